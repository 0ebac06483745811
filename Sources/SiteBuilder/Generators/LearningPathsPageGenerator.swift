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
    var page = Page(
      path: PagePath.paths, layout: .paths, title: introduction?.title ?? site.texts.text("paths.title"),
      summary: introduction?.summary ?? site.texts.text("paths.summary"),
      ancestors: [.home(of: site)]
    ) { context in
      [
        "styles": context.styles(["lists.css"]), "body": introduction.map(context.body) ?? .null,
        "paths": .views(paths.map { LearningPathView($0, in: context) }),
      ]
    }
    page.isFallback = true
    if let introduction { page.adopt(introduction) }
    return [page]
  }

  /// Returns the plain page that the paths begin with.
  static func introduction(of site: Site) -> Article? {
    guard site.studies.count >= LearningPath.fewestStudies else { return nil }
    return site.pages.first { PagePath.page($0) == PagePath.paths }.flatMap { page in
      LearningPath.paths(of: site).isEmpty ? nil : page
    }
  }
}
