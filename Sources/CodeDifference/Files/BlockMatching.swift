/// The search for stretches that vanish in one text and appear in another.
///
/// Each inserted line that is not trivial looks up where lines like it were removed (at most `chainLimit` places), and each such
/// place is extended in both directions. Lines that are trivial, or not changed, are bridged and don't count. Of overlapping stretches
/// the one with most lines that count wins. Time is O(N · chainLimit) for N lines, and no more than `steps` in any case, plus
/// sorting what is found.
struct BlockMatching {
  /// A stretch that both texts have.
  private struct Match {
    var before: Range<Int>
    var after: Range<Int>
    var weight: Int
  }

  private let before: ChangedText
  private let after: ChangedText
  private var steps: Int

  /// The fewest lines of a block that are not trivial.
  static let lineMinimum = 3
  private static let chainLimit = 32

  /// Prepares a search.
  init(_ before: ChangedText, _ after: ChangedText) {
    self.before = before
    self.after = after
    steps = 128 * (before.numbers.count + after.numbers.count) + 10_000
  }

  /// Finds the blocks, in the order of the text after, no two of which share a line on either side.
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
      // What earlier blocks have taken divides this one.
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

  /// Finds the longest stretches around each pair of equal lines that are changed and not trivial.
  private mutating func matches() -> [Match] {
    var places: [Int32: [Int]] = [:]
    for index in before.numbers.indices where before.isChanged[index] && !before.isTrivial[index] {
      places[before.numbers[index], default: []].append(index)
    }
    var found: [Match] = []
    // By diagonal, where the last stretch looked at ends in the text after.
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

  /// Whether a block goes on with two lines: they are equal, and changed or trivial.
  private func continues(_ left: Int, _ right: Int) -> Bool {
    before.numbers[left] == after.numbers[right] && (before.isTrivial[left] || isMoved(left, right))
  }

  private func isMoved(_ left: Int, _ right: Int) -> Bool {
    before.isChanged[left] && after.isChanged[right]
  }

  /// Drops lines at both ends that are bridged only, and counts those that are not trivial.
  private func trimmed(_ left: Range<Int>, _ right: Range<Int>) -> Match {
    let pairs = zip(left, right)
    guard let first = pairs.first(where: isMoved), let last = pairs.reversed().first(where: isMoved) else {
      return Match(before: left.lowerBound..<left.lowerBound, after: right.lowerBound..<right.lowerBound, weight: 0)
    }
    let weight = pairs.reduce(0) { $0 + (isMoved($1.0, $1.1) && !before.isTrivial[$1.0] ? 1 : 0) }
    return Match(before: first.0..<(last.0 + 1), after: first.1..<(last.1 + 1), weight: weight)
  }
}
