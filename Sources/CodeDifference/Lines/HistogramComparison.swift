/// Compares two sequences by splitting them at rare common elements, as a human reader would.
///
/// Source: the histogram strategy of JGit (`org.eclipse.jgit.diff.HistogramDiff`, Shawn O. Pearce), which extends Bram
/// Cohen's patience strategy from unique elements to rare ones: the common run with the rarest element splits the
/// sequences, the longest one on ties, and both parts are compared recursively. If all common elements occur more than
/// `chainLimit` times, or after `stepLimit` steps, `MyersComparison` takes over. Takes O(N + M) time for typical texts
/// and O(stepLimit + (N + M) · costLimit) at most, and O(N + M) space.
struct HistogramComparison {
  private let left: [Int32]
  private let right: [Int32]
  /// The first position of each element in the old region, or -1, and its number of occurrences.
  private var heads: [Int32]
  private var counts: [Int32]
  /// The next position in the region of each old position's element, or -1.
  private var followers: [Int32]
  private var steps: Int
  /// The elements without a partner in the other sequence.
  private(set) var changed: ChangedElements

  private static let chainLimit: Int32 = 64

  /// A way to split a region.
  private enum Division {
    case common(SequenceRegion)
    case nothingCommon
    case nothingRare
  }

  /// Compares two sequences of numbers below `numberCount`.
  init(_ left: [Int32], _ right: [Int32], numberCount: Int) {
    self.left = left
    self.right = right
    heads = [Int32](repeating: -1, count: numberCount)
    counts = [Int32](repeating: 0, count: numberCount)
    followers = [Int32](repeating: -1, count: left.count)
    steps = 64 * (left.count + right.count) + 10_000
    changed = ChangedElements(beforeCount: left.count, afterCount: right.count)
    compareAll()
  }

  private mutating func compareAll() {
    var regions = [SequenceRegion(before: 0..<left.count, after: 0..<right.count)]
    while var region = regions.popLast() {
      region.trim(left, right)
      guard !region.before.isEmpty, !region.after.isEmpty else {
        changed.mark(region)
        continue
      }
      guard steps > 0 else {
        compareWithoutHistogram(region)
        continue
      }
      switch division(of: region) {
      case .nothingCommon: changed.mark(region)
      case .nothingRare: compareWithoutHistogram(region)
      case .common(let common):
        regions.append(
          SequenceRegion(
            before: region.before.lowerBound..<common.before.lowerBound,
            after: region.after.lowerBound..<common.after.lowerBound))
        regions.append(
          SequenceRegion(
            before: common.before.upperBound..<region.before.upperBound,
            after: common.after.upperBound..<region.after.upperBound))
      }
    }
  }

  /// Returns the common run with the rarest element.
  private mutating func division(of region: SequenceRegion) -> Division {
    for index in region.before.reversed() {
      let number = Int(left[index])
      followers[index] = heads[number]
      heads[number] = Int32(index)
      counts[number] += 1
    }
    defer {
      for index in region.before {
        heads[Int(left[index])] = -1
        counts[Int(left[index])] = 0
      }
    }
    steps -= region.before.count + region.after.count
    var best: SequenceRegion?
    var rarity = Self.chainLimit
    var hasCommon = false
    var index = region.after.lowerBound
    while index < region.after.upperBound {
      let number = Int(right[index])
      var next = index + 1
      if counts[number] > 0 {
        hasCommon = true
        if counts[number] <= rarity {
          var position = Int(heads[number])
          while position >= 0 {
            let (stretch, lowest) = commonStretch(around: position, index, in: region)
            if best.map({ $0.before.count < stretch.before.count }) ?? true || lowest < rarity {
              (best, rarity) = (stretch, lowest)
            }
            next = max(next, stretch.after.upperBound)
            position = Int(followers[position])
            while position >= 0, position < stretch.before.upperBound { position = Int(followers[position]) }
          }
        }
      }
      index = next
    }
    return best.map(Division.common) ?? (hasCommon ? .nothingRare : .nothingCommon)
  }

  /// Extends a common element in both directions and returns the lowest number of occurrences in the run.
  private mutating func commonStretch(
    around position: Int, _ index: Int, in region: SequenceRegion
  ) -> (SequenceRegion, Int32) {
    var (lower, otherLower) = (position, index)
    var (upper, otherUpper) = (position + 1, index + 1)
    var lowest = counts[Int(left[position])]
    while lower > region.before.lowerBound, otherLower > region.after.lowerBound,
      left[lower - 1] == right[otherLower - 1]
    {
      lower -= 1
      otherLower -= 1
      lowest = min(lowest, counts[Int(left[lower])])
    }
    while upper < region.before.upperBound, otherUpper < region.after.upperBound, left[upper] == right[otherUpper] {
      lowest = min(lowest, counts[Int(left[upper])])
      upper += 1
      otherUpper += 1
    }
    steps -= upper - lower
    return (SequenceRegion(before: lower..<upper, after: otherLower..<otherUpper), lowest)
  }

  /// Compares a region by shortest edits, ignoring elements that the other side lacks.
  private mutating func compareWithoutHistogram(_ region: SequenceRegion) {
    for index in region.before { counts[Int(left[index])] = 1 }
    let keptAfter = region.after.filter { counts[Int(right[$0])] != 0 }
    for index in region.before { counts[Int(left[index])] = 0 }
    for index in keptAfter { counts[Int(right[index])] = 1 }
    let keptBefore = region.before.filter { counts[Int(left[$0])] != 0 }
    for index in keptAfter { counts[Int(right[index])] = 0 }
    changed.mark(region)
    let comparison = MyersComparison(keptBefore.map { left[$0] }, keptAfter.map { right[$0] })
    for (index, isChanged) in zip(keptBefore, comparison.changed.before) { changed.before[index] = isChanged }
    for (index, isChanged) in zip(keptAfter, comparison.changed.after) { changed.after[index] = isChanged }
  }
}
