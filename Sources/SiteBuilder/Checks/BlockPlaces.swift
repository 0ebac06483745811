import CaseStudyModel

/// The places of a block's code in its document.
struct BlockPlaces {
  private let block: Snippet
  private let path: String
  /// Counting the bytes before each of many places on one long line would take quadratic time.
  private let lines: LineTable

  init(_ block: Snippet, in path: String) {
    self.block = block
    self.path = path
    lines = LineTable(Array(block.code.utf8)[...])
  }

  /// Returns the place of bytes of the code, on a line counted from 1; of the block, if its code is in another file.
  func range(of bytes: Range<Int>, onLine line: Int) -> SourceRange {
    if block.include != nil { return SourceRange(path: path, line: block.line) }
    let column = block.indentation + lines.position(of: bytes.lowerBound).column
    return SourceRange(path: path, line: block.codeLine + line - 1, column: column, length: bytes.count)
  }
}
