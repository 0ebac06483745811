/// A line of a grammar that can't be understood.
public struct GrammarFailure: Error, Sendable, Equatable {
  /// The line's number, counted from 1.
  public var line: Int
  /// The column, counted from 1 in UTF-8 bytes.
  public var column: Int
  /// What is wrong, worded as a rule.
  public var summary: String

  /// Creates an error of the line with the number `line`.
  public init(line: Int, column: Int = 1, summary: String) {
    self.line = line
    self.column = column
    self.summary = summary
  }
}
