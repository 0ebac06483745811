import CaseStudyModel

extension MarkdownWalker {
  /// Notes a fenced block; an indented one is neutral prose.
  mutating func enterCodeBlock(_ node: MarkdownNode) {
    guard let delimiter = node.fence else {
      appendElement(.separator, node)
      return
    }
    reopenLastFence(endingOn: node.line)
    let code = String(decoding: node.literal, as: UTF8.self)
    outline.fences.append(
      Outline.Fence(
        info: node.fenceInfo, code: code, line: lineOffset + node.line, indentation: node.column - 1,
        isClosed: isClosed(node, by: delimiter)))
    lastFenceEnd = node.endLine
    appendElement(.fence(outline.fences.count - 1), node)
    let marker = Marker.fence(outline.fences.count - 1).bytes
    edits.append(.replaceBlock(node, start: marker, end: []))
  }

  /// Reports the fences that no line closes.
  mutating func reportUnclosedFences() {
    for fence in outline.fences where !fence.isClosed {
      outline.diagnostics.append(
        Diagnostic(
          "UnclosedFence", .error, "A code fence is closed by a line of its own",
          at: SourceRange(path: path, line: fence.line, column: fence.indentation + 1),
          explanation: "Everything up to the end of its list, quotation or file is taken for code",
          solutions: ["close the fence behind the code"]))
    }
  }

  /// A line that opens a fence can't have closed the one before, whose list or quotation it ended.
  private mutating func reopenLastFence(endingOn line: Int) {
    guard lastFenceEnd == line, let last = outline.fences.indices.last else { return }
    outline.fences[last].isClosed = false
  }

  /// Whether a line closes a block. Inside a list or quotation, libcmark-gfm also counts the line that ends it to the block,
  /// so that line is looked at.
  private mutating func isClosed(_ node: MarkdownNode, by delimiter: MarkdownNode.Fence) -> Bool {
    let codeLines = node.literal.count { $0 == UInt8(ascii: "\n") }
    guard node.endLine - node.line == codeLines + 1 else { return false }
    guard let parent = node.parent, parent.kind != .document else { return true }
    let blanks = Array(" \t".utf8)
    let line = lines[node.endLine].reversed().drop(while: blanks.contains)
    let run = line.prefix { $0 == delimiter.character }
    let prefix = line.dropFirst(run.count)
    let quotations = prefix.count { $0 == UInt8(ascii: ">") }
    return run.count >= delimiter.length && quotations == node.ancestors.count { $0.kind == .blockQuote }
      && prefix.allSatisfy { $0 == UInt8(ascii: ">") || blanks.contains($0) }
  }
}
