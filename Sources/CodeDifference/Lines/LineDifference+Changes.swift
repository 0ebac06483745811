extension LineDifference {
  /// The changes in order, separated by equal lines.
  public var changes: [LineChange] {
    var changes: [LineChange] = []
    var (left, right) = (0, 0)
    var isInChange = false
    for run in runs {
      switch run {
      case .equal(let before, let after):
        (left, right, isInChange) = (before.upperBound, after.upperBound, false)
        continue
      case .removed, .inserted: break
      }
      if !isInChange { changes.append(LineChange(before: left..<left, after: right..<right)) }
      isInChange = true
      switch run {
      case .equal: break
      case .removed(let lines):
        changes[changes.count - 1].before = lines
        left = lines.upperBound
      case .inserted(let lines):
        changes[changes.count - 1].after = lines
        right = lines.upperBound
      }
    }
    return changes
  }

  /// The number of lines that only the new text has.
  public var insertedLineCount: Int { changes.reduce(0) { $0 + $1.after.count } }

  /// The number of lines that only the old text has.
  public var removedLineCount: Int { changes.reduce(0) { $0 + $1.before.count } }

  /// Whether the texts are byte-for-byte equal.
  public var isEmpty: Bool { before.bytes == after.bytes }
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
