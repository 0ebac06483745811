/// The blocks of lines that were moved within a tree, within a file or from one to another.
///
/// A block has at least three removed lines that are not trivial (`BlockMatching`) and stand in the same order where they were
/// inserted, whatever their indentation. It may bridge short lines, such as `}`, that the difference tells as equal.
public struct MovedBlocks: Sendable, Equatable {
  /// The blocks, in the order of their destinations; no two share a line on either side.
  public let blocks: [MovedBlock]

  /// Finds the moved blocks of a tree.
  /// - Parameters:
  ///   - before: the files of the side before, with the lines of each that are removed.
  ///   - after: the files of the side after, with the lines of each that are inserted.
  public init(before: [(text: LineText, removed: [Range<Int>])], after: [(text: LineText, inserted: [Range<Int>])]) {
    var interner = ByteInterner()
    var (left, right) = (ChangedText(), ChangedText())
    for file in before { left.append(file.text, changed: file.removed, separator: -1, &interner) }
    for file in after { right.append(file.text, changed: file.inserted, separator: -2, &interner) }
    var matching = BlockMatching(left, right)
    blocks = matching.blocks().map { MovedBlock(source: left.lines($0.before), destination: right.lines($0.after)) }
  }
}
