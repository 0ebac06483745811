import CaseStudyModel

/// A title must belong to only one study.
public struct DuplicateTitle: SiteCheck {
  public init() {}

  public var comparesTexts: Bool { true }

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A title must belong to only one study",
      text: """
        Lists, links and search results show a study by its title, so readers can't tell two of the same title apart. \
        Often one file is a copy of the other that was left behind.
        """,
      example: """
        Content/case-studies/parking.md
        Content/case-studies/parking (1).md   has the same title
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    guard site.configuration.isConfigured else { return [] }
    // The name of a copy is the longer one.
    let articles = site.studies.map(\.article).filter { $0.translation == nil }
      .sorted { ($0.source.utf8.count, $0.source) < ($1.source.utf8.count, $1.source) }
    var owners: [Title: Article] = [:]
    return articles.compactMap { article in
      let title = Title(text: article.title, language: article.language ?? site.configuration.language)
      if let first = owners[title] {
        // `DuplicateSlug` reports two with one address.
        return OutputTable.key(of: first.slug) == OutputTable.key(of: article.slug)
          ? nil : diagnostic(of: article, after: first)
      }
      owners[title] = article
      return nil
    }
  }

  private struct Title: Hashable {
    var text: String
    var language: String
  }

  private func diagnostic(of article: Article, after first: Article) -> Diagnostic {
    let name = SitePath.name(of: first.source)
    let isCopy = article.plainText == first.plainText
    return Diagnostic(
      id, .warning,
      isCopy
        ? "Study '\(SitePath.name(of: article.source))' must not be a copy of '\(name)'"
        : "Title '\(article.title)' must belong to only one study, and '\(name)' has it too",
      at: article.place(ofKey: "title"),
      notes: [Diagnostic.Note("previously used here", at: first.place(ofKey: "title"))],
      solutions: [isCopy ? "remove the file" : "give one of the studies another title"])
  }
}
