/// The scalars of a word, ready to be compared with those of many others.
package struct Spelling: Sendable {
  private let scalars: [Unicode.Scalar]
  /// A bit for each scalar that the word has, where several scalars may share one.
  private let letters: UInt64

  /// Takes a word apart.
  package init(_ word: some Sequence<Unicode.Scalar>) {
    scalars = Array(word)
    letters = scalars.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
  }

  /// How many scalars the word has.
  var count: Int { scalars.count }

  /// The number of single-character edits to another word, with neighbours swapped counted as one.
  ///
  /// Source: Damerau–Levenshtein distance in its restricted form (optimal string alignment), within a band (Ukkonen).
  /// - Returns: the distance, or `nil` where it is over `limit`.
  package func distance(to other: Spelling, atMost limit: Int) -> Int? {
    var steps = Int.max
    return distance(to: other, atMost: limit, steps: &steps)
  }

  /// The same for as many cells of the table as there are steps left; `nil` where there are no more.
  func distance(to other: Spelling, atMost limit: Int, steps: inout Int) -> Int? {
    // An edit takes away no more than one letter that the other word lacks, so most words are told apart without a table.
    let missing = max((letters & ~other.letters).nonzeroBitCount, (other.letters & ~letters).nonzeroBitCount)
    guard missing <= limit, abs(count - other.count) <= limit else { return nil }
    if limit == 0 { return scalars == other.scalars ? 0 : nil }
    let width = other.count
    steps -= width
    // What is farther than the limit from the diagonal costs more than the limit, whatever it is.
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
      // A swap reaches back two rows.
      if least > limit, leastOfLast >= limit { return nil }
      leastOfLast = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[width] <= limit ? last[width] : nil
  }
}
