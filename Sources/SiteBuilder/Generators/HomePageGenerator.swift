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
        "titleAnchor": home.flatMap { HeadingPlan($0).titleAnchor }.map { .text($0) } ?? .null,
        "principleCounts": .list(site.principles.map { count(of: $0, context) }),
      ]
      .with(Dictionary(list: "studies", site.studies.map { StudyValue.card($0, in: context) }))
      return values
    }
    if let home { page.adopt(home) }
    return [page]
  }

  private func count(of principle: Principle, _ context: PageContext) -> TemplateValue {
    let count = context.site.studies.count { $0.principles.contains(principle.id) }
    return [
      "badge": PrincipleValue.badge(principle, in: context),
      "studyCount": .text(count == 1 ? "1 study" : "\(count) studies"),
    ]
  }
}
