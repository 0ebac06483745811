/// Consecutive lines that are removed, inserted or replaced, between lines that both texts have.
public struct LineChange: Sendable, Hashable {
  /// The removed lines, counted from 0; empty, at the place of the change, where lines are only inserted.
  public var before: Range<Int>
  /// The inserted lines, counted from 0; empty, at the place of the change, where lines are only removed.
  public var after: Range<Int>

  /// Creates the replacement of lines by others.
  public init(before: Range<Int>, after: Range<Int>) {
    self.before = before
    self.after = after
  }
}
