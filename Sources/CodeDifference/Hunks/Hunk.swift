/// A group of nearby changes with the equal lines around them.
public struct Hunk: Sendable, Equatable {
  /// The runs, with equal ones shortened to the context.
  public var runs: [LineRun]
  /// The lines of the old text, counted from 0, including context.
  public var before: Range<Int>
  /// The lines of the new text, counted from 0, including context.
  public var after: Range<Int>
  /// The number of inserted lines.
  public var insertedLineCount: Int
  /// The number of removed lines.
  public var removedLineCount: Int
  /// The changes in the hunk.
  public var changes: [LineChange]
  /// A name derived from the changed lines, so that it survives when the hunk moves; unique in its difference.
  public var anchor: String

  /// The counts in display form, such as `+12 −3`.
  public var summary: String { "+\(insertedLineCount) \u{2212}\(removedLineCount)" }
}
