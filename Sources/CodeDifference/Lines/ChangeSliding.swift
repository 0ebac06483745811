/// Slides groups of changed lines up or down over equal lines to the position that reads best.
///
/// A group can slide if its first line equals the line after it, or its last line the line before it. Groups that meet
/// are merged. A group that can slide next to a group of the other side does so; any other slides to the position with
/// the lowest `BoundaryRating`. The idea is that of git's `--indent-heuristic` (Michael Haggerty,
/// github.com/mhagger/diff-slider-tools), with different costs. `steps` bounds the slides, so that the time is O(N +
/// M).
struct ChangeSliding {
  private let numbers: [Int32]
  private let text: LineText
  private var isChanged: [Bool]
  private let isChangedInOther: [Bool]
  private var steps: Int
  /// The current group, and the changed lines of the other sequence at the same position.
  private var group = 0..<0
  private var other = 0..<0

  /// The maximum number of positions whose costs are compared; of longer slides, only the positions nearest the end.
  private static let positionLimit = 100

  /// Slides the groups of one sequence.
  /// - Returns: the sequence's marks after sliding.
  static func slide(
    _ isChanged: [Bool], of text: LineText, numbers: [Int32], beside isChangedInOther: [Bool]
  ) -> [Bool] {
    var sliding = ChangeSliding(
      numbers: numbers, text: text, isChanged: isChanged, isChangedInOther: isChangedInOther,
      steps: 16 * (isChanged.count + isChangedInOther.count) + 1_000)
    sliding.slideAll()
    return sliding.isChanged
  }

  private init(numbers: [Int32], text: LineText, isChanged: [Bool], isChangedInOther: [Bool], steps: Int) {
    self.numbers = numbers
    self.text = text
    self.isChanged = isChanged
    self.isChangedInOther = isChangedInOther
    self.steps = steps
  }

  private mutating func slideAll() {
    group = 0..<Self.end(of: isChanged, from: 0)
    other = 0..<Self.end(of: isChangedInOther, from: 0)
    while true {
      if !group.isEmpty { slideGroup() }
      guard group.upperBound < numbers.count else { return }
      let (next, otherNext) = (group.upperBound + 1, other.upperBound + 1)
      group = next..<Self.end(of: isChanged, from: next)
      other = otherNext..<Self.end(of: isChangedInOther, from: otherNext)
    }
  }

  private mutating func slideGroup() {
    var top = group.upperBound
    var aligned: Int?
    var size = 0
    repeat {
      size = group.count
      while slideUp() {}
      top = group.upperBound
      aligned = other.isEmpty ? nil : group.upperBound
      while slideDown() { if !other.isEmpty { aligned = group.upperBound } }
    } while group.count != size
    guard group.upperBound > top else { return }
    let target = aligned ?? cheapestEnd(notBefore: top)
    while group.upperBound > target, slideUp() {}
  }

  /// Returns the cheapest end position among those the group can slide to.
  private func cheapestEnd(notBefore top: Int) -> Int {
    var best = group.upperBound
    var bestCost = Int.max
    for end in max(top, group.upperBound - Self.positionLimit)...group.upperBound {
      let cost =
        BoundaryRating.cost(ofBoundaryBefore: end - group.count, in: text)
        + BoundaryRating.cost(ofBoundaryBefore: end, in: text)
      if cost <= bestCost { (best, bestCost) = (end, cost) }
    }
    return best
  }

  /// Moves the group up a line if the result is equivalent, merging it with a group it meets.
  private mutating func slideUp() -> Bool {
    guard steps > 0, group.lowerBound > 0, numbers[group.lowerBound - 1] == numbers[group.upperBound - 1]
    else { return false }
    steps -= 1
    isChanged[group.lowerBound - 1] = true
    isChanged[group.upperBound - 1] = false
    var lower = group.lowerBound - 1
    let upper = group.upperBound - 1
    while lower > 0, isChanged[lower - 1] { lower -= 1 }
    group = lower..<upper
    let otherUpper = other.lowerBound - 1
    var otherLower = otherUpper
    while otherLower > 0, isChangedInOther[otherLower - 1] { otherLower -= 1 }
    other = otherLower..<otherUpper
    return true
  }

  /// Moves the group down a line if the result is equivalent, merging it with a group it meets.
  private mutating func slideDown() -> Bool {
    guard steps > 0, group.upperBound < numbers.count, numbers[group.lowerBound] == numbers[group.upperBound]
    else { return false }
    steps -= 1
    isChanged[group.lowerBound] = false
    isChanged[group.upperBound] = true
    group = (group.lowerBound + 1)..<Self.end(of: isChanged, from: group.upperBound + 1)
    other = (other.upperBound + 1)..<Self.end(of: isChangedInOther, from: other.upperBound + 1)
    return true
  }

  /// Returns the end of the changed elements that start at `index`.
  private static func end(of isChanged: [Bool], from index: Int) -> Int {
    var end = index
    while end < isChanged.count, isChanged[end] { end += 1 }
    return end
  }
}
