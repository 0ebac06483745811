import CaseStudyModel
import Mustache

/// Generates the pages of all principles; a strategy per principle adds its particulars.
public struct PrinciplePages: PageGenerator {
  private let strategies: [Principle.ID: any PrinciplePageGenerator]

  /// Creates the generator.
  /// - Parameter added: strategies that replace the built-in ones of their principles; the first of two for one
  ///   principle wins, and `UnusedPrinciplePage` reports the other.
  public init(adding added: [any PrinciplePageGenerator] = []) {
    let known = added + SitePipeline.builtInPrinciplePages
    strategies = Dictionary(known.map { ($0.principle, $0) }) { first, _ in first }
  }

  /// The maximum number of studies whose particulars a page shows, so that pages of large sites stay readable.
  static let detailLimit = 24

  public func pages(for site: Site) -> [Page] {
    site.principles.map { page(of: $0, in: site, with: strategies[$0.id]) }
  }

  private func page(of principle: Principle, in site: Site, with strategy: (any PrinciplePageGenerator)?) -> Page {
    var page = Page(
      path: PagePath.principle(principle.id), layout: strategy?.layout ?? .principle, title: principle.name,
      summary: principle.summary, ancestors: [Page.Ancestor(title: site.configuration.title, path: PagePath.home)]
    ) { context in
      let studies = context.site.studies.filter { $0.principles.contains(principle.id) }
      let particulars = studies.prefix(Self.detailLimit).compactMap { study in
        strategy?.particulars(of: study, in: context).map { common($0, of: study, under: principle.id, context) }
      }
      return values(of: principle, studies, context).with(Dictionary(unfoldingFirstOf: "particulars", particulars))
    }
    if let article = principle.article { page.adopt(article) }
    return page
  }

  private func common(
    _ particulars: [String: TemplateValue], of study: CaseStudy, under principle: Principle.ID, _ context: PageContext
  ) -> [String: TemplateValue] {
    let common: [String: TemplateValue] = [
      "title": .text(study.article.title), "url": .text(context.url(for: study, under: principle)),
    ]
    return common.with(particulars)
  }

  private func values(
    of principle: Principle, _ studies: [CaseStudy], _ context: PageContext
  ) -> [String: TemplateValue] {
    let plan = principle.article.map(HeadingPlan.init)
    let place = context.site.principles.firstIndex { $0.id == principle.id } ?? 0
    let rows = studies.compactMap { EvidenceRowView(of: $0, under: principle.id, in: context) }
    return [
      "principle": .view(PrincipleBadgeView(principle, in: context)),
      "body": principle.article.map(context.body) ?? .null,
      "lede": principle.article.map { .optional($0.lede) } ?? .text(principle.summary),
      "hasRequests": .bool(studies.contains { !$0.changeRequests.isEmpty }),
      "titleAnchor": .optional(plan?.titleAnchor),
      "studyCount": .integer(studies.count),
      "isCut": .bool(studies.count > Self.detailLimit),
      "detailLimit": .integer(Self.detailLimit),
      "hasEvidence": .bool(!context.site.evidence.isEmpty),
      "rule": .view(RuleView(of: principle, in: context)),
      "verdicts": .view(VerdictCountsView(under: principle.id, in: context)),
      "studiesWithoutEvidence": rows.count == studies.count
        ? .null : ["count": .integer(studies.count - rows.count)],
    ]
    .with(Dictionary(list: "evidenceRows", views: rows))
    .with(principle.article.map { ContentsView(of: $0).values } ?? [:])
    .with(Dictionary(list: "studies", views: studies.map { StudyRowView($0, under: principle.id, in: context) }))
    .with(
      Dictionary(list: "examples", views: ExampleGallery(principle: principle.id, context: context).views(of: studies))
    )
    .with(
      NeighboursView(at: place, of: context.site.principles) {
        NeighboursView.Neighbour(title: $0.name, path: PagePath.principle($0.id), in: context)
      }.values)
  }
}
