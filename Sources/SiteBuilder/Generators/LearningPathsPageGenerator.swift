import CaseStudyModel
import Mustache

/// Generates the page of learning paths, for sites with at least three studies.
public struct LearningPathsPageGenerator: PageGenerator {
  public init() {}

  /// Returns the page; a plain page of the same address becomes its introduction.
  public func pages(for site: Site) -> [Page] {
    let paths = LearningPath.paths(of: site)
    if paths.isEmpty { return [] }
    let introduction = Self.introduction(of: site)
    var page = Page(path: PagePath.paths, layout: .paths, named: "paths", introducedBy: introduction, in: site) {
      context in
      [
        "styles": context.styles(["lists.css"]), "body": introduction.map(context.body) ?? .null,
        "paths": .views(paths.map { LearningPathView($0, in: context) }),
      ]
    }
    page.isFallback = true
    return [page]
  }

  /// Returns the plain page that the paths begin with; its headings leave the paths their anchors.
  static func introduction(of site: Site) -> Article? {
    guard let page = site.pages.first(where: { PagePath.page($0) == PagePath.paths }) else { return nil }
    let paths = LearningPath.paths(of: site)
    return paths.isEmpty ? nil : page.yielding(anchors: Set(paths.map(\.principle.rawValue)))
  }
}
