import CaseStudyModel

extension MarkdownWalker {
  /// Records a fenced block; an indented one is plain text.
  mutating func enterCodeBlock(_ node: MarkdownNode) {
    guard let delimiter = node.fence else {
      appendElement(.separator, node)
      return
    }
    reopenLastFence(endingOn: node.line)
    let code = String(decoding: node.literal, as: UTF8.self)
    var fence = Outline.Fence(
      info: node.fenceInfo, code: code, line: lineOffset + node.line, indentation: node.column - 1,
      isClosed: isClosed(node, by: delimiter))
    let opening = lines[node.line].dropFirst(node.column - 1)
    let info = opening.drop { $0 == delimiter.character }.drop { $0 == UInt8(ascii: " ") }
    fence.writtenInfo = String(decoding: info, as: UTF8.self)
    fence.infoColumn = node.column + opening.count - info.count
    outline.fences.append(fence)
    reportDoubtfulLines(of: fence, openedBy: delimiter)
    reportNotation(ofFence: fence, at: position(ofBlock: node))
    lastFenceEnd = node.endLine
    if let name = html.cells.nameOfColumnWithCode() { appendElement(.paragraph(.init()), node, text: name) }
    appendElement(.fence(outline.fences.count - 1), node)
    let marker = Marker.fence(outline.fences.count - 1).bytes
    edits.append(.replaceBlock(node, start: marker, end: []))
  }

  /// Reports the fences that are never closed.
  mutating func reportUnclosedFences() {
    let reported = Set(outline.diagnostics.filter { $0.id == "UnclosedFence" }.map(\.range.start.line))
    for fence in outline.fences where !fence.isClosed {
      // A closing line that is too short is the better explanation.
      let last = fence.line + fence.code.lines.count
      if reported.contains(where: { (fence.line...last).contains($0) }) { continue }
      outline.diagnostics.append(
        Diagnostic(
          "UnclosedFence", .error, "A code fence must be closed by a line of its own",
          at: SourceRange(path: path, line: fence.line, column: fence.indentation + 1),
          explanation: "Everything up to the end of its list, quotation or file counts as code",
          solutions: ["add a closing fence after the code"]))
    }
  }

  /// Reports a line of code that looks like the opening of another fence, or like a closing fence that is too short.
  private mutating func reportDoubtfulLines(of fence: Outline.Fence, openedBy delimiter: MarkdownNode.FenceDelimiter) {
    let language = fence.info.prefix { $0 != " " }.lowercased()
    if ["markdown", "md", "text", "txt"].contains(language) { return }
    let sign = Character(Unicode.Scalar(delimiter.character))
    guard Self.hasFenceSign(delimiter.character, in: fence.code) else { return }
    for (number, line) in fence.code.lines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let run = line.dropFirst(indentation).prefix { $0 == sign }
      let rest = line.dropFirst(indentation + run.count)
      guard indentation <= 3, run.count >= 3, rest.trimmingSpaces().isEmpty || rest.first?.isLetter == true else {
        continue
      }
      let place = SourcePosition(line: fence.line + 1 + number, column: fence.indentation + indentation + 1)
      let isClosing = rest.trimmingSpaces().isEmpty
      if isClosing, fence.isClosed { continue }
      outline.diagnostics.append(
        isClosing
          ? .shortFence(place, run.count, delimiter.length, sign, path: path)
          : .swallowedFence(fence, at: place, String(repeating: sign, count: delimiter.length), path: path))
      return
    }
  }

  /// Returns whether code has three of a fence's signs in a row.
  private static func hasFenceSign(_ sign: UInt8, in code: String) -> Bool {
    var run = 0
    return code.utf8.contains { byte in
      run = byte == sign ? run + 1 : 0
      return run == 3
    }
  }

  /// Marks the previous fence as unclosed if it ended on this line, which opens another fence and so can't close it.
  private mutating func reopenLastFence(endingOn line: Int) {
    guard lastFenceEnd == line, let last = outline.fences.indices.last else { return }
    outline.fences[last].isClosed = false
  }

  /// Returns whether a line closes a block. Inside a list or quotation, libcmark-gfm's end line may also be the line
  /// that ends the container, so its text is checked.
  private mutating func isClosed(_ node: MarkdownNode, by delimiter: MarkdownNode.FenceDelimiter) -> Bool {
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

extension Diagnostic {
  fileprivate static func swallowedFence(
    _ fence: Outline.Fence, at place: SourcePosition, _ closing: String, path: String
  ) -> Diagnostic {
    let range = SourceRange(path: path, start: SourcePosition(line: place.line))
    return Diagnostic(
      "SwallowedFence", .warning, "A code fence must be closed before the next one opens on line \(place.line)",
      at: SourceRange(path: path, line: fence.line, column: fence.indentation + 1),
      explanation: "A fence with an info string doesn't close a block, so its line counts as code",
      notes: [Note("this line counts as code", at: SourceRange(path: path, start: place))],
      fixes: fence.indentation == 0
        ? [Fix("add a closing fence above line \(place.line)", [.init(range, with: closing + "\n\n")], isSafe: false)]
        : [])
  }

  fileprivate static func shortFence(
    _ place: SourcePosition, _ length: Int, _ wanted: Int, _ sign: Character, path: String
  ) -> Diagnostic {
    let end = SourcePosition(line: place.line, column: place.column + length)
    let range = SourceRange(path: path, start: place, end: end)
    let closing = String(repeating: sign, count: wanted)
    return Diagnostic(
      "UnclosedFence", .error, "A closing fence must be as long as the one that opens the block", at: range,
      explanation: "Everything up to the end of its list, quotation or file counts as code",
      fixes: [
        Fix(
          "replace '\(String(repeating: sign, count: length))' with '\(closing)'", [.init(range, with: closing)],
          isSafe: true)
      ])
  }
}
