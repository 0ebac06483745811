extension MarkdownWalker {
  /// Reads text, with emoji in place of their codes.
  mutating func enterText(_ node: MarkdownNode) {
    let literal = node.literal
    guard literal.contains(UInt8(ascii: ":")), !html.isInCode else { return text.append(literal) }
    let codes = EmojiCodes.codes(in: literal)
    if codes.isEmpty || isAddress(node) { return text.append(literal) }
    text.append(literal, replacing: codes)
    node.setLiteral(EmojiCodes.text(literal, replacing: codes))
  }

  /// Whether text is the address of its own link.
  private func isAddress(_ node: MarkdownNode) -> Bool {
    // An address is the only text of its link; comparing each of many texts with a long address would be quadratic.
    guard let link = node.parent, link.kind == .link, link.firstChild == node, node.next == nil else { return false }
    return link.url.hasSuffix(String(decoding: node.literal, as: UTF8.self))
  }
}
