import CaseStudyModel

extension MarkdownWalker {
  /// Records a block of code.
  mutating func enterCodeBlock(_ node: MarkdownNode) {
    noteLines(ofBlock: node)
    guard let delimiter = node.fence else {
      enterIndentedBlock(node)
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
    fence.otherMargins = otherMargins(of: fence)
    reportDoubtfulLines(of: fence, openedBy: delimiter)
    reportIndentation(of: fence, node, openedBy: delimiter)
    reportPastedCode(of: fence)
    reportNotation(ofFence: fence, at: position(ofBlock: node))
    lastFenceEnd = node.endLine
    append(fence, node)
  }

  /// Records an indented block as a fence if it is code that declares something; any other one is plain text, as most
  /// are commands or output.
  private mutating func enterIndentedBlock(_ node: MarkdownNode) {
    let code = String(decoding: node.literal, as: UTF8.self)
    guard node.parent?.kind == .document, UntaggedText(text: code).isDeclaration else {
      appendElement(.separator, node)
      return
    }
    var fence = Outline.Fence(
      info: "", code: code, line: lineOffset + node.line, indentation: Self.codeMargin, isClosed: true)
    fence.isIndented = true
    fence.otherMargins = otherMargins(of: fence)
    append(fence, node)
  }

  /// The number of spaces that make lines code.
  private static let codeMargin = 4

  private mutating func append(_ fence: Outline.Fence, _ node: MarkdownNode) {
    outline.fences.append(fence)
    if let name = html.cells.nameOfColumnWithCode() { appendElement(.paragraph(.init()), node, text: name) }
    appendElement(.fence(outline.fences.count - 1), node)
    let marker = Marker.fence(outline.fences.count - 1).bytes
    edits.append { node.replaceBlock(start: marker, end: []) }
  }

  /// Returns what precedes the code on lines of a block inside a list or quotation. Markdown removes at most as many
  /// spaces as there are, and replaces a tab that only partly belongs to the code.
  private mutating func otherMargins(of fence: Outline.Fence) -> [Int: Int?] {
    var margins: [Int: Int?] = [:]
    if fence.indentation == 0 { return margins }
    let codeLines = fence.code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, code) in codeLines.enumerated() where !code.isEmpty {
      let line = fence.codeLine + number
      let written = lines[line - lineOffset]
      let margin: Int? = written.suffix(code.count).elementsEqual(code) ? written.count - code.count : nil
      if margin != fence.indentation { margins.updateValue(margin, forKey: line) }
    }
    return margins
  }

  /// Reports the fences that are never closed.
  mutating func reportUnclosedFences() {
    let quoted = reportQuotedFences().union(reportListedFences())
    let shown = shownFences()
    for (outer, next) in shown {
      let fence = outline.fences[outer]
      outline.diagnostics.report(
        "BrokenFence", outline.fences[next].isClosed ? .warning : .error,
        "A block that shows fences must have four backticks",
        at: SourceRange(path: path, line: fence.line, column: fence.indentation + 1),
        explanation: "The first fence inside it that has no info string closes the block",
        solutions: ["write four backticks at both ends of the block"])
    }
    let misread = quoted.union(shown.map(\.next))
    // Sorted, because searching all of them for each block would take quadratic time.
    let reported = outline.diagnostics.filter { ["BrokenFence", "UnclosedFence"].contains($0.id) }
      .map(\.range.start.line).sorted()
    for (index, fence) in outline.fences.enumerated() where !fence.isClosed && !misread.contains(index) {
      // A closing line that is too short is the better explanation.
      let next = reported.partitioningIndex { $0 >= fence.line }
      if next < reported.count, fence.lineRange.contains(reported[next]) { continue }
      if isAtEnd(fence) {
        outline.diagnostics.append(.fenceAtEnd(fence, path: path))
        continue
      }
      outline.diagnostics.report(
        "UnclosedFence", .error, "A code fence must be closed on a separate line",
        at: SourceRange(path: path, line: fence.line, column: fence.indentation + 1),
        explanation: "Everything up to the end of its list, quotation or file counts as code",
        solutions: ["add a closing fence after the code"])
    }
  }

  /// Returns whether nothing but white space is below the line that opens a block.
  private mutating func isAtEnd(_ fence: Outline.Fence) -> Bool {
    let first = fence.line - lineOffset + 1
    return first > lines.count
      || (first...lines.count).allSatisfy { lines[$0].allSatisfy(\.isSpaceOrTab) }
  }

  /// The number of lines below a quotation that are searched for the end of its block.
  private static let quotedLimit = 100

  /// The indices of each two fences without another one between them.
  private var successiveFences: [(Int, Int)] {
    let fenced = outline.fences.indices.filter { !outline.fences[$0].isIndented }
    return Array(zip(fenced, fenced.dropFirst()))
  }

