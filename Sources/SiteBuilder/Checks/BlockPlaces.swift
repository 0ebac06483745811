import CaseStudyModel

/// The places of a block's code in its document.
struct BlockPlaces {
  private let block: Snippet
  /// The offsets at which the lines of the code begin. Searching backward from each of many places on one long line
  /// would take quadratic time.
  private let starts: [Int]

  init(_ block: Snippet) {
    self.block = block
    var starts = [0]
    for (offset, byte) in block.code.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Returns the place of a byte of the code, on a line counted from 1; of the block, if its code is in another file.
  func position(of byte: Int, onLine line: Int) -> SourcePosition {
    if block.include != nil { return SourcePosition(line: block.line) }
    let next = starts.partitioningIndex { $0 > byte }
    return SourcePosition(
      line: block.codeLine + line - 1, column: block.indentation + byte - starts[max(next - 1, 0)] + 1)
  }
}
