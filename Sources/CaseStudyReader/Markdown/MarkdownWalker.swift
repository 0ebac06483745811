import CMark
import CaseStudyModel

/// Walks a parsed document once, notes what the classifier and the pages need, and leaves markers where pages fill in.
///
/// The walk follows libcmark-gfm's iterator, so that deep nesting costs no stack.
struct MarkdownWalker {
  /// A change of the tree that waits until the walk is over, since the iterator must not lose its place.
  enum Edit {
    case replace(MarkdownNode, isInline: Bool, start: [UInt8], end: [UInt8])
    case surround(MarkdownNode, start: [UInt8], end: [UInt8])
    case append(MarkdownNode, isInline: Bool, [UInt8])
    case remove(MarkdownNode)
  }

  /// Lists and quotations nested deeper are refused: browsers and readers lose their way long before.
  static let deepestNesting = 64

  let path: String
  /// The number of lines of the file before the Markdown.
  let lineOffset: Int
  var outline = Outline()
  var edits: [Edit] = []
  var html: RawHTML
  var text = InlineText()
  private var depth = 0
  private var isTooDeep = false

  init(path: String, lineOffset: Int, policy: SiteConfiguration.HTMLPolicy) {
    self.path = path
    self.lineOffset = lineOffset
    html = RawHTML(path: path, policy: policy)
  }

  /// Parses Markdown and returns its outline, with the rendered body.
  static func outline(
    of bytes: ArraySlice<UInt8>, path: String, lineOffset: Int, policy: SiteConfiguration.HTMLPolicy
  ) -> Outline {
    var walker = MarkdownWalker(path: path, lineOffset: lineOffset, policy: policy)
    guard let tree = MarkdownTree(bytes) else { return walker.outline }
    walker.walk(tree.root)
    guard !walker.isTooDeep else { return walker.outline }
    for edit in walker.edits { apply(edit) }
    walker.outline.segments = tree.withHTML(OutlineSegment.segments(of:))
    return walker.outline
  }

