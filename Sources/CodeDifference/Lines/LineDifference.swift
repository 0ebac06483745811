/// What turns one text into another, line by line, as a reviewer would tell it.
///
/// Lines are compared by their bytes without their ends. Only where the texts differ in nothing but the ends of lines
/// (`comparesLineEnds`), lines with different ends are different. Time and space are those of `HistogramComparison`: linear
/// for usual texts, and bounded by a multiple of the number of lines for any.
public struct LineDifference: Sendable, Equatable {
  /// The text before.
  public let before: LineText
  /// The text after.
  public let after: LineText
  /// All lines of both texts in order; of a change, the removed lines come before the inserted ones.
  public let runs: [LineRun]
  /// Whether the texts differ in the ends of lines alone, so that these count.
  public let comparesLineEnds: Bool

  /// How lines that both texts have are found.
  public enum Algorithm: Sendable {
    /// By lines that are rare, as a reviewer would tell it (`HistogramComparison`).
    case histogram
    /// By a shortest list of edits, as git counts lines unless told otherwise (`MyersComparison`).
    case shortest
  }

  /// Compares two texts.
  public init(before: LineText, after: LineText, by algorithm: Algorithm = .histogram) {
    self.before = before
    self.after = after
    var interner = ByteInterner()
    var numbers = (interner.numbers(ofLinesOf: before), interner.numbers(ofLinesOf: after))
    let comparesLineEnds = numbers.0 == numbers.1 && before.bytes != after.bytes
    if comparesLineEnds {
      interner = ByteInterner()
      numbers.0 = interner.numbers(ofLinesOf: before, includesEnds: true)
      numbers.1 = interner.numbers(ofLinesOf: after, includesEnds: true)
    }
    self.comparesLineEnds = comparesLineEnds
    var changed =
      switch algorithm {
      case .histogram: HistogramComparison(numbers.0, numbers.1, numberCount: interner.count).changed
      case .shortest: MyersComparison(numbers.0, numbers.1).changed
      }
    changed.before = ChangeSliding.slide(changed.before, of: before, numbers: numbers.0, beside: changed.after)
    changed.after = ChangeSliding.slide(changed.after, of: after, numbers: numbers.1, beside: changed.before)
    runs = Self.runs(of: changed)
  }

  /// Compares the UTF-8 of two texts.
  public init(before: String, after: String) {
    self.init(before: LineText(before), after: LineText(after))
  }

  /// Joins marks to runs.
  private static func runs(of changed: ChangedElements) -> [LineRun] {
    var runs: [LineRun] = []
    var (left, right) = (0, 0)
    while left < changed.before.count || right < changed.after.count {
      let (leftStart, rightStart) = (left, right)
      while left < changed.before.count, changed.before[left] { left += 1 }
      while right < changed.after.count, changed.after[right] { right += 1 }
      if left > leftStart { runs.append(.removed(leftStart..<left)) }
      if right > rightStart { runs.append(.inserted(rightStart..<right)) }
      let (equalLeft, equalRight) = (left, right)
      while left < changed.before.count, !changed.before[left], right < changed.after.count, !changed.after[right] {
        left += 1
        right += 1
      }
      if left > equalLeft { runs.append(.equal(before: equalLeft..<left, after: equalRight..<right)) }
    }
    return runs
  }
}
