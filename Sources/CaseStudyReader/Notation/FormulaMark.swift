import CMark

/// The properties of a formula, stored as a code node's user data: a pointer that is never dereferenced.
struct FormulaMark {
  /// The line that it begins on.
  var line: Int
  /// The number of line feeds between its delimiters, which libcmark-gfm doesn't count.
  var lineFeeds: Int
  /// Whether it is on separate lines.
  var isDisplayed: Bool
}

extension FormulaMark {
  /// Reads the mark of a node; `nil` for other code.
  init?(_ node: MarkdownNode) {
    guard let data = cmark_node_get_user_data(node.pointer) else { return nil }
    let bits = Int(bitPattern: data)
    self.init(line: bits >> 14, lineFeeds: bits >> 2 & 0xFFF, isDisplayed: bits & 2 != 0)
  }

  /// The mark as a number that isn't zero; a formula is shorter than 4096 lines.
  var bits: Int { line << 14 | (lineFeeds & 0xFFF) << 2 | (isDisplayed ? 2 : 0) | 1 }
}
