import CaseStudyModel
import Mustache

/// The page that hosts show for an address that doesn't exist.
public struct NotFoundPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    var page = Page(path: PagePath.notFound, layout: .notFound, title: "Page not found") { context in
      Dictionary(list: "studies", context.site.studies.prefix(5).map { StudyValue.card($0, in: context) })
    }
    page.isListed = false
    return [page]
  }
}
