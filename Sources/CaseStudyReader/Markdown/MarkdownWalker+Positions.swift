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
    if let child = node.firstChild, child.kind == .text, let offset = offset(of: child.literal, onLine: line) {
      let text = lines[line]
      let isBracketed = offset > 0 && text[text.startIndex + offset - 1] == UInt8(ascii: "<")
      return SourcePosition(line: lineOffset + line, column: isBracketed ? offset : offset + 1)
    }
    if search.line != line { search = LineSearch(line: line) }
    let indentation =
      search.indentation ?? lines[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    search.indentation = indentation
    return SourcePosition(line: lineOffset + line, column: indentation + 1)
  }

  /// Looks for a link's text from the last one found on the line, as the links of a line come in their order.
  ///
  /// A text that the line doesn't have as it stands is looked for in vain up to the line's end, so that is done a few times only.
  private mutating func offset(of text: UnsafeBufferPointer<UInt8>, onLine line: Int) -> Int? {
    if search.line != line { search = LineSearch(line: line) }
    guard search.failures < LineSearch.mostFailures else { return nil }
    guard let found = lines[line].dropFirst(search.offset).offset(of: text) else {
      search.failures += 1
      return nil
    }
    let offset = search.offset + found
    search.offset = offset + text.count
    return offset
  }

  private func line(ofInline node: MarkdownNode) -> Int {
    let end = node.line
    if let child = node.firstChild?.line, child > 0, child < end || end == 0 { return child }
    if end > 0 { return end }
    return max(1, node.ancestors.first { $0.line > 0 }?.line ?? 1)
  }
}

/// How far the search for links has come on a line.
struct LineSearch {
  /// The line, counted from 1.
  var line = 0
  /// The bytes of the line up to the end of the last text that was found.
  var offset = 0
  /// How many texts weren't found.
  var failures = 0
  /// The blanks at the line's beginning, once somebody has asked.
  var indentation: Int?

  /// The number of texts that are looked for in vain on a line before places on it are given up.
  static let mostFailures = 16
}

extension ArraySlice<UInt8> {
  /// The number of bytes before the first occurrence of other bytes, which are not empty.
  ///
  /// In time linear in both, however often the other bytes occur in part (Knuth, Morris, Pratt).
  fileprivate func offset(of other: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = other.first, var start = firstIndex(of: first) else { return nil }
    // Most texts stand where their first byte is found first, and need no table.
    if self[start...].starts(with: other) { return start - startIndex }
    var repeated = [0]
    for byte in other.dropFirst() {
      var length = repeated[repeated.count - 1]
      while length > 0, other[length] != byte { length = repeated[length - 1] }
      repeated.append(other[length] == byte ? length + 1 : 0)
    }
    var matched = 0
    while start < endIndex {
      while matched > 0, other[matched] != self[start] { matched = repeated[matched - 1] }
      if other[matched] == self[start] { matched += 1 }
      start += 1
      if matched == other.count { return start - matched - startIndex }
    }
    return nil
  }
}
