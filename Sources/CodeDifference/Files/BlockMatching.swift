/// Finds blocks of lines that disappear from one text and appear in another.
///
/// Each non-trivial inserted line is looked up among the removed lines (at most `chainLimit` matches), and each match
/// is extended in both directions. Trivial and unchanged lines are bridged without counting. Among overlapping matches,
/// the one with the most counting lines wins. Takes O(N · chainLimit) time for N lines, bounded by `steps`, plus the
/// time for sorting the matches.
struct BlockMatching {
  /// A block that both texts contain.
  private struct Match {
    var before: Range<Int>
    var after: Range<Int>
    var weight: Int
  }

  private let before: ChangedText
  private let after: ChangedText
  private var steps: Int

  /// The minimum number of non-trivial lines in a block.
  static let lineMinimum = 3
  private static let chainLimit = 32

  /// Creates a search over two sides.
  init(_ before: ChangedText, _ after: ChangedText) {
    self.before = before
    self.after = after
    steps = 128 * (before.numbers.count + after.numbers.count) + 10_000
  }

  /// Returns the blocks in the order of the new text; no two share a line on either side.
  mutating func blocks() -> [(before: Range<Int>, after: Range<Int>)] {
    var isTaken = (
      before: [Bool](repeating: false, count: before.numbers.count),
      after: [Bool](repeating: false, count: after.numbers.count)
    )
    var blocks: [Match] = []
    let found = matches().sorted {
      ($1.weight, $0.after.lowerBound, $0.before.lowerBound) < ($0.weight, $1.after.lowerBound, $1.before.lowerBound)
    }
    for match in found {
      // Lines taken by better blocks split this one.
      let free = zip(match.before, match.after).split { isTaken.before[$0] || isTaken.after[$1] }
      for part in free {
        guard let first = part.first, let last = part.last else { continue }
        let block = trimmed(first.0..<(last.0 + 1), first.1..<(last.1 + 1))
        guard block.weight >= Self.lineMinimum else { continue }
        blocks.append(block)
        for (left, right) in zip(block.before, block.after) {
          (isTaken.before[left], isTaken.after[right]) = (true, true)
        }
      }
    }
    return blocks.sorted { $0.after.lowerBound < $1.after.lowerBound }.map { ($0.before, $0.after) }
  }

  /// Returns the longest matches around each pair of equal lines that are changed and not trivial.
  private mutating func matches() -> [Match] {
    var places: [Int32: [Int]] = [:]
    for index in before.numbers.indices where before.isChanged[index] && !before.isTrivial[index] {
      places[before.numbers[index], default: []].append(index)
    }
    var found: [Match] = []
    // The end of the last match in the new text, by diagonal.
    var ends: [Int: Int] = [:]
    for index in after.numbers.indices where after.isChanged[index] && !after.isTrivial[index] {
      guard let candidates = places[after.numbers[index]], candidates.count <= Self.chainLimit else { continue }
      for place in candidates where ends[index - place, default: 0] <= index && steps > 0 {
        let match = stretch(around: place, index)
        ends[index - place] = match.after.upperBound
        if match.weight >= Self.lineMinimum { found.append(match) }
      }
    }
    return found
  }

  private mutating func stretch(around place: Int, _ index: Int) -> Match {
    var (lower, otherLower) = (place, index)
    var (upper, otherUpper) = (place + 1, index + 1)
    while lower > 0, otherLower > 0, continues(lower - 1, otherLower - 1) {
      lower -= 1
      otherLower -= 1
    }
    while upper < before.numbers.count, otherUpper < after.numbers.count, continues(upper, otherUpper) {
      upper += 1
      otherUpper += 1
    }
    steps -= upper - lower
    return trimmed(lower..<upper, otherLower..<otherUpper)
  }

  /// Returns whether a block continues with two lines: they are equal, and changed or trivial.
  private func continues(_ left: Int, _ right: Int) -> Bool {
    before.numbers[left] == after.numbers[right] && (before.isTrivial[left] || isMoved(left, right))
  }

  private func isMoved(_ left: Int, _ right: Int) -> Bool { before.isChanged[left] && after.isChanged[right] }

  /// Drops bridged lines at both ends and counts the non-trivial ones.
  private func trimmed(_ left: Range<Int>, _ right: Range<Int>) -> Match {
    let pairs = zip(left, right)
    guard let first = pairs.first(where: isMoved), let last = pairs.reversed().first(where: isMoved) else {
      return Match(before: left.lowerBound..<left.lowerBound, after: right.lowerBound..<right.lowerBound, weight: 0)
    }
    let weight = pairs.reduce(0) { $0 + (isMoved($1.0, $1.1) && !before.isTrivial[$1.0] ? 1 : 0) }
    return Match(before: first.0..<(last.0 + 1), after: first.1..<(last.1 + 1), weight: weight)
  }
}
