import CaseStudyModel

extension Site {
  /// All texts of the site: studies, principles, plain pages, and the home page.
  package var articles: [Article] {
    studies.map(\.article) + plainArticles
  }

  /// All texts but the studies.
  var plainArticles: [Article] {
    principles.compactMap(\.article) + pages + [home].compactMap { $0 }
  }

  /// Finds a principle by its short name.
  func principle(_ id: Principle.ID) -> Principle? {
    principles.first { $0.id == id }
  }

  /// The base address with a slash at its end; empty where the site has none.
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
