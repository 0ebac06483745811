import CaseStudyModel

/// Builds a case study from a document: assigns principles and sides to blocks, and pairs them.
struct StudyReading {
  let document: MarkdownDocument
  let vocabulary: Vocabulary
  let principles: [Principle]

  /// Returns the study, with diagnostics about its code.
  /// - Parameter include: reads an included file, given its path relative to the site's folder.
  func study(include: (String) -> [UInt8]?) -> Diagnosed<CaseStudy> {
    var builder = CodeBlockBuilder(
      path: document.path, vocabulary: vocabulary, outline: document.outline, title: document.title.heading,
      knownPrinciples: principles.map(\.id))
    var files: [PathKey: IncludedFile] = [:]
    var budget = IncludeBudget()
    var blocks = builder.blocks { info, fence in
      included(info, fence, from: &files, within: &budget, read: include)
    }
    giveDefaultPrinciples(to: &blocks)
    SideClassifier(vocabulary: vocabulary, elements: document.outline.elements).classify(&blocks)

    var article = document.article(snippets: blocks)
    for index in article.headings.indices { nameHeading(&article.headings[index]) }
    let ids = principles(of: article)
    var study = CaseStudy(article: article, principles: ids)
    study.examples = ExampleAssembler(principles: ids).examples(from: article.snippets)
    let finder = ChangeRequestFinder(vocabulary: vocabulary, outline: document.outline, headings: article.headings)
    study.changeRequests = finder.requests(blocks)
    study.takeaways = article.headings.lastIndex { vocabulary.sections.isTakeaways($0.text) }
    let headings = HeadingCheck(vocabulary: vocabulary, outline: document.outline, path: document.path)
    return Diagnosed(
      study,
      builder.diagnostics + alikeNames(among: article.snippets)
        + BrokenLinks.diagnostics(of: document.outline, in: document.path)
        + headings.diagnostics(title: document.title.heading, requests: study.changeRequests))
  }

  /// Reports file names that are canonically equivalent but have different bytes: one file on some disks, two on
  /// others.
  private func alikeNames(among snippets: [Snippet]) -> [Diagnostic] {
    var names: [String: String] = [:]
    return snippets.compactMap { snippet in
      guard let file = snippet.file, !file.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      let first = names[file, default: file]
      names[file] = first
      if PathKey(first) == PathKey(file) { return nil }
      return Diagnostic(
        "AlikeFileNames", .error, "File name '\(file)' must have the same bytes in every fence",
        at: SourceRange(path: document.path, line: snippet.line))
    }
  }

  private func nameHeading(_ heading: inout Heading) {
    heading.side = vocabulary.labels.side(ofHeading: heading.text)
    heading.principles = vocabulary.principles.principles(in: heading.text)
  }

  /// Gives blocks whose headings name no principle those of the front matter, else those of the title.
  private func giveDefaultPrinciples(to blocks: inout [CodeBlock]) {
    let defaults = document.frontMatter.principles ?? vocabulary.principles.principles(in: document.title.text)
    for index in blocks.indices where blocks[index].snippet.principles.isEmpty {
      blocks[index].snippet.principles = defaults
    }
  }

  /// Returns the principles of a study: those of the front matter, else all that its headings name, in the site's
  /// order.
  private func principles(of article: Article) -> [Principle.ID] {
    if let given = article.frontMatter.principles { return given }
    var named = Set(article.headings.flatMap(\.principles))
    named.formUnion(vocabulary.principles.principles(in: article.title))
    named.formUnion(article.snippets.filter { $0.side != nil }.flatMap(\.principles))
    return (principles.isEmpty ? Principle.builtIn : principles).map(\.id).filter(named.contains)
  }

  private func included(
    _ info: InfoString, _ fence: Outline.Fence, from files: inout [PathKey: IncludedFile],
    within budget: inout IncludeBudget, read: (String) -> [UInt8]?
  ) -> Diagnosed<IncludedCode?> {
    guard let address = info.include, !budget.isSpent else { return Diagnosed(nil) }
    let source = SourceInclude(address, from: document.path)
    let range = fence.range(of: "src=" + address, in: document.path)
    func failure(_ id: String, _ summary: Message, _ fixes: [Fix] = []) -> Diagnosed<IncludedCode?> {
      Diagnosed(nil, [Diagnostic(id, .error, summary, at: range, fixes: fixes)])
    }
    guard let path = source.path else { return failure("OutsideSite", "File '\(address)' is outside the site") }
    if let part = SitePath.hiddenPart(of: path) {
      return failure("HiddenFile", "File '\(path)' must not be under '\(part)': hidden files are never published")
    }
    var file = files[PathKey(path)]
    if file == nil, let bytes = read(path) {
      if let diagnostic = budget.count(file: bytes.count, at: range) { return Diagnosed(nil, [diagnostic]) }
      file = IncludedFile(path: path, bytes: bytes)
      files[PathKey(path)] = file
    }
    guard let file else { return failure("MissingInclude", "File '\(path)' can't be read") }
    guard let code = file.regions.code(of: source.region) else {
      let region = source.region ?? ""
      let nearest = nearestName(to: region, among: file.regions.names)
      var place = range
      place.start.column += "src=\(address)".utf8.count - region.utf8.count
      let isWritten = place.end.column - place.start.column == region.utf8.count
      return failure(
        "MissingInclude",
        "File '\(path)' has no region '\(region)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        isWritten ? nearest.map { [.respelling(region, as: $0, at: place)] } ?? [] : [])
    }
    if let diagnostic = budget.count(code: code.utf8.count, at: range) { return Diagnosed(nil, [diagnostic]) }
    return Diagnosed(IncludedCode(text: code, hasCarriageReturns: file.hasCarriageReturns), file.diagnostics)
  }
}

/// A file included by one or more fences, read once.
private struct IncludedFile {
  let regions: SourceRegions
  let hasCarriageReturns: Bool
  let diagnostics: [Diagnostic]

  init(path: String, bytes: [UInt8]) {
    let text = SourceText(SourceFile(path: path, bytes: bytes))
    regions = SourceRegions(String(decoding: text.bytes, as: UTF8.self))
    hasCarriageReturns = text.hadCarriageReturns
    diagnostics = text.diagnostics + regions.faults(in: path)
  }
}
