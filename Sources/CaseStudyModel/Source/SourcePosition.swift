/// A position in a text file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in UTF-8 bytes, as compilers do.
  public var column: Int

  public init(line: Int, column: Int = 1) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
