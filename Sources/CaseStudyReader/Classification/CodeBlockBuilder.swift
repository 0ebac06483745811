import CaseStudyModel

/// Turns each fence into a block, or into several when it contains both sides.
struct CodeBlockBuilder {
  let path: String
  let vocabulary: Vocabulary
  let outline: Outline
  /// The index of the title's heading.
  let title: Int?
  let knownPrinciples: [Principle.ID]
  /// The principles of the front matter; `nil` if it names none.
  let givenPrinciples: [Principle.ID]?
  private(set) var diagnostics: [Diagnostic] = []

  init(
    path: String, vocabulary: Vocabulary, outline: Outline, title: Int?, knownPrinciples: [Principle.ID],
    givenPrinciples: [Principle.ID]? = nil
  ) {
    self.path = path
    self.vocabulary = vocabulary
    self.outline = outline
    self.title = title
    self.knownPrinciples = knownPrinciples
    self.givenPrinciples = givenPrinciples
  }

  /// Returns the blocks in reading order; sides that depend on the surrounding text are left open.
  mutating func blocks(include: (InfoString, Outline.Fence) -> Diagnosed<IncludedCode?>) -> [CodeBlock] {
    var stack = ScopeStack(outline, vocabulary: vocabulary, title: title)
    let items = PrincipleItems(outline.elements, vocabulary: vocabulary)
    var blocks: [CodeBlock] = []
    for (position, element) in outline.elements.enumerated() {
      // Footnotes come after the last section, and belong to none.
      if position == outline.firstNote { stack.leaveAll() }
      stack.read(element, item: items[position])
      guard case .fence(let index) = element.kind else { continue }
      blocks += self.blocks(ofFence: index, at: position, in: stack, include: include)
    }
    return blocks
  }

  private mutating func blocks(
    ofFence index: Int, at position: Int, in stack: ScopeStack,
    include: (InfoString, Outline.Fence) -> Diagnosed<IncludedCode?>
  ) -> [CodeBlock] {
    let fence = outline.fences[index]
    let info = InfoString(
      fence.info, languages: vocabulary.languages, labels: vocabulary.labels, principles: knownPrinciples)
    diagnostics += FenceCheck(info: info, fence: fence, path: path, languages: vocabulary.languages).diagnostics
    let included = info.include == nil ? Diagnosed(nil) : include(info, fence)
    diagnostics += included.diagnostics
    let request = requestHeading(stack)
    let parts = parts(of: included.value?.text ?? fence.code, info: info, isInRequest: request != nil)
    let label = label(above: position)
    return parts.map { part in
      let snippet = snippet(of: part, info: info, fence: fence, included: included.value, isInRequest: request != nil)
      let comments = CodeComment.comments(in: part.code, language: snippet.language, limit: 4)
      var block = CodeBlock(
        snippet: snippet, fence: index, element: position, scopes: stack.scopes,
        part: stack.principleScope?.number ?? 0, requestHeading: request,
        commentSide: info.labelledSide, isSplit: parts.count > 1, comments: comments.map(\.text),
        isFileNamed: info.file != nil)
      block.isSettledNeutral = !outline.sectionElements.indices.contains(position)
      if block.isSplit || !showsKeptCode(comments, in: stack) {
        block.commentSide = part.side ?? info.labelledSide ?? commentSide(comments, of: part.code)
      }
      block.snippet.file =
        info.file ?? fileName(above: position, isSplit: block.isSplit) ?? included.value?.file
        ?? fileName(in: comments, of: snippet)
      block.partOfFile = block.snippet.file ?? fileName(beginning: comments, of: snippet)
      block.snippet.principles = principles(info, snippet: block.snippet, comments: comments, label: label, in: stack)
      return block
    }
  }

  /// Returns the parts of a fence's code: one, unless the side is still undecided and comments name both sides.
  private func parts(of code: String, info: InfoString, isInRequest: Bool) -> [FenceSplitter.Part] {
    // Commands, output and data belong to no side, whatever their comments say.
    let isNeutral = info.language.map(vocabulary.languages.isNeutral) ?? false
    if info.isSideNamed || info.role != .source || isInRequest || isNeutral {
      return [FenceSplitter.Part(firstLine: 0, code: code, side: nil)]
    }
    return FenceSplitter(labels: vocabulary.labels).parts(of: code, language: info.language)
  }

