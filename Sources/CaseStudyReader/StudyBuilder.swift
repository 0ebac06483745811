import CaseStudyModel

/// Builds a case study from a document: assigns principles and sides to blocks, and pairs them.
struct StudyBuilder {
  let document: MarkdownDocument
  let vocabulary: Vocabulary
  let principles: [Principle]
  /// Whether the site has settings.
  let isStrict: Bool

  /// Returns the study, with diagnostics about its code.
  /// - Parameters:
  ///   - include: reads an included file, given its path relative to the site's folder.
  ///   - revisions: answers a question about commits; `nil` for one that must be looked up first.
  func study(include: IncludeResolver.Reading, revisions: IncludeResolver.Revisions) -> Diagnosed<CaseStudy> {
    var builder = CodeBlockBuilder(
      path: document.path, vocabulary: vocabulary, outline: document.outline, title: document.title.heading,
      knownPrinciples: principles.map(\.id), givenPrinciples: document.frontMatter.principles)
    var resolver = IncludeResolver(document: document)
    var blocks = builder.blocks { info, fence in
      resolver.code(for: info, fence, read: include, revisions: revisions)
    }
    giveDefaultPrinciples(to: &blocks)
    SideClassifier(vocabulary: vocabulary, outline: document.outline).classify(&blocks)
    let contradictions =
      isStrict
      ? ContradictorySides(path: document.path, elements: document.outline.elements, blocks: blocks).diagnostics : []

    var article = document.article(snippets: blocks)
    nameHeadings(&article.headings)
    let ids = principles(of: article)
    var study = CaseStudy(article: article, principles: ids)
    let finder = ChangeRequestFinder(vocabulary: vocabulary, outline: document.outline, headings: article.headings)
    study.changeRequests = finder.requests(blocks)
    study.takeaways = article.headings.lastIndex { vocabulary.sections.isTakeaways($0.text) }
    var committed = RevisionSnippets(document: document, vocabulary: vocabulary)
    committed.add(to: &study, within: &resolver.budget, revisions: revisions)
    study.examples = committed.joined(
      ExampleAssembler(principles: ids).examples(from: study.article.snippets, under: article.headings),
      of: study.article)
    let lines = LineTable(document.bytes[...])
    let headings = HeadingCheck(
      vocabulary: vocabulary, outline: document.outline, path: document.path, lines: lines, isStrict: isStrict)
    let sections = SectionForm(vocabulary: vocabulary, outline: document.outline, path: document.path, lines: lines)
    return Diagnosed(
      study,
      builder.diagnostics
        + BrokenFences(
          bytes: document.bytes, path: document.path, languages: vocabulary.languages
        ).diagnostics(of: document.outline) + contradictions + committed.diagnostics
        + confusableNames(among: study.article.snippets)
        + headings.diagnostics(title: document.title.heading, requests: study.changeRequests)
        + (isStrict ? sections.diagnostics + idleCommit(among: study.article.snippets) : []))
  }

  /// Reports a commit with which no code of the work tree is compared.
  private func idleCommit(among snippets: [Snippet]) -> [Diagnostic] {
    let isIdle = !snippets.contains { $0.include != nil && !$0.isFileOfCommit }
    guard isIdle, document.frontMatter.commit != nil else { return [] }
    return document.unusedKeys(["commit"], place: "in a study with 'src='", solution: "remove the key")
  }

  /// Reports file names that are canonically equivalent but have different bytes: on some disks they are one file, on
  /// others two.
  private func confusableNames(among snippets: [Snippet]) -> [Diagnostic] {
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

  private func nameHeadings(_ headings: inout [Heading]) {
    let sides = HeadingSides(document.outline, vocabulary: vocabulary).sides
    for index in headings.indices {
      headings[index].side = sides[index]
      headings[index].principles = vocabulary.principles.principles(in: headings[index].text)
    }
  }

  /// Assigns the front matter's principles, or else the title's, to blocks whose headings name none.
  private func giveDefaultPrinciples(to blocks: inout [CodeBlock]) {
    var defaults = document.frontMatter.principles ?? vocabulary.principles.principles(in: document.title.text)
    if defaults.isEmpty, document.frontMatter.principles == nil { defaults = principleOfFileName.map { [$0] } ?? [] }
    for index in blocks.indices where blocks[index].snippet.principles.isEmpty {
      blocks[index].snippet.principles = defaults
    }
  }

  /// The principle that the file's name consists of, as in `OCP.md`; for a README, the folder's name counts.
  private var principleOfFileName: Principle.ID? {
    let path = document.path.split(separator: "/").map { $0.prefix { $0 != "." } }
    let isReadme = path.last.map { ["readme", "index"].contains($0.lowercased()) } ?? false
    let name = String((isReadme ? path.dropLast().last : path.last) ?? "")
    let words = IdentifierWords(name)?.words.joined(separator: " ") ?? name
    let named = vocabulary.principles.principles(in: words)
    return named.count == 1 && vocabulary.labels.isTitle(words) ? named[0] : nil
  }

  /// Returns the principles of a study: those of the front matter, or else all that its headings name, in the site's
  /// order.
  private func principles(of article: Article) -> [Principle.ID] {
    if let given = article.frontMatter.principles { return given }
    var named = Set(article.headings.flatMap(\.principles))
    named.formUnion(vocabulary.principles.principles(in: article.title))
    named.formUnion(article.snippets.filter { $0.side != nil }.flatMap(\.principles))
    return (principles.isEmpty ? Principle.builtIn : principles).map(\.id).filter(named.contains)
  }
}
