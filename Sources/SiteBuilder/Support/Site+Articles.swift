import CaseStudyModel

extension Site {
  /// All articles: studies in all their languages, principles, plain pages and the home page.
  package var articles: [Article] {
    studies.map(\.article) + translations.map(\.article) + plainArticles
  }

  /// All articles except those of studies.
  var plainArticles: [Article] {
    principles.compactMap(\.article) + pages + [home].compactMap { $0 }
  }

  /// Whether the site has a list of its studies; one that is the home page needs none.
  var hasStudyList: Bool { !isOfDocuments || studies.contains { !$0.article.isHome } }

  /// Returns a principle by its identifier.
  package func principle(_ id: Principle.ID) -> Principle? { principles.first { $0.id == id } }

  /// The base address with a trailing slash; empty if the site has none.
  var absoluteRoot: String {
    let address = configuration.baseURL
    return address.isEmpty || address.hasSuffix("/") ? address : address + "/"
  }

  /// The path of the base address, with slashes at both ends.
  package var rootPath: String {
    let address = absoluteRoot
    guard let scheme = address.firstRange(of: "://") else { return address.hasPrefix("/") ? address : "/" }
    let rest = address[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }
}
