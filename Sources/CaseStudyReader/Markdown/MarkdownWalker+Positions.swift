import CaseStudyModel

extension MarkdownWalker {
  /// Returns the place of a block as libcmark-gfm has it.
  func position(ofBlock node: MarkdownNode) -> SourcePosition {
    SourcePosition(line: lineOffset + max(1, node.line), column: node.column)
  }

  /// Returns the place of a link, an image or raw HTML in running text.
  ///
  /// libcmark-gfm gives a link the column of its beginning and the line of its end, counts columns from the indentation of
  /// the block's first line, and places links that it recognises by their look nowhere. So a place is believed where the
  /// text has the right sign there; else the link's text is looked for on its line.
  mutating func position(ofInline node: MarkdownNode) -> SourcePosition {
    let line = line(ofInline: node)
    if let byte = lines.byte(line: line, column: node.column), "[!<".utf8.contains(byte) {
      return SourcePosition(line: lineOffset + line, column: node.column)
    }
    let text = lines[line]
    if let child = node.firstChild, child.kind == .text, let offset = text.offset(of: child.literal) {
      let isBracketed = offset > 0 && text[text.startIndex + offset - 1] == UInt8(ascii: "<")
      return SourcePosition(line: lineOffset + line, column: isBracketed ? offset : offset + 1)
    }
    let indentation = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return SourcePosition(line: lineOffset + line, column: indentation + 1)
  }

  private func line(ofInline node: MarkdownNode) -> Int {
    let end = node.line
    if let child = node.firstChild?.line, child > 0, child < end || end == 0 { return child }
    if end > 0 { return end }
    return max(1, node.ancestors.first { $0.line > 0 }?.line ?? 1)
  }
}

extension ArraySlice<UInt8> {
  /// The number of bytes before the first occurrence of other bytes, which are not empty.
  fileprivate func offset(of other: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = other.first else { return nil }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if self[start...].starts(with: other) { return start - startIndex }
      rest = self[(start + 1)...]
    }
    return nil
  }
}
