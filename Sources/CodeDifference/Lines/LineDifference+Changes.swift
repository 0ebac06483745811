extension LineDifference {
  /// The changes in order, separated by equal lines.
  public var changes: [LineChange] { runs.changes(from: (0, 0)) }

  /// The number of lines that only the new text has.
  public var insertedLineCount: Int { changes.reduce(0) { $0 + $1.after.count } }

  /// The number of lines that only the old text has.
  public var removedLineCount: Int { changes.reduce(0) { $0 + $1.before.count } }

  /// Whether the texts are byte-for-byte equal.
  public var isEmpty: Bool { before.bytes == after.bytes }
}

extension [LineRun] {
  /// Returns the changes among runs that begin at a line of each text.
  func changes(from start: (before: Int, after: Int)) -> [LineChange] {
    var changes: [LineChange] = []
    var place = start
    var isInChange = false
    for run in self {
      switch run {
      case .equal(let before, let after):
        place = (before.upperBound, after.upperBound)
        isInChange = false
      case .removed(let lines):
        changes.append(LineChange(before: lines, after: place.after..<place.after))
        place.before = lines.upperBound
        isInChange = true
      case .inserted(let lines):
        if !isInChange { changes.append(LineChange(before: place.before..<place.before, after: lines)) }
        changes[changes.count - 1].after = lines
        place.after = lines.upperBound
      }
    }
    return changes
  }
}

/// Consecutive lines that were removed, inserted or replaced.
public struct LineChange: Sendable, Hashable {
  /// The removed lines, counted from 0; an empty range at the position of a pure insertion.
  public var before: Range<Int>
  /// The inserted lines, counted from 0; an empty range at the position of a pure removal.
  public var after: Range<Int>

  /// Creates a replacement of lines.
  public init(before: Range<Int>, after: Range<Int>) {
    self.before = before
    self.after = after
  }
}
