extension MarkdownWalker {
  /// A change to the tree, applied after the walk, because it would invalidate the iterator.
  ///
  /// Replacing or removing a node frees it, so no later edit may refer to it or to its former contents.
  enum Edit {
    case replaceInline(MarkdownNode, start: [UInt8], end: [UInt8])
    case replaceLeaf(MarkdownNode, start: [UInt8])
    case replaceBlock(MarkdownNode, start: [UInt8], end: [UInt8])
    case replaceTask(MarkdownNode, start: [UInt8])
    case insertBlock(before: MarkdownNode, [UInt8])
    case insertBlockAfter(MarkdownNode, [UInt8])
    case appendInline(MarkdownNode, [UInt8])
    case appendBlock(MarkdownNode, [UInt8])
    case remove(MarkdownNode)

    /// Applies the edit.
    func apply() {
      switch self {
      case .replaceInline(let node, let start, let end): node.replaceInline(start: start, end: end)
      case .replaceLeaf(let node, let start): node.replaceLeaf(with: start)
      case .replaceBlock(let node, let start, let end): node.replaceBlock(start: start, end: end)
      case .replaceTask(let node, let start): node.replaceTask(start: start)
      case .insertBlock(let node, let html): node.insertBlockBefore(html)
      case .insertBlockAfter(let node, let html): node.insertBlockAfter(html)
      case .appendInline(let node, let html): node.appendInline(html)
      case .appendBlock(let node, let html): node.appendBlock(html)
      case .remove(let node): node.remove()
      }
    }
  }
}
