/// The blocks of lines that moved within a tree, inside one file or between files.
///
/// A block has at least three removed, non-trivial lines (`BlockMatching`) that were inserted elsewhere in the same
/// order, at any indentation. It may bridge short lines, such as `}`, that the difference reports as equal.
public struct MovedBlocks: Sendable, Equatable {
  /// The blocks, in the order of their destinations; no two share a line on either side.
  public let blocks: [MovedBlock]

  /// Finds the moved blocks between two trees.
  /// - Parameters:
  ///   - before: the old files, with their removed lines.
  ///   - after: the new files, with their inserted lines.
  public init(before: [(text: LineText, removed: [Range<Int>])], after: [(text: LineText, inserted: [Range<Int>])]) {
    var interner = ByteInterner()
    var (left, right) = (ChangedText(), ChangedText())
    for file in before { left.append(file.text, changed: file.removed, separator: -1, &interner) }
    for file in after { right.append(file.text, changed: file.inserted, separator: -2, &interner) }
    var matching = BlockMatching(left, right)
    blocks = matching.blocks().map { MovedBlock(source: left.lines($0.before), destination: right.lines($0.after)) }
  }
}

/// A block of lines that moved to another place, unchanged except for surrounding blanks.
public struct MovedBlock: Sendable, Hashable {
  /// The old location, among the old files.
  public var source: FileLines
  /// The new location, among the new files; as many lines as `source`.
  public var destination: FileLines

  /// Creates a link from an old location to a new one.
  public init(source: FileLines, destination: FileLines) {
    self.source = source
    self.destination = destination
  }
}

/// Consecutive lines of a file of one side.
public struct FileLines: Sendable, Hashable {
  /// The index of the file among the files of its side.
  public var file: Int
  /// The lines, counted from 0.
  public var lines: Range<Int>

  /// Creates a range of a file's lines.
  public init(file: Int, lines: Range<Int>) {
    self.file = file
    self.lines = lines
  }
}
