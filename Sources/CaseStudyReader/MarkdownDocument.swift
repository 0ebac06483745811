import CaseStudyModel

/// A parsed Markdown file: its settings, outline and title.
struct MarkdownDocument {
  let path: String
  let frontMatter: FrontMatter
  let outline: Outline
  let title: DocumentTitle
  /// The number of lines up to the end of the front matter.
  let bodyLine: Int
  /// The text of the file, with LF line endings.
  let bytes: [UInt8]
  /// Whether the text isn't read, because of its encoding, its size or its nesting.
  let isUnread: Bool
  private(set) var diagnostics: [Diagnostic]

  /// Parses a file.
  init(_ file: SourceFile, configuration: SiteConfiguration) {
    path = file.path
    var text = SourceText(file)
    bytes = text.bytes
    let settings = FrontMatterReader(isStrict: configuration.isConfigured)
    var front = settings.read(text)
    if let original = file.original {
      let original = settings.read(SourceText(SourceFile(path: file.path, bytes: original))).frontMatter
      if configuration.isConfigured { front.reportKeys(unlike: original, path: path) }
      front.frontMatter = front.frontMatter.completed(by: original)
    }
    bodyLine = front.bodyLine
    let directives = DocCDirectives.removed(from: &text.bytes, startingAt: front.bodyStart, path: file.path)
    ModuleStatements.remove(from: &text.bytes, startingAt: front.bodyStart, isMDX: SitePath.isMDX(path))
    SlideSettings.remove(from: &text.bytes, startingAt: front.bodyStart)
    let components = Components.remove(from: &text.bytes, startingAt: front.bodyStart)
    Directives.rewrite(&text.bytes, startingAt: front.bodyStart)
    Admonitions.rewrite(&text.bytes, startingAt: front.bodyStart)
    ImageSizes.remove(from: &text.bytes, startingAt: front.bodyStart)
    let names = HeadingNames.removed(from: &text.bytes, startingAt: front.bodyStart)
    WholeDivision.remove(from: &text.bytes, startingAt: front.bodyStart)
    let body = text.bytes[front.bodyStart...]
    let limits = InputLimits.diagnostics(for: body, path: file.path, lineOffset: front.bodyLine)
    isUnread = text.isUnread || !limits.isEmpty
    outline = MarkdownWalker.outline(
      of: limits.isEmpty ? body : [], path: file.path, lineOffset: front.bodyLine, policy: configuration.htmlPolicy,
      names: names)
    frontMatter = front.frontMatter
    title = DocumentTitle(
      frontMatter: front.frontMatter, outline: outline, path: file.path,
      vocabulary: Vocabulary.of(configuration.vocabulary, principles: []))
    diagnostics = text.diagnostics + front.diagnostics + directives + limits + outline.diagnostics
    let lines = LineTable(bytes[...])
    reportMarks(in: lines, isWithinLimits: limits.isEmpty)
    if configuration.isConfigured { reportComponents(components) }
    if configuration.isConfigured, front.isReadable, limits.isEmpty {
      let sections = Vocabulary.of(configuration.vocabulary, principles: []).sections
      diagnostics += UnintendedBlocks(lines: lines, path: path, isRequests: sections.isChangeRequests)
        .diagnostics(of: outline)
    }
    reportConflicts(in: lines, isStrict: configuration.isConfigured, isFrontMatterReadable: front.isReadable)
    // Settings that can't be read may well contain the title and summary.
    if front.isReadable, !text.isUnread { reportMissingSettings(isStrict: configuration.isConfigured) }
  }

  /// Reports marks of Markdown that have no meaning here, or not the intended one.
  private mutating func reportMarks(in lines: LineTable, isWithinLimits: Bool) {
    diagnostics += BrokenLinks.diagnostics(of: outline, in: lines, path: path)
    diagnostics += BrokenLinks.detours(in: outline.links, path: path)
    diagnostics += UnreadMarks(lines: lines, path: path).diagnostics(of: outline)
    diagnostics += ForeignMarks(lines: lines, path: path).diagnostics(of: outline)
    diagnostics += MalformedTables(lines: lines, path: path).diagnostics(of: outline)
    if bodyLine < lines.count, isWithinLimits {
      diagnostics += UnreadDefinitions(lines: lines, path: path)
        .diagnostics(of: outline, in: (bodyLine + 1)...lines.count)
    }
  }

  /// Reports the first elements that other programs run and that pages leave out.
  private mutating func reportComponents(_ components: [(offset: Int, name: String)]) {
    for (offset, name) in components.prefix(20) {
      diagnostics.report(
        "RawHTML", .warning, "Component <\(name)> of another program isn't shown",
        at: SourceRange(path: path, start: bytes.position(of: offset)), solutions: ["write it as Markdown"])
    }
  }

