import CaseStudyModel

extension MarkdownWalker {
  /// Records the lines of a block of code. Its end as reported by libcmark-gfm may be the line after the block, so the
  /// lines of its code are counted.
  mutating func noteLines(ofBlock node: MarkdownNode) {
    let codeLines = node.literal.count { $0 == UInt8(ascii: "\n") }
    let first = lineOffset + node.line
    let last = node.fence == nil ? first + codeLines - 1 : first + codeLines
    outline.writtenCode.blocks.append(first...max(first, last))
  }
}
