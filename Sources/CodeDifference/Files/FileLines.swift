/// Consecutive lines of a file of one side.
public struct FileLines: Sendable, Hashable {
  /// The index of the file among the files of its side.
  public var file: Int
  /// The lines, counted from 0.
  public var lines: Range<Int>

  /// Creates a stretch of a file's lines.
  public init(file: Int, lines: Range<Int>) {
    self.file = file
    self.lines = lines
  }
}
