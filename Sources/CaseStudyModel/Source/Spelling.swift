/// The scalars of a word, prepared for comparisons with many others.
package struct Spelling: Sendable {
  private let scalars: [Unicode.Scalar]
  /// A Bloom filter with a bit for each scalar; scalars may share bits.
  private let letters: UInt64

  /// Creates the spelling of a word.
  package init(_ word: some Sequence<Unicode.Scalar>) {
    scalars = Array(word)
    letters = scalars.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }

  /// The number of scalars.
  var count: Int { scalars.count }

  /// Returns the number of single-character edits to another word; swapping neighbours counts as one.
  ///
  /// Source: Damerau–Levenshtein distance in its restricted form (optimal string alignment), within a band (Ukkonen).
  /// - Returns: the distance, or `nil` if it exceeds `limit`.
  package func distance(to other: Spelling, atMost limit: Int) -> Int? {
    var steps = Int.max
    return distance(to: other, atMost: limit, steps: &steps)
  }

  /// Returns the distance and deducts the number of table cells from `steps`; `nil` also when no steps are left.
  func distance(to other: Spelling, atMost limit: Int, steps: inout Int) -> Int? {
    // Fast path: one edit removes at most one scalar that the other word lacks, which rules out most words.
    let missing = max((letters & ~other.letters).nonzeroBitCount, (other.letters & ~letters).nonzeroBitCount)
    guard missing <= limit, abs(count - other.count) <= limit else { return nil }
    if limit == 0 { return scalars == other.scalars ? 0 : nil }
    let width = other.count
    steps -= width
    // Cells farther from the diagonal than the limit cost more than the limit.
    var row = [Int](repeating: limit + 1, count: width + 1)
    var (beforeLast, last) = (row, Array(0...width))
    var leastOfLast = 0
    for i in scalars.indices {
      let band = max(0, i - limit)..<min(width, i + limit + 1)
      steps -= band.count
      guard steps > 0 else { return nil }
      row[band.lowerBound] = min(i, limit) + 1
      var least = row[band.lowerBound]
      for j in band {
        let isSame = scalars[i] == other.scalars[j]
        var cost = min(last[j] + (isSame ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, scalars[i] == other.scalars[j - 1], scalars[i - 1] == other.scalars[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // A swap looks back two rows.
      if least > limit, leastOfLast >= limit { return nil }
      leastOfLast = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[width] <= limit ? last[width] : nil
  }
}
