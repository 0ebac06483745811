import CaseStudyModel

extension SiteLoader {
  /// Returns the built-in principles and those that the site defines, with the texts of both.
  func readPrinciples(
    _ paths: [String], _ configuration: SiteConfiguration, _ cache: inout ReadingCache,
    into diagnostics: inout [Diagnostic]
  ) async -> [Principle] {
    var principles = Principle.builtIn
    var sources: [Principle.ID: String] = [:]
    for article in await readArticles(paths, configuration, &cache, into: &diagnostics) {
      let id = Principle.ID(rawValue: Slug.derived(from: AddressPolicy.name(of: article.source)))
      if let source = sources[id] {
        diagnostics.append(.duplicatePrinciple(id, in: article.source, and: source))
        continue
      }
      sources[id] = article.source
      // Otherwise, these words in headings and fences would name the principle instead of their usual meaning.
      if reader.infoWords.contains(id.rawValue) {
        diagnostics.append(.principleLikeInfoWord(id, in: article.source))
        continue
      }
      let known = principles.firstIndex { $0.id == id }
      var principle =
        known.map { principles[$0] }
        ?? Principle(
          id: id, name: article.title, acronym: id.rawValue.uppercased(), summary: article.summary, order: 100)
      principle.name = article.frontMatter.title ?? article.title
      principle.acronym = article.frontMatter.acronym ?? principle.acronym
      principle.summary = article.frontMatter.summary ?? principle.summary
      principle.order = article.frontMatter.order ?? principle.order
      principle.article = article
      if let known { principles[known] = principle } else { principles.append(principle) }
    }
    return principles.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }
}

extension Diagnostic {
  fileprivate static func principleLikeInfoWord(_ id: Principle.ID, in path: String) -> Diagnostic {
    Diagnostic(
      "InvalidSlug", .error, "Principle '\(id.rawValue)' must not be named like a word of info strings",
      at: SourceRange(path: path, line: 1), solutions: ["rename the file"])
  }

  fileprivate static func duplicatePrinciple(
    _ id: Principle.ID, in path: String, and first: String
  ) -> Diagnostic {
    Diagnostic(
      "DuplicateSlug", .error, "Slug '\(id.rawValue)' must belong to only one article",
      at: SourceRange(path: path, line: 1),
      notes: [Note("previously used here", at: SourceRange(path: first, line: 1))], solutions: ["rename the file"])
  }
}
