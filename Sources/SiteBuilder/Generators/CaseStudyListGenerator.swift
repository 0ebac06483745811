import CaseStudyModel
import Mustache

/// Generates the list of all studies.
public struct CaseStudyListGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    [
      Page(
        path: PagePath.studies, layout: .studies, title: site.texts.text("studies.title"),
        summary: site.texts.text("studies.summary", ["count": .integer(site.studies.count)]),
        ancestors: [Page.Ancestor(title: site.configuration.title, path: PagePath.home)]
      ) { context in
        [
          "verdicts": .view(VerdictCountsView(in: context)),
          "studies": .views(context.site.studies.map { StudyCardView($0, in: context) }),
        ]
      }
    ]
  }
}
