extension MarkdownWalker {
  /// Reads text, with emoji in place of their codes, links in place of names in double brackets, and marks in place of
  /// double equals signs.
  mutating func enterText(_ node: MarkdownNode) {
    dropAttributes(of: node)
    let literal = node.literal
    if literal.contains(UInt8(ascii: "[")), !isInImage, !html.isInAnyLink, !html.isInCode, enterWikiLinks(node) {
      return
    }
    if literal.contains(UInt8(ascii: "=")), !isInImage, !html.isInCode, enterHighlights(node) { return }
    guard literal.contains(UInt8(ascii: ":")), !html.isInCode else { return text.append(literal) }
    let codes = EmojiCodes.codes(in: literal)
    if codes.isEmpty || isAddress(node) { return text.append(literal) }
    text.append(literal, replacing: codes)
    node.setLiteral(EmojiCodes.text(literal, replacing: codes))
  }

  /// Removes the attributes that kramdown reads after a link, an image or emphasis, as in `[a](b){:target="_blank"}`.
  private func dropAttributes(of node: MarkdownNode) {
    let literal = node.literal
    guard literal.starts(with: "{:".utf8), let before = node.previous,
      [.link, .image, .strong, .emphasis, .code].contains(before.kind),
      let end = literal.firstIndex(of: UInt8(ascii: "}"))
    else { return }
    node.setLiteral(Array(literal[(end + 1)...]))
  }

  /// Returns whether text is the address of its own link.
  private func isAddress(_ node: MarkdownNode) -> Bool {
    // An address is the only text of its link. Comparing each of a link's many texts with a long address would be
    // quadratic.
    guard let link = node.parent, link.kind == .link, link.firstChild == node, node.next == nil else { return false }
    return link.url.hasSuffix(String(decoding: node.literal, as: UTF8.self))
  }
}
