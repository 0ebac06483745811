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

  /// Returns the place of bytes of the code, which may be in an included file: the block's place if that file has the
  /// code in another form, and only the line if Markdown changes it.
  func range(of bytes: Range<Int>) -> SourceRange {
    let place = lines.position(of: bytes.lowerBound)
    if block.include != nil {
      guard let first = block.includedPlace else { return SourceRange(path: path, line: block.line) }
      let line = first.start.line + place.line - 1
      return SourceRange(path: first.path, line: line, column: place.column, length: bytes.count)
    }
    let line = block.codeLine + place.line - 1
    guard let margin = block.margin(ofLine: line) else { return SourceRange(path: path, line: line) }
    return SourceRange(path: path, line: line, column: margin + place.column, length: bytes.count)
  }

  /// Returns the column of a byte within the code, counted from 1.
  func column(ofByte byte: Int) -> Int { lines.position(of: byte).column }
}
