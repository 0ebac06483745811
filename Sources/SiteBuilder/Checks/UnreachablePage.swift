import CaseStudyModel

/// Every plain page must be linked from another page or the navigation.
struct UnreachablePage: LinkCheck {
  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A plain page must be reachable from another page",
      text: """
        The site itself lists studies, principles, tags and the first hundred plain pages, or the first thousand pages \
        of a folder of documents. If solidsite.yml has a navigation of its own, the navigation or the text of another \
        page must link to each plain page.
        """,
      example: """
        navigation:
          - title: About
            url: /about/
        """)
  }

  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    let navigation = site.configuration.navigation
    // The home page of a folder of documents lists its pages, whatever the navigation.
    let listed = site.isOfDocuments ? DocumentListsView.pageLimit : navigation.isEmpty ? PageFrame.linkLimit : 0
    // The entry that couldn't be read may lead to any page.
    if site.pages.count <= listed || site.configuration.hasUnreadNavigation { return [] }
    var reached = Set(site.pages.prefix(listed).map { PagePath.page($0) })
    reached.formUnion(navigation.compactMap { page($0.url, from: "Content/index.md", addresses) })
    for article in site.articles {
      for link in article.links {
        guard let page = page(link.destination, from: article.source, addresses),
          page != addresses.pageOfSource[article.source]
        else { continue }
        reached.insert(page)
      }
    }
    let files = Set(site.pages.map { PathKey($0.source) })
    return site.pages.filter { !reached.contains(PagePath.page($0)) }.map { article in
      let original = TranslationNames.divided(article.source)?.original
      let isTranslated = original.map { files.contains(PathKey($0)) } ?? false
      return Diagnostic(
        id, .warning, "Page '\(article.title)' must be reachable from another page", at: article.place(line: 1),
        explanation: isTranslated ? "It is a page of its own, because only studies can have translations" : nil,
        solutions: ["add it to the navigation in solidsite.yml", "link to it from another page"])
    }
  }

  private func page(_ address: String, from source: String, _ addresses: SiteAddresses) -> String? {
    switch addresses.target(of: address, from: source) {
    case .page(let page, _), .missingAnchor(let page, _): page
    case .asset, .external, .source, .unhosted, .draft, .unsafe, .missing: nil
    }
  }
}