  private func snippet(
    of part: FenceSplitter.Part, info: InfoString, fence: Outline.Fence, included: IncludedCode?, isInRequest: Bool
  ) -> Snippet {
    var snippet = snippet(info, fence)
    snippet.code = part.code
    snippet.includedPlace = included?.place
    snippet.hasCarriageReturns = included?.hasCarriageReturns ?? false
    snippet.codeLine = fence.codeLine + part.firstLine
    snippet.otherMargins = fence.otherMargins
    snippet.isIndented = fence.isIndented
    if isInRequest, snippet.role == .source { snippet.role = .change }
    if snippet.language == nil, let file = included?.file {
      snippet.language = vocabulary.languages.language(named: SitePath.fileExtension(of: file))
    }
    return snippet
  }

  private func snippet(_ info: InfoString, _ fence: Outline.Fence) -> Snippet {
    Snippet(
      line: fence.line, codeLine: fence.codeLine, indentation: fence.indentation, language: info.language,
      side: info.side, sideSource: info.isSideNamed ? .info : .none, role: info.role, code: "",
      stressedLines: info.stressedLines, isHidden: info.isHidden, isReplacing: info.isReplacing,
      isIgnored: info.isIgnored, expectedFailure: info.expectedFailure, contractName: info.contractName,
      include: info.include)
  }

  /// Returns the heading of the enclosing change request: any heading inside a section of change requests, unless the
  /// section belongs to a side.
  private func requestHeading(_ stack: ScopeStack) -> Int? {
    let headings = stack.scopes.filter { $0.heading != nil }
    guard let section = headings.firstIndex(where: \.isChangeRequests),
      headings[..<section].allSatisfy({ $0.side == nil }), section + 1 < headings.count
    else { return nil }
    return headings[section + 1].heading
  }

  /// Returns whether the first meaningful comment only says that a new design keeps old code.
  private func showsKeptCode(_ comments: [CodeComment], in stack: ScopeStack) -> Bool {
    let heading = stack.scopes.last { $0.side != nil || $0.isNeutral }
    return heading?.side == .after
      && comments.first { !$0.text.isEmpty }.map { vocabulary.labels.isKeptCode($0.text) } ?? false
  }

  /// Returns the side that the first comments name. A comment further down describes one line, not the block.
  private func commentSide(_ comments: [CodeComment], of code: String) -> Side? {
    let sides = comments.map { vocabulary.labels.side(ofLabel: $0.text) }
    // Comments seldom name a side, so the costly split into lines comes after this check.
    guard sides.contains(where: { $0 != nil }) else { return nil }
    let lines = code.lines
    let blockLines = CodeComment.blockLines(in: lines)
    var next = lines.firstIndex { $0.contains { !$0.isWhitespace } } ?? 0
    for (comment, side) in zip(comments, sides) where comment.line == next {
      // Commented-out code labelled as bad precedes the code that the block is about.
      if blockLines.contains(comment.line + 1), !blockLines.contains(comment.line) { return nil }
      if let side { return side }
      next += 1
    }
    return sideBelowDeclaration(on: next, zip(comments, sides), lines)
  }

  /// Returns the side named by a comment directly below the declaration on a line, if the code is only that
  /// declaration. If comments name both sides, each is about only a few of its lines.
  private func sideBelowDeclaration(
    on line: Int, _ comments: some Sequence<(CodeComment, Side?)>, _ lines: [Substring]
  ) -> Side? {
    guard lines.indices.contains(line), let last = lines[line].last(where: { !$0.isWhitespace }), "{:".contains(last),
      let (comment, side) = comments.first(where: { comment, _ in comment.line == line + 1 })
    else { return nil }
    let isDisputed = comments.contains { $1 != nil && $1 == side?.other && $0.indentation == comment.indentation }
    if isDisputed { return nil }
    let margin = lines[line].prefix(while: \.isWhitespace).count
    let isOnlyDeclaration = lines[(line + 1)...].allSatisfy { text in
      let rest = text.drop(while: \.isWhitespace)
      return rest.isEmpty || rest.hasPrefix("}") || text.count - rest.count > margin
    }
    return comment.indentation > margin && isOnlyDeclaration ? side : nil
  }

