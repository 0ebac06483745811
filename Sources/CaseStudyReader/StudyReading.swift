import CaseStudyModel

/// Makes a case study of a document: blocks get their principle and side, and are paired.
struct StudyReading {
  let document: MarkdownDocument
  let vocabulary: Vocabulary
  let principles: [Principle]

  /// Returns the study, with what was noticed about its code.
  func study(include: (String) -> [UInt8]?) -> Diagnosed<CaseStudy> {
    var builder = BlockBuilder(
      path: document.path, vocabulary: vocabulary, outline: document.outline, title: document.title.heading,
      knownPrinciples: principles.map(\.id))
    var budget = IncludeBudget()
    var blocks = builder.blocks { info, fence in included(info, fence, within: &budget, read: include) }
    giveDefaultPrinciples(to: &blocks)
    SideClassifier(vocabulary: vocabulary, elements: document.outline.elements).classify(&blocks)

    var article = document.article(snippets: blocks)
    for index in article.headings.indices { nameHeading(&article.headings[index]) }
    let ids = principles(of: article)
    var study = CaseStudy(article: article, principles: ids)
    study.examples = ExampleAssembler(principles: ids).examples(from: article.snippets)
    study.changeRequests = ChangeRequestFinder(vocabulary: vocabulary, outline: document.outline).requests(blocks)
    study.takeaways = article.headings.lastIndex { vocabulary.sections.isTakeaways($0.text) }
    return Diagnosed(study, builder.diagnostics)
  }

  private func nameHeading(_ heading: inout Heading) {
    heading.side = vocabulary.labels.side(ofHeading: heading.text)
    heading.principles = vocabulary.principles.principles(in: heading.text)
  }

  /// Blocks whose heading names no principle illustrate those of the front matter, else those of the title.
  private func giveDefaultPrinciples(to blocks: inout [Block]) {
    let defaults = document.frontMatter.principles ?? vocabulary.principles.principles(in: document.title.text)
    for index in blocks.indices where blocks[index].snippet.principles.isEmpty {
      blocks[index].snippet.principles = defaults
    }
  }

  /// The principles of a study: those of the front matter, else all that its headings name, in the site's order.
  private func principles(of article: Article) -> [Principle.ID] {
    if let given = article.frontMatter.principles { return given }
    var named = Set(article.headings.flatMap(\.principles))
    named.formUnion(vocabulary.principles.principles(in: article.title))
    named.formUnion(article.snippets.filter { $0.side != .neutral }.flatMap(\.principles))
    let order = principles.isEmpty ? Principle.ID.solid : principles.map(\.id)
    return order.filter(named.contains)
  }

  private func included(
    _ info: InfoString, _ fence: Outline.Fence, within budget: inout IncludeBudget, read: (String) -> [UInt8]?
  ) -> Diagnosed<IncludedCode?> {
    guard let address = info.include, !budget.isSpent else { return Diagnosed(nil) }
    let source = SourceInclude(address, from: document.path)
    let range = SourceRange(path: document.path, line: fence.line)
    func failure(_ id: String, _ summary: String) -> Diagnosed<IncludedCode?> {
      Diagnosed(nil, [Diagnostic(id, .error, summary, at: range)])
    }
    guard let path = source.path else { return failure("OutsideSite", "File '\(address)' lies outside the site") }
    guard let bytes = read(path) else { return failure("MissingInclude", "File '\(path)' can't be read") }
    if let diagnostic = budget.count(file: bytes.count, at: range) { return Diagnosed(nil, [diagnostic]) }
    let text = SourceText(SourceFile(path: path, bytes: bytes))
    guard let lines = SourceInclude.lines(of: source.region, in: String(decoding: text.bytes, as: UTF8.self)) else {
      return failure("MissingInclude", "Region '\(source.region ?? "")' isn't marked in '\(path)'")
    }
    if let diagnostic = budget.count(code: lines.utf8.count, at: range) { return Diagnosed(nil, [diagnostic]) }
    return Diagnosed(IncludedCode(text: lines, hasCarriageReturns: text.hadCarriageReturns), text.diagnostics)
  }
}
