import CMark
import Synchronization

/// A Markdown document parsed by libcmark-gfm; owns the tree.
struct MarkdownTree: ~Copyable {
  /// The document node, valid as long as the tree.
  let root: OpaquePointer

  private static let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_UNSAFE | CMARK_OPT_TABLE_PREFER_STYLE_ATTRIBUTES

  /// Registers libcmark-gfm's extensions in its global list, once.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  /// Serialises the end of parsing: each parser adds its extensions' special characters to a table shared by all
  /// parsers and removes them when it finishes, while others still need them.
  private static let finishing = Mutex<Void>(())

  /// Parses GitHub-flavoured Markdown; `nil` if out of memory.
  init?(_ bytes: ArraySlice<UInt8>) {
    _ = Self.registration
    guard let parser = cmark_parser_new(Self.options) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
    }
    FormulaSyntax.attach(to: parser)
    bytes.withUnsafeBytes { buffer in
      cmark_parser_feed(parser, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
    }
    // Passed as an integer, because a non-sendable pointer can't leave the lock's closure.
    let address = Self.finishing.withLock { _ in UInt(bitPattern: cmark_parser_finish(parser)) }
    guard let root = OpaquePointer(bitPattern: address) else { return nil }
    self.root = root
  }

  deinit {
    cmark_node_free(root)
  }

  /// Calls `body` with the rendered HTML as bytes.
  func withHTML<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let html = cmark_render_html(root, Self.options, nil)
    else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    defer { free(html) }
    let count = strlen(html)
    return html.withMemoryRebound(to: UInt8.self, capacity: count) { pointer in
      body(UnsafeBufferPointer(start: pointer, count: count))
    }
  }
}
