import CaseStudyModel

extension MarkdownWalker {
  /// Records the lines of a block of code. libcmark-gfm may report the line after the block as its end, so the lines of
  /// its code are counted instead.
  mutating func noteLines(ofBlock node: MarkdownNode) {
    let codeLines = node.literal.count { $0 == UInt8(ascii: "\n") }
    let first = lineOffset + node.line
    let last = node.fence == nil ? first + codeLines - 1 : first + codeLines
    outline.writtenCode.blocks.append(first...max(first, last))
  }
}
