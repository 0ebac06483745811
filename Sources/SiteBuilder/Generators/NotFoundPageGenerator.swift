import CaseStudyModel
import Mustache

/// Generates the page that hosts show for an unknown address.
struct NotFoundPageGenerator: PageGenerator {
  func pages(for site: Site) -> [Page] {
    var page = Page(path: PagePath.notFound, layout: .notFound, title: site.texts.text("notFound.title")) {
      context in
      Dictionary(list: "studies", views: context.site.studies.prefix(5).map { StudyCardView($0, in: context) })
    }
    page.isListed = false
    return [page]
  }
}
