/// The moving of groups of changed lines, up or down over lines that read the same, to where a reviewer would see them.
///
/// A group of removed or inserted lines whose first line equals the line after it, or whose last line equals the line before it,
/// can be told in several ways. Groups that touch when they slide become one; a group that can stand beside a group
/// of the other side does; any other goes where `BoundaryCost` is lowest. The idea is that of git's `--indent-heuristic`
/// (Michael Haggerty, github.com/mhagger/diff-slider-tools); the costs are this project's own. Slides are bounded by
/// `steps`, so that the time is O(N + M).
struct ChangeSliding {
  private let numbers: [Int32]
  private let text: LineText
  private var isChanged: [Bool]
  private let isChangedInOther: [Bool]
  private var steps: Int
  /// The group that is looked at, and what is changed in the other sequence at the same place.
  private var group = 0..<0
  private var other = 0..<0

  /// The lowest number of positions in which costs are compared; a group that can slide further is compared near its end.
  private static let positionLimit = 100

  /// Slides the groups of one sequence.
  /// - Returns: the marks of the sequence after sliding.
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

  /// Finds the end at which the group reads best, among those it can slide up to.
  private func cheapestEnd(notBefore top: Int) -> Int {
    var best = group.upperBound
    var bestCost = Int.max
    for end in max(top, group.upperBound - Self.positionLimit)...group.upperBound {
      let cost =
        BoundaryCost.cost(ofBoundaryBefore: end - group.count, in: text)
        + BoundaryCost.cost(ofBoundaryBefore: end, in: text)
      if cost <= bestCost { (best, bestCost) = (end, cost) }
    }
    return best
  }

  /// Moves the group one line up, if that tells the same change, and joins it with a group it then touches.
  private mutating func slideUp() -> Bool {
    guard steps > 0, group.lowerBound > 0, numbers[group.lowerBound - 1] == numbers[group.upperBound - 1] else {
      return false
    }
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

  /// Moves the group one line down, if that tells the same change, and joins it with a group it then touches.
  private mutating func slideDown() -> Bool {
    guard steps > 0, group.upperBound < numbers.count, numbers[group.lowerBound] == numbers[group.upperBound] else {
      return false
    }
    steps -= 1
    isChanged[group.lowerBound] = false
    isChanged[group.upperBound] = true
    group = (group.lowerBound + 1)..<Self.end(of: isChanged, from: group.upperBound + 1)
    other = (other.upperBound + 1)..<Self.end(of: isChangedInOther, from: other.upperBound + 1)
    return true
  }

  /// Finds where the changed elements from `index` on end.
  private static func end(of isChanged: [Bool], from index: Int) -> Int {
    var end = index
    while end < isChanged.count, isChanged[end] { end += 1 }
    return end
  }
}
