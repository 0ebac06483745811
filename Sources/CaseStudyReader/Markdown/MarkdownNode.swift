import CMark

/// What a node of the tree is, as far as the reader tells nodes apart.
enum NodeKind: String {
  case document
  case blockQuote = "block_quote"
  case list
  case item
  case codeBlock = "code_block"
  case htmlBlock = "html_block"
  case paragraph
  case heading
  case thematicBreak = "thematic_break"
  case footnoteDefinition = "footnote_definition"
  case table
  case tableHeader = "table_header"
  case tableRow = "table_row"
  case tableCell = "table_cell"
  case taskItem = "tasklist"
  case text
  case softBreak = "softbreak"
  case lineBreak = "linebreak"
  case code
  case htmlInline = "html_inline"
  case emphasis = "emph"
  case strong
  case link
  case image
  case other
}

/// A node of the tree, without ownership: valid as long as its tree.
struct MarkdownNode: Hashable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Extension nodes have types that are known only at run time, so they are told apart by their names.
  var kind: NodeKind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_LINK: .link
    default: NodeKind(rawValue: String(cString: cmark_node_get_type_string(pointer))) ?? .other
    }
  }

  var line: Int { Int(cmark_node_get_start_line(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var column: Int { max(1, Int(cmark_node_get_start_column(pointer))) }
  var parent: MarkdownNode? { MarkdownNode(cmark_node_parent(pointer)) }
  var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }
  var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(pointer)) }
  var lastChild: MarkdownNode? { MarkdownNode(cmark_node_last_child(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

  /// The only child, or `nil` where there are none or several.
  var onlyChild: MarkdownNode? {
    guard let child = firstChild, child.next == nil else { return nil }
    return child
  }

  /// The literal text of a leaf, as UTF-8.
  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  var url: String { Self.string(cmark_node_get_url(pointer)) }
  var title: String { Self.string(cmark_node_get_title(pointer)) }
  var fenceInfo: String { Self.string(cmark_node_get_fence_info(pointer)) }

  /// Whether a code block is fenced; else it is indented.
  var isFenced: Bool {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    return cmark_node_get_fenced(pointer, &length, &offset, &character) == 1
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    let raw = UnsafeRawBufferPointer(start: text, count: strlen(text))
    return raw.bindMemory(to: UInt8.self)
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    String(decoding: bytes(text), as: UTF8.self)
  }
}

extension MarkdownNode {
  /// Puts a node of literal HTML in this node's place, around its children.
  func replace(isInline: Bool, start: [UInt8], end: [UInt8] = []) {
    guard let custom = Self.custom(isInline: isInline, start: start, end: end) else { return }
    cmark_node_insert_before(pointer, custom)
    while let child = firstChild { cmark_node_append_child(custom, child.pointer) }
    remove()
  }

  /// Puts literal HTML before this node.
  func insertBefore(isInline: Bool, _ html: [UInt8]) {
    guard let custom = Self.custom(isInline: isInline, start: html, end: []) else { return }
    cmark_node_insert_before(pointer, custom)
  }

  /// Puts literal HTML behind this node.
  func insertAfter(isInline: Bool, _ html: [UInt8]) {
    guard let custom = Self.custom(isInline: isInline, start: html, end: []) else { return }
    cmark_node_insert_after(pointer, custom)
  }

  /// Puts literal HTML at the end of this node's children.
  func append(isInline: Bool, _ html: [UInt8]) {
    guard let custom = Self.custom(isInline: isInline, start: html, end: []) else { return }
    cmark_node_append_child(pointer, custom)
  }

  /// Takes this node and its children out of the tree and frees them.
  func remove() {
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }

  private static func custom(isInline: Bool, start: [UInt8], end: [UInt8]) -> OpaquePointer? {
    guard let node = cmark_node_new(isInline ? CMARK_NODE_CUSTOM_INLINE : CMARK_NODE_CUSTOM_BLOCK) else { return nil }
    (start + [0]).withUnsafeBytes { buffer in
      _ = cmark_node_set_on_enter(node, buffer.bindMemory(to: CChar.self).baseAddress)
    }
    (end + [0]).withUnsafeBytes { buffer in
      _ = cmark_node_set_on_exit(node, buffer.bindMemory(to: CChar.self).baseAddress)
    }
    return node
  }
}