  /// Reports blocks in quotations whose later lines lack the quotation mark, so that the closing fence opens another
  /// block.
  /// - Returns: the blocks that are read wrongly.
  private mutating func reportQuotedFences() -> Set<Int> {
    var (found, ends): (Set<Int>, Set<Int>) = ([], [])
    for (index, nextIndex) in successiveFences where !outline.fences[index].isClosed {
      let (fence, next) = (outline.fences[index], outline.fences[nextIndex])
      let first = fence.line + fence.code.lines.count { !$0.isEmpty } + 1
      guard isQuoted(fence.line), !isQuoted(first), next.info.isEmpty, next.indentation == 0,
        (first...first + Self.quotedLimit).contains(next.line)
      else { continue }
      let places = (first...next.line).map { SourceRange(path: path, line: $0) }
      join(index, withLines: first..<next.line)
      found.formUnion([index, nextIndex])
      ends.insert(next.line)
      outline.diagnostics.report(
        "BrokenFence", next.isClosed ? .warning : .error,
        "Each line of a block in a quotation must begin with '>'", at: places[0],
        fixes: [Fix("write '>' before these lines", places.map { .init($0, with: "> ") }, isSafe: false)])
    }
    dropFaults(ofFencesOn: ends)
    return found
  }

  /// Reports blocks in lists whose code isn't indented, so that the closing fence opens another block.
  /// - Returns: the blocks that are read wrongly.
  private mutating func reportListedFences() -> Set<Int> {
    var (found, ends): (Set<Int>, Set<Int>) = ([], [])
    for (index, nextIndex) in successiveFences where !outline.fences[index].isClosed {
      let (fence, next) = (outline.fences[index], outline.fences[nextIndex])
      let first = fence.line + 1
      // Only the end of a list or a quotation ends an unclosed block.
      guard fence.indentation > 0, !isQuoted(fence.line), fence.code.allSatisfy(\.isWhitespace),
        next.info.isEmpty, next.indentation == 0, (first + 1...first + Self.quotedLimit).contains(next.line)
      else { continue }
      let places = (first...next.line).filter { !lines[$0 - lineOffset].allSatisfy(\.isSpaceOrTab) }
        .map { SourceRange(path: path, line: $0) }
      guard places[0].start.line == first else { continue }
      join(index, withLines: first..<next.line)
      found.formUnion([index, nextIndex])
      ends.insert(next.line)
      let margin = String(repeating: " ", count: fence.indentation)
      outline.diagnostics.report(
        "BrokenFence", next.isClosed ? .warning : .error,
        "Each line of a block in a list must be indented as far as its opening fence", at: places[0],
        fixes: [Fix("indent these lines", places.map { .init($0, with: margin) }, isSafe: false)])
    }
    dropFaults(ofFencesOn: ends)
    return found
  }

  /// Drops the diagnostics that are consequences of a block's wrong end and can't be resolved alone; all at once,
  /// because there may be thousands.
  private mutating func dropFaults(ofFencesOn lines: Set<Int>) {
    if lines.isEmpty { return }
    outline.diagnostics.removeAll {
      ["SwallowedFence", "UnclosedFence"].contains($0.id) && lines.contains($0.range.start.line)
    }
  }

  /// Gives a block the lines that were meant as its code.
  private mutating func join(_ index: Int, withLines numbers: Range<Int>) {
    outline.fences[index].code = numbers.map {
      String(decoding: lines[$0 - lineOffset], as: UTF8.self) + "\n"
    }.joined()
    outline.fences[index].otherMargins = [:]
    for number in numbers { outline.fences[index].otherMargins.updateValue(0, forKey: number) }
  }

  private mutating func isQuoted(_ line: Int) -> Bool {
    let number = line - lineOffset
    guard number >= 1, number <= lines.count else { return false }
    return lines[number].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ">")
  }

  /// Returns the Markdown blocks that a nested fence closes too early, each with the fence that was meant to close it.
  private func shownFences() -> [(outer: Int, next: Int)] {
    successiveFences.compactMap { index, nextIndex in
      let (fence, next) = (outline.fences[index], outline.fences[nextIndex])
      guard ["markdown", "md"].contains(fence.info.lowercased()), next.info.isEmpty,
        fence.indentation == next.indentation,
        fence.code.lines.contains(where: { $0.hasPrefix("```") && $0.dropFirst(3).first?.isLetter == true })
      else { return nil }
      return (index, nextIndex)
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
    let line = lines[node.endLine].reversed().drop(while: \.isSpaceOrTab)
    let run = line.prefix { $0 == delimiter.character }
    let prefix = line.dropFirst(run.count)
    let quotations = prefix.count { $0 == UInt8(ascii: ">") }
    return run.count >= delimiter.length && quotations == node.ancestors.count { $0.kind == .blockQuote }
      && prefix.allSatisfy { $0 == UInt8(ascii: ">") || $0.isSpaceOrTab }
  }
}

extension Diagnostic {
  /// Returns a diagnostic for a line that opens a block at the end of a file, which hides nothing.
  fileprivate static func fenceAtEnd(_ fence: Outline.Fence, path: String) -> Diagnostic {
    let line = SourceRange(
      path: path, start: SourcePosition(line: fence.line), end: SourcePosition(line: fence.line + 1))
    return Diagnostic(
      "UnclosedFence", .warning, "A code fence at the end of a file must have code below it",
      at: SourceRange(path: path, line: fence.line, column: fence.indentation + 1),
      fixes: [Fix("remove the line", at: line, with: "", isSafe: fence.info.isEmpty)])
  }
}
