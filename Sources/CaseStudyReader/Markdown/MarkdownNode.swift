import CMark

/// The kinds of node that the reader distinguishes.
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
  case footnoteDefinition
  case footnoteReference
  case table
  case tableCell = "table_cell"
  case taskItem = "tasklist"
  case text
  case softBreak = "softbreak"
  case lineBreak = "linebreak"
  case code
  case htmlInline = "html_inline"
  case emphasis = "emph"
  case strong
  case strikethrough
  case link
  case image
  case other
}

/// An unowned node, valid as long as its tree.
struct MarkdownNode: Hashable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// The kind; extension types get their numbers at run time, so they are recognised by name.
  var kind: NodeKind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_LINK: .link
    // libcmark-gfm returns no type strings for these two.
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    default: NodeKind(rawValue: String(cString: cmark_node_get_type_string(pointer))) ?? .other
    }
  }

  var line: Int { Int(cmark_node_get_start_line(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var column: Int { max(1, Int(cmark_node_get_start_column(pointer))) }
  var parent: MarkdownNode? { MarkdownNode(cmark_node_parent(pointer)) }
  var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }
  var previous: MarkdownNode? { MarkdownNode(cmark_node_previous(pointer)) }
  var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(pointer)) }
  var lastChild: MarkdownNode? { MarkdownNode(cmark_node_last_child(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

  /// The literal text of a leaf, as UTF-8.
  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  var url: String { Self.string(cmark_node_get_url(pointer)) }
  var title: String { Self.string(cmark_node_get_title(pointer)) }
  var fenceInfo: String { Self.string(cmark_node_get_fence_info(pointer)) }

  /// The delimiter of a fenced code block: the repeated byte and the number of repetitions.
  struct FenceDelimiter {
    var character: UInt8
    var length: Int
  }

  /// The delimiter of a fenced code block; `nil` for an indented one.
  var fence: FenceDelimiter? {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(pointer, &length, &offset, &character) == 1 else { return nil }
    return FenceDelimiter(character: UInt8(bitPattern: character), length: Int(length))
  }

  /// Whether a task is done.
  var isChecked: Bool { cmark_gfm_extensions_get_tasklist_item_checked(pointer) }

  /// The enclosing nodes, innermost first.
  var ancestors: some Sequence<MarkdownNode> {
    sequence(state: parent) { node in
      defer { node = node?.parent }
      return node
    }
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