  /// Reports the marks that a merge left.
  private mutating func reportConflicts(in lines: LineTable, isStrict: Bool, isFrontMatterReadable: Bool) {
    var conflicts = MarkdownConflicts(in: bytes, lines, outline.fences, path: path)
      .diagnostics(isStrict ? .error : .warning)
    // YAML with both versions of a conflict can't be read.
    if !isFrontMatterReadable, conflicts.contains(where: { $0.range.start.line <= bodyLine }) {
      for index in conflicts.indices where isStrict { conflicts[index].severity = .error }
      diagnostics.removeAll { $0.id == "MalformedYAML" }
    }
    diagnostics += conflicts
  }

  /// Returns the article, with snippets in place of their fences.
  func article(snippets blocks: [CodeBlock]) -> Article {
    var article = Article(
      source: path, slug: frontMatter.slug ?? title.slug(of: path), title: title.text,
      summary: frontMatter.summary ?? outline.firstParagraph, frontMatter: frontMatter)
    article.headings = outline.headings
    article.links = outline.links
    article.images = outline.images
    article.anchors = outline.anchors
    article.wordCount = outline.wordCount
    article.isUnread = isUnread
    article.writtenCode = outline.writtenCode
    article.detectedLanguage = ProseLanguage.tag(of: outline)
    let foldTitles = outline.foldTitles
    article.snippets = blocks.map { block in
      var snippet = block.snippet
      snippet.foldTitle = foldTitles[block.fence]
      return snippet
    }
    article.body = body(blocks)
    return article
  }

  private func body(_ blocks: [CodeBlock]) -> [Segment] {
    var body: [Segment] = []
    var snippets = [[Int]](repeating: [], count: outline.fences.count)
    for (index, block) in blocks.enumerated() { snippets[block.fence].append(index) }
    var isInTitle = false
    for segment in outline.segments {
      switch segment {
      case .marker(.headingStart(let index)) where index == title.shownHeading: isInTitle = true
      case .marker(.headingEnd(let index)) where index == title.shownHeading: isInTitle = false
      case _ where isInTitle: continue
      case .html(let html): body.append(.html(html))
      case .marker(.headingStart(let index)): body.append(.headingStart(index))
      case .marker(.headingEnd(let index)): body.append(.headingEnd(index))
      case .marker(.linkStart(let index)): body.append(.linkStart(index))
      case .marker(.image(let index)): body.append(.image(index))
      case .marker(.fence(let fence)): body += snippets[fence].map(Segment.snippet)
      }
    }
    return body
  }

  /// Returns a warning for each key that has no effect on a document of this kind.
  /// - Parameters:
  ///   - keys: the keys without effect.
  ///   - place: where they would have one.
  func unusedKeys(
    _ keys: [String], place: Message, solution: Message = "remove it, or move the file"
  ) -> [Diagnostic] {
    keys.compactMap { key in
      frontMatter.lines[key].map { line in
        Diagnostic(
          "UnusedKey", .warning, "Key '\(key)' must be \(place), and has no effect here",
          at: SourceRange(path: path, line: line), solutions: [solution])
      }
    }
  }

  /// Returns the diagnostic of a study that is among the pages.
  /// - Parameter unused: the diagnostics of its keys that only studies have.
  func misplacedStudy(_ unused: [Diagnostic]) -> Diagnostic? {
    let folder = "Content/pages/"
    guard unused.count > 1, path.hasPrefix(folder), let first = unused.min() else { return nil }
    return Diagnostic(
      "MisplacedMarkdown", .error, "A case study must be in 'Content/case-studies', not among the pages",
      at: first.range, explanation: "It has keys that only case studies have",
      solutions: [
        "move it to 'Content/case-studies/\(String(path.dropFirst(folder.count)))'",
        "remove these keys if it is a page",
      ])
  }

  private mutating func reportMissingSettings(isStrict: Bool) {
    let start = SourceRange(path: path, line: 1)
    let meant = diagnostics.meantKeys
    // A value reaches to the next line with a key.
    func isWrong(_ key: String) -> Bool {
      guard let line = frontMatter.lines[key] else { return false }
      let next = frontMatter.lines.values.filter { $0 > line }.min() ?? .max
      return diagnostics.contains { $0.id == "WrongType" && (line..<next).contains($0.range.start.line) }
    }
    if frontMatter.title?.allSatisfy(\.isWhitespace) ?? true, isStrict || title.heading == nil,
      !meant.contains("title"), !isWrong("title")
    {
      diagnostics.report(
        "MissingTitle", isStrict ? .warning : .information, "A page must have a title; '\(title.text)' is used instead",
        at: start, solutions: ["add 'title:' to the front matter"])
    }
    if frontMatter.summary?.allSatisfy(\.isWhitespace) ?? true, isStrict, !meant.contains("summary"),
      !isWrong("summary")
    {
      diagnostics.report(
        "MissingSummary", .warning,
        outline.firstParagraph.isEmpty
          ? "A page must have a summary; the page begins with no paragraph that could be used instead"
          : "A page must have a summary; its first paragraph is used instead", at: start,
        solutions: ["add 'summary:' to the front matter"])
    }
  }
}