  /// Returns the file named on the line above: a line that is only a file name, or a label that contains one.
  private func fileName(above position: Int, isSplit: Bool) -> String? {
    guard position > 0, !isSplit else { return nil }
    let element = outline.elements[position - 1]
    switch element.kind {
    case .paragraph(let style):
      let name = element.text.withoutColon
      if style.isCode || style.isBold, Self.isFileName(name) { return name }
      guard let file = style.codes.first(where: InfoString.looksLikeFile) else { return nil }
      return vocabulary.labels.side(ofLabel: element.text.trimmingSpaces()) != nil ? file : nil
    case .heading:
      let text = element.text.trimmingSpaces()
      return Self.isFileName(text) ? text : nil
    default: return nil
    }
  }

  /// Returns whether a label looks like a file, and not like two names, as in "Client/Server".
  private static func isFileName(_ label: String) -> Bool {
    InfoString.looksLikeFile(label) && label.split(separator: "/").last?.contains(".") == true
  }

  /// Returns the file named by a comment on the first line, such as `// Fee.swift`, if it has the block's language.
  private func fileName(in comments: [CodeComment], of snippet: Snippet) -> String? {
    fileName(beginning: comments, of: snippet).flatMap { $0 == comments.first?.text ? $0 : nil }
  }

  /// Returns the file whose name begins the comment on the first line, as in `// Fee.swift: counts the hours`, if it
  /// has the block's language.
  private func fileName(beginning comments: [CodeComment], of snippet: Snippet) -> String? {
    guard snippet.role == .source, let comment = comments.first, comment.line == 0,
      let word = comment.text.split(whereSeparator: \.isWhitespace).first
    else { return nil }
    let name = String(word.hasSuffix(":") ? word.dropLast() : word)
    guard InfoString.looksLikeFile(name),
      let language = vocabulary.languages.language(named: SitePath.fileExtension(of: name))
    else { return nil }
    return language == snippet.language ? name : nil
  }

  private mutating func principles(
    _ info: InfoString, snippet: Snippet, comments: [CodeComment], label: String?, in stack: ScopeStack
  ) -> [Principle.ID] {
    if !info.principles.isEmpty {
      if let givenPrinciples, let other = info.principles.first(where: { !givenPrinciples.contains($0) }) {
        let given = givenPrinciples.map(\.rawValue).joined(separator: ", ")
        diagnostics.report(
          "PrincipleMismatch", .warning,
          "Principle '\(other.rawValue)' of a block must be among those of the front matter: \(given)",
          at: SourceRange(path: path, line: snippet.line),
          solutions: ["add it to 'principles' in the front matter", "remove the word"])
      }
      return info.principles
    }
    let named = namedByCode(snippet, comments, label: label)
    if let scope = stack.principleScope {
      if let other = named.first(where: { !scope.principles.contains($0) }), named.allSatisfy({ $0 == other }) {
        diagnostics.report(
          "PrincipleMismatch", .warning,
          "Code under a heading about \(list(scope.principles)) names \(other.rawValue.uppercased())",
          at: SourceRange(path: path, line: snippet.line), explanation: "The heading's principle is used")
      }
      return scope.principles
    }
    return named
  }

  /// Returns the paragraph directly above a fence if it is a label.
  private func label(above position: Int) -> String? {
    guard position > 0, case .paragraph = outline.elements[position - 1].kind else { return nil }
    let text = outline.elements[position - 1].text
    return vocabulary.labels.side(ofLabel: text) == nil ? nil : text
  }

  /// Returns the principles named by the label above, the file name or the first comment.
  private func namedByCode(_ snippet: Snippet, _ comments: [CodeComment], label: String?) -> [Principle.ID] {
    var texts: [String] = []
    if let label { texts.append(label) }
    if let file = snippet.file { texts.append(file.split(separator: "/").joined(separator: " ")) }
    if let comment = comments.first, comment.line == 0, vocabulary.labels.side(ofLabel: comment.text) != nil {
      texts.append(comment.text)
    }
    for text in texts {
      let named = vocabulary.principles.principles(in: text)
      if !named.isEmpty { return named }
    }
    return []
  }

  private func list(_ principles: [Principle.ID]) -> String {
    principles.map { $0.rawValue.uppercased() }.joined(separator: ", ")
  }
}
