/// A part of a difference to be read in one piece: changes that stand close together, and the equal lines around them.
public struct Hunk: Sendable, Equatable {
  /// The runs, with equal ones shortened to the context.
  public var runs: [LineRun]
  /// The lines of the text before, counted from 0, with the context.
  public var before: Range<Int>
  /// The lines of the text after, counted from 0, with the context.
  public var after: Range<Int>
  /// The number of inserted lines.
  public var insertedLineCount: Int
  /// The number of removed lines.
  public var removedLineCount: Int
  /// The changes within the hunk.
  public var changes: [LineChange]
  /// A name that stays the same while the changed lines do, wherever the hunk moves in its file; unique in its difference.
  public var anchor: String

  /// The count as it is shown to a reader, such as `+12 −3`.
  public var summary: String { "+\(insertedLineCount) \u{2212}\(removedLineCount)" }
}
