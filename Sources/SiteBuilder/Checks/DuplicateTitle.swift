import CaseStudyModel

/// A title must belong to only one study, or to only one principle.
struct DuplicateTitle: SiteCheck {
  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A title must belong to only one study or principle",
      text: """
        Lists, links and search results show a study by its title, so readers can't tell apart two studies with \
        the same title. Often, one file is a forgotten copy of the other. The title and the acronym of a principle \
        must differ from those of the others for the same reason; a file such as srp.md changes the text of a \
        principle that exists.
        """,
      example: """
        Content/case-studies/parking.md
        Content/case-studies/parking (1).md   has the same title
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.configuration.isConfigured ? studies(of: site) + principles(of: site) : []
  }

  private func studies(of site: Site) -> [Diagnostic] {
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

  /// Finds the principles that the site defines with the title or the acronym of another one.
  private func principles(of site: Site) -> [Diagnostic] {
    // Pages without a file come first, because a diagnostic needs a file.
    let principles = site.principles.filter { $0.article == nil } + site.principles.filter { $0.article != nil }
    var owners: [String: Principle] = [:]
    return principles.compactMap { principle in
      // Several principles may have no acronym.
      let names = [("title", principle.name), ("acronym", principle.acronym)].map { (key: $0, name: $1) }
        .filter { !$0.name.isEmpty }
      let taken = names.first { owners[$0.name.foldedName] != nil }
      for (_, name) in names where owners[name.foldedName] == nil { owners[name.foldedName] = principle }
      guard let taken, let first = owners[taken.name.foldedName], let article = principle.article else { return nil }
      return Diagnostic(
        id, .warning, "'\(taken.name)' must name only one principle, and '\(first.id.rawValue)' has that name too",
        at: article.place(ofKey: taken.key),
        notes: first.article.map { [Diagnostic.Note("previously used here", at: $0.place(ofKey: taken.key))] } ?? [],
        solutions: [
          "give the principle another name",
          "rename the file to '\(first.id.rawValue).md' if it is about the same principle",
        ])
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
