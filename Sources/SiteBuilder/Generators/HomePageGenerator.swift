import CaseStudyModel
import Mustache

/// The home page: what the site is, its principles with their numbers of studies, and the studies as cards.
public struct HomePageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    let home = site.home
    var page = Page(
      path: PagePath.home, layout: .home, title: site.configuration.title,
      summary: home?.frontMatter.summary ?? site.configuration.tagline
    ) { context in
      let site = context.site
      let values: [String: TemplateValue] = [
        "body": home.map(context.body) ?? .null,
        "titleAnchor": .optional(home.flatMap { HeadingPlan($0).titleAnchor }),
        "verdicts": .view(VerdictCountsView(in: context)),
        "principleCounts": .views(site.principles.map { PrincipleCountView($0, in: context) }),
      ]
      .with(Dictionary(list: "studies", views: site.studies.map { StudyCardView($0, in: context) }))
      return values
    }
    if let home { page.adopt(home) }
    return [page]
  }
}