  private mutating func walk(_ root: OpaquePointer) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, !isTooDeep, let node = MarkdownNode(cmark_iter_get_node(iterator)) else { break }
      if event == CMARK_EVENT_ENTER { enter(node) } else { leave(node) }
    }
    nameAnchors()
  }

  private mutating func enter(_ node: MarkdownNode) {
    switch node.kind {
    case .text: text.append(node.literal)
    case .softBreak, .lineBreak: text.append(UInt8(ascii: "\n"))
    case .code: text.appendCode(node.literal)
    case .strong, .emphasis: text.beginStress()
    case .htmlInline:
      let kept = html.sanitized(node.literal, isInline: true, at: position(of: node), in: &outline)
      edits.append(.replace(node, isInline: true, start: kept, end: []))
    case .image: text.beginImage()
    case .paragraph, .heading, .tableCell:
      html.enterScope()
      text.begin()
    case .codeBlock: enterCodeBlock(node)
    case .htmlBlock:
      let kept = html.sanitized(node.literal, isInline: false, at: position(of: node), in: &outline)
      edits.append(.replace(node, isInline: false, start: kept, end: []))
    case .document: html.enterScope()
    case .blockQuote, .item, .taskItem, .footnoteDefinition: enterContainer(node)
    case .table:
      let start = "<div class=\"table\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">"
      edits.append(.surround(node, start: Array(start.utf8), end: Array("</div>".utf8)))
    case .thematicBreak: appendElement(.separator, node)
    default: break
    }
  }

  private mutating func leave(_ node: MarkdownNode) {
    switch node.kind {
    case .strong, .emphasis: text.endStress()
    case .link: leaveLink(node)
    case .image: leaveImage(node)
    case .paragraph:
      close(node, isInline: true)
      appendElement(.paragraph(text.style), node, text: text.string)
      outline.wordCount += text.wordCount
      markAside(node)
    case .heading:
      close(node, isInline: true)
      leaveHeading(node)
    case .tableCell:
      close(node, isInline: true)
      outline.wordCount += text.wordCount
    case .blockQuote, .item, .taskItem, .footnoteDefinition:
      depth -= 1
      close(node, isInline: false)
    case .list, .table: appendElement(.separator, node)
    case .document: close(node, isInline: false)
    default: break
    }
  }

  private mutating func enterContainer(_ node: MarkdownNode) {
    html.enterScope()
    depth += 1
    if depth > Self.deepestNesting {
      isTooDeep = true
      outline = Outline()
      outline.diagnostics.append(
        Diagnostic(
          "NestingTooDeep", .error, "Lists and quotations nest at most \(Self.deepestNesting) levels",
          at: SourceRange(path: path, start: position(of: node)), solutions: ["remove the outer levels"]))
    }
  }

  private mutating func close(_ node: MarkdownNode, isInline: Bool) {
    let ends = html.leaveScope(&outline)
    if !ends.isEmpty { edits.append(.append(node, isInline: isInline, ends)) }
  }

  private mutating func leaveHeading(_ node: MarkdownNode) {
    let index = outline.headings.count
    let isTopLevel = html.isBalanced && node.parent?.kind == .document
    let line = lineOffset + node.line
    outline.headings.append(
      Heading(level: node.headingLevel, text: text.string, anchor: "", line: line, isTopLevel: isTopLevel))
    appendElement(.heading(index), node, text: text.string)
    outline.wordCount += text.wordCount
    edits.append(
      .replace(
        node, isInline: false, start: Marker.headingStart(index).bytes, end: Marker.headingEnd(index).bytes))
  }

  private mutating func leaveLink(_ node: MarkdownNode) {
    let destination = node.url
    guard HTMLRules.isHarmless(address: destination) else {
      outline.diagnostics.append(
        Diagnostic(
          "UnsafeLink", .warning, "A link leads to the web, to mail or into the site",
          at: SourceRange(path: path, start: position(of: node)),
          solutions: ["replace '\(destination)' with an https address"]))
      edits.append(.replace(node, isInline: true, start: Array("<a>".utf8), end: Array("</a>".utf8)))
      return
    }
    outline.links.append(Link(destination: destination, title: node.title, position: position(of: node)))
    let start = Marker.linkStart(outline.links.count - 1).bytes
    edits.append(.replace(node, isInline: true, start: start, end: Array("</a>".utf8)))
  }

  private mutating func leaveImage(_ node: MarkdownNode) {
    let alternative = text.endImage()
    var start: [UInt8] = []
    if HTMLRules.isHarmless(address: node.url) {
      outline.images.append(
        Image(source: node.url, alternative: alternative, title: node.title, position: position(of: node)))
      start = Marker.image(outline.images.count - 1).bytes
    }
    while let child = node.firstChild { child.remove() }
    edits.append(.replace(node, isInline: true, start: start, end: []))
  }

  private mutating func enterCodeBlock(_ node: MarkdownNode) {
    guard node.isFenced else {
      appendElement(.separator, node)
      return
    }
    let code = String(decoding: node.literal, as: UTF8.self)
    let lines = node.literal.count { $0 == UInt8(ascii: "\n") }
    let fence = Outline.Fence(
      info: node.fenceInfo, code: code, line: lineOffset + node.line, indentation: node.column - 1,
      isClosed: node.endLine - node.line == lines + 1)
    outline.fences.append(fence)
    if !fence.isClosed {
      outline.diagnostics.append(
        Diagnostic(
          "UnclosedFence", .error, "A code fence is closed by a line of its own", at: range(of: node),
          explanation: "Everything up to the end of its list, quotation or file is taken for code",
          solutions: ["close the fence behind the code"]))
    }
    appendElement(.fence(outline.fences.count - 1), node)
    let marker = Marker.fence(outline.fences.count - 1).bytes
    edits.append(.replace(node, isInline: false, start: marker, end: []))
  }

  private mutating func appendElement(_ kind: Outline.Element.Kind, _ node: MarkdownNode, text: String = "") {
    let line = lineOffset + node.line
    outline.elements.append(.init(kind: kind, text: text, line: line, depth: depth + html.detailsDepth))
  }

  private mutating func nameAnchors() {
    var names = AnchorNames()
    for index in outline.headings.indices {
      outline.headings[index].anchor = names.next(for: outline.headings[index].text)
    }
  }

  private func position(of node: MarkdownNode) -> SourcePosition {
    // libcmark-gfm gives inline nodes no dependable place, so the enclosing block's stands for it.
    SourcePosition(line: lineOffset + max(1, node.line), column: node.column)
  }

  private func range(of node: MarkdownNode) -> SourceRange {
    SourceRange(path: path, start: position(of: node))
  }

  private static func apply(_ edit: Edit) {
    switch edit {
    case .replace(let node, let isInline, let start, let end): node.replace(isInline: isInline, start: start, end: end)
    case .surround(let node, let start, let end):
      node.insertBefore(isInline: false, start)
      node.insertAfter(isInline: false, end)
    case .append(let node, let isInline, let html): node.append(isInline: isInline, html)
    case .remove(let node): node.remove()
    }
  }
}
