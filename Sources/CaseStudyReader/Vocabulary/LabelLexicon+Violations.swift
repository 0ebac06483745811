import CaseStudyModel

/// Violations that a label names, and their repairs.
extension LabelLexicon {
  /// Returns whether a text of a few words begins with a violation, as in "Violating the signature", and names nothing
  /// of the new side, as "Violations and solutions" does.
  func namesViolation(_ text: Substring) -> Bool {
    let words = NormalForm.bytes(of: text).split(separator: UInt8(ascii: " "))
    guard let first = words.first, words.count <= Self.longestLead, !text.hasQuestionMark,
      violations.contains(where: { first.starts(with: $0.utf8) })
    else { return false }
    return !words.contains { self.words.longestWords(in: Array($0), at: 0)?.value.contains(.after) ?? false }
  }

  /// Returns whether a text in normal form names the repair of a violation and nothing else, as in "Fixing the LSP
  /// violation".
  func isRepair(_ normal: [UInt8]) -> Bool {
    guard let repair = repairs.longestWords(in: normal, at: 0) else { return false }
    let rest = Array(normal[repair.end...])
    let words = rest.split(separator: UInt8(ascii: " "))
    return words.contains { word in violations.contains { word.starts(with: $0.utf8) } } && sides(in: rest) == [.before]
  }
}
