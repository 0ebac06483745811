import CaseStudyModel
import Mustache

/// Generates the home page: its text, the principles with numbers of studies, and the studies as cards.
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

/// A principle with its number of studies.
struct PrincipleCountView: TemplateView {
  var badge: PrincipleBadgeView
  /// The number of studies, as a text.
  var studyCount: String

  init(_ principle: Principle, in context: PageContext) {
    let count = context.site.studies.count { $0.principles.contains(principle.id) }
    badge = PrincipleBadgeView(principle, in: context)
    studyCount = context.texts.text("count.studies", ["count": .integer(count)])
  }

  var values: [String: TemplateValue] { ["badge": .view(badge), "studyCount": .text(studyCount)] }
}
