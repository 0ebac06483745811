import CMark

/// libcmark-gfm's extension that keeps formulas in TeX as code, before `_`, `*` and `\` in them count as Markdown.
enum FormulaSyntax {
  /// The address of the extension, which all parsers share; an integer, because a pointer isn't `Sendable`.
  private static let address: UInt = {
    guard let syntax = cmark_syntax_extension_new("formula") else { return 0 }
    let dollar = UnsafeMutableRawPointer(bitPattern: UInt(UInt8(ascii: "$")))
    cmark_syntax_extension_set_special_inline_chars(
      syntax, cmark_llist_append(cmark_get_default_mem_allocator(), nil, dollar))
    cmark_syntax_extension_set_match_inline_func(syntax) { _, _, _, character, inlines in
      // libcmark-gfm asks about the special characters of every extension.
      guard character == UInt8(ascii: "$"), let inlines else { return nil }
      return FormulaSyntax.node(at: inlines)
    }
    return UInt(bitPattern: syntax)
  }()

  /// Adds the extension to a parser.
  static func attach(to parser: OpaquePointer) {
    if let syntax = OpaquePointer(bitPattern: address) { cmark_parser_attach_syntax_extension(parser, syntax) }
  }

  /// Consumes the formula that begins at the current offset.
  private static func node(at inlines: OpaquePointer) -> OpaquePointer? {
    let start = Int(cmark_inline_parser_get_offset(inlines))
    // The parser's text ends with a NUL byte, and contains no other one.
    guard let span = FormulaSpan(at: start, { cmark_inline_parser_peek_at(inlines, Int32($0)) }),
      let node = cmark_node_new(CMARK_NODE_CODE)
    else { return nil }
    (span.formula + [0]).withUnsafeBytes { bytes in
      _ = cmark_node_set_literal(node, bytes.bindMemory(to: CChar.self).baseAddress)
    }
    let mark = FormulaMark(
      line: Int(cmark_inline_parser_get_line(inlines)), lineFeeds: span.lineFeeds, isDisplayed: span.isDisplayed)
    cmark_node_set_user_data(node, UnsafeMutableRawPointer(bitPattern: mark.bits))
    cmark_inline_parser_set_offset(inlines, Int32(start + span.length))
    return node
  }
}
