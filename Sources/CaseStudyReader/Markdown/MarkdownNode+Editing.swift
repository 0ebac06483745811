import CMark

/// Edits of the tree. Literal HTML is stored in HTML leaves among inline nodes, because table cells can't contain
/// custom nodes, and in custom nodes among blocks, because those can contain the replaced node's blocks.
extension MarkdownNode {
  /// Replaces this inline node with literal HTML around its children.
  func replaceInline(start: [UInt8], end: [UInt8]) {
    insertInlineBefore(start)
    while let child = firstChild { cmark_node_insert_before(pointer, child.pointer) }
    insertInlineBefore(end)
    remove()
  }

  /// Replaces this inline node and its children with literal HTML.
  func replaceLeaf(with html: [UInt8]) {
    insertInlineBefore(html)
    remove()
  }

  /// Replaces this block with literal HTML around its children.
  func replaceBlock(start: [UInt8], end: [UInt8]) {
    guard let custom = Self.customBlock(start: start, end: end) else { return }
    cmark_node_insert_before(pointer, custom)
    while let child = firstChild { cmark_node_append_child(custom, child.pointer) }
    remove()
  }

  /// Inserts literal HTML before this block.
  func insertBlockBefore(_ html: [UInt8]) {
    if let custom = Self.customBlock(start: html, end: []) { cmark_node_insert_before(pointer, custom) }
  }

  /// Inserts literal HTML after this block.
  func insertBlockAfter(_ html: [UInt8]) {
    if let custom = Self.customBlock(start: html, end: []) { cmark_node_insert_after(pointer, custom) }
  }

  /// Appends literal HTML to this node's inline children.
  func appendInline(_ html: [UInt8]) {
    if let leaf = Self.inlineHTML(html) { cmark_node_append_child(pointer, leaf) }
  }

  /// Appends literal HTML to this node's blocks.
  func appendBlock(_ html: [UInt8]) {
    if let custom = Self.customBlock(start: html, end: []) { cmark_node_append_child(pointer, custom) }
  }

  /// Turns a task into an ordinary item that begins with literal HTML, placed inside its first paragraph if it has one.
  func replaceTask(start: [UInt8]) {
    guard let item = cmark_node_new(CMARK_NODE_ITEM) else { return }
    cmark_node_insert_before(pointer, item)
    while let child = firstChild { cmark_node_append_child(item, child.pointer) }
    remove()
    if let first = MarkdownNode(item).firstChild, first.kind == .paragraph, let leaf = Self.inlineHTML(start) {
      cmark_node_prepend_child(first.pointer, leaf)
    } else if let custom = Self.customBlock(start: start, end: []) {
      cmark_node_prepend_child(item, custom)
    }
  }

  /// Removes this node and its children from the tree and frees them.
  func remove() {
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }

  private func insertInlineBefore(_ html: [UInt8]) {
    if !html.isEmpty, let leaf = Self.inlineHTML(html) { cmark_node_insert_before(pointer, leaf) }
  }

  private static func inlineHTML(_ html: [UInt8]) -> OpaquePointer? {
    guard let node = cmark_node_new(CMARK_NODE_HTML_INLINE) else { return nil }
    withCString(html) { _ = cmark_node_set_literal(node, $0) }
    return node
  }

  /// Replaces the text of a leaf.
  func setLiteral(_ bytes: [UInt8]) { Self.withCString(bytes) { _ = cmark_node_set_literal(pointer, $0) } }

  private static func customBlock(start: [UInt8], end: [UInt8]) -> OpaquePointer? {
    guard let node = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return nil }
    withCString(start) { _ = cmark_node_set_on_enter(node, $0) }
    withCString(end) { _ = cmark_node_set_on_exit(node, $0) }
    return node
  }

  private static func withCString(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>?) -> Void) {
    (bytes + [0]).withUnsafeBytes { body($0.bindMemory(to: CChar.self).baseAddress) }
  }
}
