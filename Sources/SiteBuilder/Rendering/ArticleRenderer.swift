import CaseStudyModel

/// Renders an article's body as HTML for one page.
struct ArticleRenderer: Sendable {
  let context: PageContext
  let article: Article
  /// The levels of the headings on the page.
  var plan: HeadingPlan
  private var regions: ScrollRegionWriter
  private let phrases: ReaderPhrases?
  private let footnotes: FootnoteLinks?
  /// The anchors of the page's lines; other writers on the page take theirs from the same supply.
  var lineAnchors: LineAnchors
  /// The anchors of the article's blocks of code.
  private let codeAnchors: CodeAnchors
  /// The anchors of files that the comparison shows; their fences get none.
  private let linkedElsewhere: LineAnchors
  /// The code that the page shows, to detect repetitions that a reader would notice.
  private var shownCode: Set<String> = []
  /// The numbered list after a block of code, while it is written.
  private var notes: NoteList?
  /// The names of the article's blocks, made for the first block that needs one.
  private lazy var labels = SnippetLabels(of: article, writing: context.snippets)
  /// The results of compiling the article's blocks, which are found once for all of them.
  private lazy var compiled = context.site.compiledSnippets(of: article)

  /// The minimum number of lines of a block that isn't shown again.
  private static let repeatedLines = 5

  /// - Parameter plan: the levels of the headings; `nil` for those of a page that has the whole article.
  init(
    _ article: Article, context: PageContext, plan: HeadingPlan? = nil, lineAnchors: LineAnchors = LineAnchors()
  ) {
    self.lineAnchors = lineAnchors
    linkedElsewhere = lineAnchors
    codeAnchors = CodeAnchors(of: article)
    self.article = article
    self.context = context
    regions = ScrollRegionWriter(context.texts)
    phrases = ReaderPhrases(context.texts)
    footnotes = FootnoteLinks(of: article, in: context)
    self.plan = plan ?? HeadingPlan(article)
  }

  /// Appends segments of the article.
  mutating func write(_ body: [Segment], into out: inout [UInt8]) {
    // Whether the segments are part of a heading that repeats the page's title, which isn't shown.
    var isTitle = false
    // Whether to drop the closing tag of a paragraph that a figure replaced.
    var dropsParagraphEnd = false
    for (index, segment) in body.enumerated() where !out.exceedsPageLimit {
      if isTitle {
        if case .headingEnd = segment { isTitle = false }
        continue
      }
      switch segment {
      case .html(let read):
        var text = phrases?.replaced(in: read) ?? read
        text = footnotes?.resolved(in: text) ?? text
        if dropsParagraphEnd {
          text = String(decoding: text.utf8.dropFirst(4), as: UTF8.self)
          dropsParagraphEnd = false
        }
        if var list = notes {
          text = list.anchored(text)
          notes = list.isFinished ? nil : list
        }
        regions.write(text, into: &out)
      case .headingStart(let heading):
        isTitle = plan.levels[heading] == 0
        if !isTitle { writeStart(ofHeading: heading, into: &out) }
      case .headingEnd(let heading): writeEnd(ofHeading: heading, into: &out)
      case .linkStart(let link): LinkWriter(context: context).write(article.links[link], of: article, into: &out)
      case .image(let image):
        dropsParagraphEnd = writeImage(image, following: body.dropFirst(index + 1).first, into: &out)
      case .snippet(let snippet): writeSnippet(snippet, followedBy: body.dropFirst(index + 1), into: &out)
      }
    }
  }
}

extension ArticleRenderer {
  private func writeStart(ofHeading index: Int, into out: inout [UInt8]) {
    let heading = article.headings[index]
    if heading.isTopLevel { out.append(html: "<div class=\"heading\">") }
    out.append(html: "<h\(plan.levels[index])")
    // The author may have set the same anchor by hand, and an identifier must be unique.
    if !article.anchors.contains(heading.anchor) { out.append(attribute: "id", heading.anchor) }
    out.append(html: ">")
  }

  private func writeEnd(ofHeading index: Int, into out: inout [UInt8]) {
    let heading = article.headings[index]
    out.append(html: "</h\(plan.levels[index])>")
    if heading.isTopLevel {
      PermalinkWriter.write(to: heading.anchor, named: heading.text, context.texts, into: &out)
      out.append(html: "</div>")
    }
    out.append(html: "\n")
  }

  /// Writes an image; a figure replaces a paragraph that contains only the image.
  /// - Returns: whether to drop the paragraph's closing tag, which starts `next`.
  private func writeImage(_ index: Int, following next: Segment?, into out: inout [UInt8]) -> Bool {
    let writer = ImageWriter(context: context)
    if case .html(let text) = next, text.utf8.starts(with: "</p>".utf8), out.suffix(3).elementsEqual("<p>".utf8) {
      out.removeLast(3)
      out.append(html: "<figure class=\"image\">")
      writer.write(article.images[index], of: article, into: &out)
      out.append(html: "</figure>")
      return true
    }
    writer.write(article.images[index], of: article, into: &out)
    return false
  }

  private mutating func writeSnippet(_ index: Int, followedBy next: ArraySlice<Segment>, into out: inout [UInt8]) {
    let snippet = article.snippets[index]
    let lines: String? =
      if let file = snippet.file, snippet.role != .output, !linkedElsewhere.holds(file) {
        lineAnchors.name(for: file)
      } else {
        nil
      }
    let anchor = codeAnchors[index]
    let codeNotes = anchor.flatMap { CodeNotes(on: snippet, named: $0, followedBy: next) }
    notes = codeNotes.map { NoteList(anchor: $0.anchor) }
    let isShown = !snippet.isHidden && snippet.lineCount >= Self.repeatedLines
    let isRepeated = isShown && !shownCode.insert(snippet.code).inserted
    let isFolded = snippet.isHidden || isRepeated
    context.snippets.write(
      snippet, label: isFolded || !snippet.hasTitle ? labels[index] : "",
      anchor: anchor, lineAnchor: lines, notes: codeNotes,
      notice: compiled[index]?.notice(in: context.texts),
      isRepeated: isRepeated, into: &out)
  }
}

extension Snippet {
  /// Whether a part of a title is known: a side, a role or a file.
  fileprivate var hasTitle: Bool { side != nil || role != .source || file != nil }
}

/// Writes permalinks after headings, with labels for screen readers.
enum PermalinkWriter {
  /// Appends a link to a heading.
  static func write(to anchor: String, named text: String, _ texts: InterfaceTexts, into out: inout [UInt8]) {
    out.append(html: "<a class=\"permalink\"")
    out.append(attribute: "href", "#" + anchor.percentEncodedPath)
    out.append(html: "><span aria-hidden=\"true\">#</span><span class=\"visually-hidden\">")
    out.append(escaping: texts.text("page.permalink", ["title": .text(text)]))
    out.append(html: "</span></a>")
  }
}
