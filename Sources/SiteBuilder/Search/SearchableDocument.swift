import CaseStudyModel

/// A document that the search finds: a study, or another page with a text by the site's author.
struct SearchableDocument: Sendable {
  /// The study, or the text of the page with its examples, which are compared as a study's are.
  let content: CaseStudy
  /// The title of the document's page.
  let title: String
  /// The address of the document's page.
  let path: String
  /// Whether the document is a study.
  let isStudy: Bool

  /// A study.
  fileprivate init(_ study: CaseStudy) {
    content = study
    title = study.article.title
    path = PagePath.study(study)
    isStudy = true
  }

  /// The page of a text that isn't a study.
  fileprivate init(_ content: CaseStudy, titled title: String, at path: String) {
    self.content = content
    self.title = title
    self.path = path
    isStudy = false
  }

  /// Whether code without a side belongs to both sides, as it does in a study and on a page with examples.
  var hasSides: Bool { isStudy || !content.examples.isEmpty }
}

extension Site {
  /// Whether the site has a document that a search could find.
  var isSearchable: Bool {
    !studies.isEmpty || !pages.isEmpty || home != nil || principles.contains { $0.article != nil }
  }

  /// The documents that the search finds: the studies, and after them the other pages with a text, and the glossary.
  var searchableDocuments: [SearchableDocument] {
    // By index: iterating by value copies each of ten thousand studies twice.
    var documents = studies.indices.map { SearchableDocument(studies[$0]) }
    let introduction = GlossaryPageGenerator.introduction(of: self)
    let paths = LearningPathsPageGenerator.introduction(of: self)
    for page in pages where page.source != introduction?.source {
      let text = paths.flatMap { $0.source == page.source ? $0 : nil } ?? page
      documents.append(document(text, titled: page.title, at: PagePath.page(page)))
    }
    for principle in principles {
      guard let article = principle.article else { continue }
      let content = CaseStudy(article: article, principles: [principle.id])
      documents.append(
        SearchableDocument(content, titled: principle.name, at: PagePath.principle(principle.id)))
    }
    if let home {
      let title = isOfDocuments ? home.title : configuration.title
      documents.append(document(home, titled: title, at: PagePath.home))
    }
    if !evidence.isEmpty { documents.append(glossary(introducedBy: introduction)) }
    return documents
  }

  /// Returns the glossary, in which each term is a section.
  private func glossary(introducedBy introduction: Article?) -> SearchableDocument {
    var article = introduction ?? Article(source: "", slug: "glossary", title: texts.text("glossary.title"))
    for term in GlossaryPageGenerator.terms(in: texts) {
      let number = article.headings.count
      article.headings.append(Heading(level: 2, text: term.name, anchor: term.key, line: 1, isTopLevel: true))
      var definition: [UInt8] = []
      definition.append(escaping: term.text)
      let text = String(decoding: definition, as: UTF8.self)
      article.body += [.headingStart(number), .html(term.name), .headingEnd(number), .html(text)]
    }
    return document(article, titled: article.title, at: PagePath.glossary)
  }

  private func document(_ article: Article, titled title: String, at path: String) -> SearchableDocument {
    SearchableDocument(comparable(article) ?? CaseStudy(article: article), titled: title, at: path)
  }

  /// The address of the page that leads to the search: the list of studies if there are any.
  var searchPath: String { hasStudyList && !studies.isEmpty ? PagePath.studies : PagePath.home }
}
