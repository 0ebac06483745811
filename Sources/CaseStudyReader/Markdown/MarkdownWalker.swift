import CMark
import CaseStudyModel

/// Walks a parsed document once, records what the classifier and the pages need, and leaves markers for pages to fill
/// in.
///
/// Uses libcmark-gfm's iterator instead of recursion, so deep nesting can't overflow the stack.
struct MarkdownWalker {
  /// The nesting limit for lists and quotations; browsers have trouble with deeper trees.
  static let deepestNesting = 64

  let path: String
  /// The number of lines of the file before the Markdown.
  let lineOffset: Int
  private let source: ArraySlice<UInt8>
  /// The lines of the Markdown, split on first use.
  lazy var lines = LineTable(source)
  var outline = Outline()
  /// The changes to the tree, applied after the walk, because they would invalidate the iterator.
  ///
  /// Replacing or removing a node frees it, so no later change may refer to it or to its former contents.
  var edits: [() -> Void] = []
  var html: RawHTML
  var text = InlineTextCollector()
  /// The asides that have been entered but not left.
  var asides: [(quotation: MarkdownNode, title: String)] = []
  /// The callouts that have been entered but not left.
  var callouts: [(quotation: MarkdownNode, callout: Callout)] = []
  /// The progress of the search for links on the current line.
  var search = LinkSearch()
  /// The line on which the last fenced block ended, as reported by libcmark-gfm.
  var lastFenceEnd = 0
  /// The number of line feeds in formulas of the current block, which libcmark-gfm doesn't count.
  var skippedLines = 0
  /// The progress of the remark on formulas.
  var formulas = FormulaRemark.none
  /// Whether a formula or diagram was reported.
  var isNotationReported = false
  /// The source texts of headings with emoji, by index, because code hosts derive anchors from those.
  private var writtenHeadings: [Int: String] = [:]
  private var givenNames: [Int: String] = [:]
  private var depth = 0
  /// The number of images whose alternative text is being read.
  private var imageDepth = 0
  private var isTooDeep = false

  /// Whether the current node is part of an image's alternative text.
  var isInImage: Bool { imageDepth > 0 }

  private init(_ source: ArraySlice<UInt8>, path: String, lineOffset: Int, policy: SiteConfiguration.HTMLPolicy) {
    self.source = source
    self.path = path
    self.lineOffset = lineOffset
    html = RawHTML(path: path, policy: policy)
  }

  /// Parses Markdown and returns its outline, with the rendered body.
  /// - Parameter names: the anchors that the author gives to headings, by line.
  static func outline(
    of bytes: ArraySlice<UInt8>, path: String, lineOffset: Int, policy: SiteConfiguration.HTMLPolicy,
    names: [Int: String] = [:]
  ) -> Outline {
    var walker = MarkdownWalker(bytes, path: path, lineOffset: lineOffset, policy: policy)
    walker.givenNames = names
    guard let tree = MarkdownTree(bytes) else { return walker.outline }
    walker.walk(tree.root)
    guard !walker.isTooDeep else { return walker.outline }
    for edit in walker.edits { edit() }
    walker.outline.segments = tree.withHTML(OutlineSegment.segments(of:))
    if walker.html.isInFootnote { OutlineSegment.putFootnotesInDivision(&walker.outline.segments) }
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
    reportUnclosedFences()
    nameAnchors()
  }

  private mutating func enter(_ node: MarkdownNode) {
    switch node.kind {
    case .text: enterText(node)
    case .softBreak, .lineBreak: text.append(UInt8(ascii: "\n"))
    case .code:
      if let mark = FormulaMark(node) {
        enterFormula(node, mark)
      } else {
        text.appendCode(node.literal)
        outline.writtenCode.addSpan(node.literal)
      }
    case .strong, .emphasis:
      if !isInImage { text.beginEmphasis() }
      enterInline()
    case .strikethrough: enterInline()
    case .link:
      enterInline()
      if !isInImage { html.enterLink() }
    case .image:
      text.beginImage()
      imageDepth += 1
    case .htmlInline:
      guard !isInImage else { return }
      let position = position(ofInline: node)
      let kept = html.sanitized(node.literal, isInline: true, at: position, in: &outline)
      edits.append { node.replaceInline(start: kept, end: []) }
    case .paragraph, .heading, .tableCell:
      html.enterScope()
      text.begin()
      skippedLines = 0
      joinBoldText(of: node)
      if node.kind == .paragraph { enterCallout(node) }
    case .codeBlock: enterCodeBlock(node)
    case .htmlBlock:
      let kept = html.sanitized(node.literal, isInline: false, at: position(ofBlock: node), in: &outline)
      edits.append { node.replaceBlock(start: kept, end: []) }
    case .document: html.enterScope()
    case .footnoteReference:
      if !isInImage, html.isInAnyLink { edits.append { node.replaceLeaf(with: []) } }
    case .footnoteDefinition:
      endBody(before: node)
      enterContainer(node)
    case .blockQuote, .item, .taskItem: enterContainer(node)
    case .thematicBreak: appendElement(.separator, node)
    default: break
    }
  }

