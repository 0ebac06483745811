/// A removed line and the inserted line that takes its place.
public struct LinePair: Sendable, Equatable {
  /// The removed line, counted from 0.
  public var before: Int
  /// The inserted line, counted from 0.
  public var after: Int
  /// What differs within the lines, or nil where they share too little for marks to help.
  public var marks: TokenDifference?

  /// Creates a pair of lines.
  public init(before: Int, after: Int, marks: TokenDifference?) {
    self.before = before
    self.after = after
    self.marks = marks
  }
}
