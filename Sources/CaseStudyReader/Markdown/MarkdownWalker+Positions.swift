import CaseStudyModel

extension MarkdownWalker {
  /// Returns the position of a block, as reported by libcmark-gfm.
  func position(ofBlock node: MarkdownNode) -> SourcePosition {
    SourcePosition(line: lineOffset + max(1, node.line), column: node.column)
  }

  /// Returns the position of a link, an image or inline HTML.
  ///
  /// libcmark-gfm reports a link's starting column but its ending line, counts columns from the indentation of the
  /// block's first line, and reports no position for autolinks without brackets. So a reported position is trusted only
  /// if the expected character is there; otherwise the link's text is searched for on its line.
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
    if search.line != line { search = LinkSearch(line: line) }
    let indentation = search.indentation ?? lines[line].prefix(while: \.isSpaceOrTab).count
    search.indentation = indentation
    return SourcePosition(line: lineOffset + line, column: indentation + 1)
  }

  /// Searches for a link's text from the last match on the line, because the links of a line come in order.
  ///
  /// If the text differs from its source, the search fails at the end of the line, so the number of failures is
  /// limited.
  private mutating func offset(of text: UnsafeBufferPointer<UInt8>, onLine line: Int) -> Int? {
    if search.line != line { search = LinkSearch(line: line) }
    guard search.failures < LinkSearch.failureLimit else { return nil }
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
    if let child = node.firstChild?.line, child > 0, child < end || end == 0 { return child + skippedLines }
    if end > 0 { return end + skippedLines }
    return max(1, node.ancestors.first { $0.line > 0 }?.line ?? 1)
  }
}

/// The progress of the search for links on a line.
struct LinkSearch {
  /// The line, counted from 1.
  var line = 0
  /// The offset in bytes of the end of the last match.
  var offset = 0
  /// The number of failed searches.
  var failures = 0
  /// The width of the line's leading whitespace in bytes, once computed.
  var indentation: Int?

  /// The number of failed searches after which positions on the line are no longer searched for.
  static let failureLimit = 16
}

extension ArraySlice<UInt8> {
  /// Returns the offset of the first occurrence of `other`, which must not be empty.
  ///
  /// Linear in both lengths, however often prefixes of `other` repeat (Knuth, Morris, Pratt).
  fileprivate func offset(of other: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = other.first, var start = firstIndex(of: first) else { return nil }
    // Fast path: most texts match at the first occurrence of their first byte and need no table.
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