  private mutating func leave(_ node: MarkdownNode) {
    switch node.kind {
    case .strong, .emphasis:
      if !isInImage { text.endEmphasis() }
      leaveInline(node)
    case .strikethrough: leaveInline(node)
    case .link:
      leaveInline(node)
      guard !isInImage else { return }
      html.leaveLink()
      leaveLink(node)
    case .image:
      imageDepth -= 1
      if isInImage { text.endNestedImage() } else { leaveImage(node) }
    case .paragraph:
      close(node, isInline: true)
      var style = text.style
      style.opensItem = node.previous == nil && node.parent?.kind == .item
      appendElement(.paragraph(style), node, text: text.string)
      html.cells.read(text.string)
      outline.wordCount += text.wordCount
      remarkOnFormulas(below: node)
      markAside(node)
      markCallout(node)
    case .heading:
      close(node, isInline: true)
      leaveHeading(node)
    case .tableCell:
      close(node, isInline: true)
      outline.wordCount += text.wordCount
      remarkOnFormulas(below: node)
    case .blockQuote, .item, .footnoteDefinition: leaveContainer(node)
    case .taskItem:
      leaveContainer(node)
      nameCheckbox(node)
    case .list: appendElement(.separator, node)
    case .table:
      appendElement(.separator, node)
      reportDroppedCells(of: node)
    case .document: close(node, isInline: false)
    default: break
    }
  }

  /// Closes the document's open raw HTML before the first footnote, because footnotes go into their own list.
  private mutating func endBody(before footnote: MarkdownNode) {
    guard !html.isInFootnote else { return }
    html.isInFootnote = true
    let ends = html.leaveScope(&outline)
    html.enterScope()
    outline.firstNote = outline.elements.count
    if !ends.isEmpty { edits.append { footnote.insertBlockBefore(ends) } }
  }

  private mutating func enterContainer(_ node: MarkdownNode) {
    html.enterScope()
    depth += 1
    if depth > Self.deepestNesting {
      isTooDeep = true
      outline = Outline()
      outline.diagnostics.report(
        "NestingTooDeep", .error, "Lists and quotations must nest at most \(Self.deepestNesting) levels deep",
        at: SourceRange(path: path, start: position(ofBlock: node)), solutions: ["remove the outer levels"])
    }
  }

  private mutating func leaveContainer(_ node: MarkdownNode) {
    depth -= 1
    close(node, isInline: false)
    leaveAside(node)
    leaveCallout(node)
  }

  /// Enters emphasis or a link, which closes raw elements opened inside it.
  private mutating func enterInline() {
    if !isInImage { html.enterScope() }
  }

  private mutating func leaveInline(_ node: MarkdownNode) {
    if !isInImage { close(node, isInline: true) }
  }

  private mutating func close(_ node: MarkdownNode, isInline: Bool) {
    let ends = html.leaveScope(&outline)
    if !ends.isEmpty { edits.append { isInline ? node.appendInline(ends) : node.appendBlock(ends) } }
  }

  private mutating func leaveHeading(_ node: MarkdownNode) {
    let index = outline.headings.count
    let isTopLevel = html.isBalanced && node.parent?.kind == .document
    let line = lineOffset + node.line
    if node.parent?.kind == .document { html.frame(heading: index, in: &outline) }
    outline.headings.append(
      Heading(level: node.headingLevel, text: text.string, anchor: "", line: line, isTopLevel: isTopLevel))
    appendElement(.heading(index), node, text: text.string)
    outline.wordCount += text.wordCount
    if let written = text.writtenString { writtenHeadings[index] = written }
    remarkOnFormulas(below: node)
    edits.append { node.replaceBlock(start: Marker.headingStart(index).bytes, end: Marker.headingEnd(index).bytes) }
  }

  /// Gives a task's checkbox an accessible name.
  private mutating func nameCheckbox(_ node: MarkdownNode) {
    let state = node.isChecked ? "checked disabled aria-label=\"Done\"" : "disabled aria-label=\"To do\""
    edits.append { node.replaceTask(start: Array("<input type=\"checkbox\" \(state)> ".utf8)) }
  }

  /// Records a block for the classifier.
  mutating func appendElement(_ kind: Outline.Element.Kind, _ node: MarkdownNode, text: String = "") {
    let line = lineOffset + node.line
    outline.elements.append(.init(kind: kind, text: text, line: line, depth: depth + html.detailsDepth))
  }

  private mutating func nameAnchors() {
    var names = AnchorNames(taken: outline.anchors.union(givenNames.values))
    var given = Set(givenNames.values).subtracting(outline.anchors)
    for index in outline.headings.indices {
      if let name = givenNames[outline.headings[index].line].flatMap({ given.remove($0) }) {
        outline.headings[index].anchor = name
        continue
      }
      outline.headings[index].anchor = names.next(for: writtenHeadings[index] ?? outline.headings[index].text)
    }
  }
}
