import CaseStudyModel

/// The places of a block's code in its document.
struct BlockPlaces {
  private let block: Snippet
  private let path: String
  /// The offsets at which the lines of the code begin. Searching backward from each of many places on one long line
  /// would take quadratic time.
  private let starts: [Int]

  init(_ block: Snippet, in path: String) {
    self.block = block
    self.path = path
    var starts = [0]
    for (offset, byte) in block.code.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Returns the place of bytes of the code, on a line counted from 1; of the block, if its code is in another file.
  func range(of bytes: Range<Int>, onLine line: Int) -> SourceRange {
    if block.include != nil { return SourceRange(path: path, line: block.line) }
    let next = starts.partitioningIndex { $0 > bytes.lowerBound }
    let column = block.indentation + bytes.lowerBound - starts[max(next - 1, 0)] + 1
    return SourceRange(path: path, line: block.codeLine + line - 1, column: column, length: bytes.count)
  }
}
