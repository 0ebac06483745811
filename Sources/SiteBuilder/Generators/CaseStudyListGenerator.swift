import CaseStudyModel
import Mustache

/// The list of all studies.
public struct CaseStudyListGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    let count = site.studies.count
    return [
      Page(
        path: PagePath.studies, layout: .studies, title: "Case studies",
        summary: "\(count) \(count == 1 ? "refactoring" : "refactorings"), before and after.",
        ancestors: [Page.Ancestor(title: site.configuration.title, path: PagePath.home)]
      ) { context in
        ["studies": .list(context.site.studies.map { StudyValue.card($0, in: context) })]
      }
    ]
  }
}
