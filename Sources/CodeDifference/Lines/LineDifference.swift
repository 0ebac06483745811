/// The line-by-line difference between two texts, as a reviewer would describe it.
///
/// Compares the bytes of lines without their endings. If nothing else differs, it compares the endings
/// (`comparesLineEnds`). Takes the time and space of `HistogramComparison`: linear for typical texts, and bounded by a
/// multiple of the number of lines.
public struct LineDifference: Sendable, Equatable {
  /// The old text.
  public let before: LineText
  /// The new text.
  public let after: LineText
  /// All lines of both texts in order; in a change, removed lines precede inserted ones.
  public let runs: [LineRun]
  /// Whether the texts differ only in line endings, so that these are compared.
  public let comparesLineEnds: Bool

  /// The algorithm that matches equal lines.
  public enum Algorithm: Sendable {
    /// Matches rare lines first, as a reviewer would (`HistogramComparison`).
    case histogram
    /// Finds a shortest edit script, as git does by default (`MyersComparison`).
    case shortest
  }

  /// Compares two texts.
  /// - Parameter includingLineEnds: whether lines with different endings differ even if other lines do, as in a
  ///   difference that a program applies.
  public init(
    before: LineText, after: LineText, by algorithm: Algorithm = .histogram, includingLineEnds: Bool = false
  ) {
    self.before = before
    self.after = after
    var interner = ByteInterner()
    var numbers = (interner.numbers(ofLinesOf: before), interner.numbers(ofLinesOf: after))
    let comparesLineEnds = numbers.0 == numbers.1 && before.bytes != after.bytes
    if comparesLineEnds || includingLineEnds {
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
  public init(before: String, after: String) { self.init(before: LineText(before), after: LineText(after)) }

  /// Returns the runs that marks describe.
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

/// Consecutive lines of two texts with the same status: kept, removed or inserted.
public enum LineRun: Sendable, Hashable {
  /// Lines of both texts; the ranges have equal counts.
  case equal(before: Range<Int>, after: Range<Int>)
  /// Lines of the old text only.
  case removed(Range<Int>)
  /// Lines of the new text only.
  case inserted(Range<Int>)
}
