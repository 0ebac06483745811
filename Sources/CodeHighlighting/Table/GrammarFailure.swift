/// An error in a grammar file.
public struct GrammarFailure: Error, Sendable, Equatable {
  /// The line's number, counted from 1.
  public var line: Int
  /// The column, counted from 1 in UTF-8 bytes.
  public var column: Int
  /// The violated rule.
  public var summary: String

  /// Creates an error at a line of a grammar.
  public init(line: Int, column: Int = 1, summary: String) {
    self.line = line
    self.column = column
    self.summary = summary
  }
}
