/// A range of a file that a diagnostic points at.
public struct SourceRange: Sendable, Hashable {
  /// The file's path relative to the site's folder.
  public var path: String
  /// The first position.
  public var start: SourcePosition
  /// The position after the last byte; equal to `start` for a single position.
  public var end: SourcePosition

  public init(path: String, start: SourcePosition, end: SourcePosition? = nil) {
    self.path = path
    self.start = start
    self.end = end ?? start
  }

  /// Compares paths byte by byte, because two files may have canonically equivalent names.
  public static func == (left: SourceRange, right: SourceRange) -> Bool {
    PathKey(left.path) == PathKey(right.path) && left.start == right.start && left.end == right.end
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(PathKey(path))
    hasher.combine(start)
    hasher.combine(end)
  }

  /// Creates a range within a line.
  /// - Parameter length: the number of bytes; 0 for a single position.
  public init(path: String, line: Int, column: Int = 1, length: Int = 0) {
    self.init(path: path, start: SourcePosition(line: line, column: column), length: length)
  }

  /// Creates a range of some bytes of a line.
  public init(path: String, start: SourcePosition, length: Int) {
    self.init(path: path, start: start, end: SourcePosition(line: start.line, column: start.column + length))
  }
}

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
