/// The tokens in which two lines differ.
///
/// Compares tokens with `MyersComparison`, ignoring the blanks between them; blanks are marked only if nothing else
/// differs. Lines that share less than `sharedLimit` of their non-blank bytes in the same order differ as a whole and
/// get no marks. Takes time linear in the number of tokens.
public struct TokenDifference: Sendable, Equatable {
  /// The ranges to mark in the old line, as ascending offsets into its text's bytes.
  public var before: [Range<Int>]
  /// The ranges to mark in the new line, as ascending offsets into its text's bytes.
  public var after: [Range<Int>]

  /// The minimum share of common non-blank bytes; below it, marks distract more than they help.
  public static let sharedLimit = 0.4
  /// The number of edits searched from either side before settling for a longer script.
  private static let costLimit = 64

  /// Compares a line of one text with a line of another.
  /// - Returns: `nil` if the lines share too little.
  public init?(line: Int, of before: TokenizedText, with otherLine: Int, of after: TokenizedText) {
    var interner = ByteInterner()
    interner.beginText(before.text.bytes)
    let left = TokenLine(line, of: before, interner: &interner)
    interner.beginText(after.text.bytes)
    self.init(left, TokenLine(otherLine, of: after, interner: &interner))
  }

  /// Compares two lines.
  init?(_ left: TokenLine, _ right: TokenLine) {
    let leftInk = left.ranges.indices.filter { !left.isBlank[$0] }
    let rightInk = right.ranges.indices.filter { !right.isBlank[$0] }
    let comparison = MyersComparison(
      leftInk.map { left.numbers[$0] }, rightInk.map { right.numbers[$0] }, costLimit: Self.costLimit)
    let leftChanged = Set(zip(leftInk, comparison.changed.before).filter { $1 }.map { $0.0 })
    let rightChanged = Set(zip(rightInk, comparison.changed.after).filter { $1 }.map { $0.0 })
    let total = left.inkedByteCount + right.inkedByteCount
    let changedBytes =
      leftChanged.reduce(0) { $0 + left.ranges[$1].count } + rightChanged.reduce(0) { $0 + right.ranges[$1].count }
    guard total == 0 || Double(total - changedBytes) >= Self.sharedLimit * Double(total) else { return nil }
    if leftChanged.isEmpty, rightChanged.isEmpty {
      (before, after) = Self.blankMarks(left, right, leftInk, rightInk)
    } else {
      before = Self.marks(leftChanged, of: left)
      after = Self.marks(rightChanged, of: right)
    }
  }

  /// Joins adjacent changed tokens, and blanks between two of them, into ranges.
  private static func marks(_ changed: Set<Int>, of line: TokenLine) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    var previous = Int.min
    for index in line.ranges.indices where changed.contains(index) {
      let isJoined = previous == index - 1 || (previous == index - 2 && line.isBlank[index - 1])
      if isJoined, let last = marks.last {
        marks[marks.count - 1] = last.lowerBound..<line.ranges[index].upperBound
      } else {
        marks.append(line.ranges[index])
      }
      previous = index
    }
    return marks
  }

  /// Returns the blanks that differ between lines with equal non-blank tokens.
  private static func blankMarks(
    _ left: TokenLine, _ right: TokenLine, _ leftInk: [Int], _ rightInk: [Int]
  ) -> ([Range<Int>], [Range<Int>]) {
    var (before, after): ([Range<Int>], [Range<Int>]) = ([], [])
    for gap in 0...leftInk.count {
      let first = blank(before: gap, of: left, leftInk)
      let second = blank(before: gap, of: right, rightInk)
      guard first.map({ left.numbers[$0] }) != second.map({ right.numbers[$0] }) else { continue }
      if let first { before.append(left.ranges[first]) }
      if let second { after.append(right.ranges[second]) }
    }
    return (before, after)
  }

  /// Returns the blanks directly before the non-blank token with the given ordinal, or at the end of the line.
  private static func blank(before gap: Int, of line: TokenLine, _ ink: [Int]) -> Int? {
    let index = (gap < ink.count ? ink[gap] : line.ranges.count) - 1
    return index >= 0 && line.isBlank[index] ? index : nil
  }
}
