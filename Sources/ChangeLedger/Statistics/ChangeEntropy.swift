import Platform

/// The entropy of changes: how evenly the changes of a period are spread over files.
///
/// With p the share of a file in all modifications of a period, where a change that touches three files is three
/// modifications, the entropy is -Σ p log2 p: 0 bits if one file takes all changes, log2 n if n files share them
/// evenly. Three changes of A and one of B give 0.75 · 0.415 + 0.25 · 2 = 0.811 bits.
///
/// Source: Hassan, Predicting faults using the complexity of code changes, ICSE 2009, section 3.
enum ChangeEntropy {
  /// Returns the entropy in bits of the numbers of modifications of each file.
  static func bits(of modifications: some Sequence<Int>) -> Double {
    // Σ m log2 m - M log2 M, which sums over the files once.
    var total = 0
    var sum = 0.0
    for count in modifications where count > 0 {
      total += count
      sum += Double(count) * log2(Double(count))
    }
    if total == 0 { return 0 }
    return max(0, log2(Double(total)) - sum / Double(total))
  }

  /// Returns the entropy as a share of the largest that a number of files can have, from 0 to 1; `nil` for fewer
  /// than two files, where there is nothing to spread over.
  static func share(of bits: Double, among files: Int) -> Double? {
    files < 2 ? nil : min(1, bits / log2(Double(files)))
  }
}
