import CaseStudyModel
import Mustache

/// What the pages of all principles have in common.
struct PrinciplePageRecipe: Sendable {
  let principle: Principle.ID

  /// The number of studies whose particulars a principle's page shows, so that pages of large sites stay readable.
  static let detailLimit = 24

  /// Returns the principle's page; none where the site doesn't define the principle.
  /// - Parameter particulars: makes what is particular to the principle from the studies that illustrate it.
  func pages(
    for site: Site, layout: Layout,
    particulars: @escaping @Sendable (_ studies: [CaseStudy], _ context: PageContext) -> [String: TemplateValue]
  ) -> [Page] {
    guard let principle = site.principle(principle) else { return [] }
    var page = Page(
      path: PagePath.principle(principle.id), layout: layout, title: principle.name, summary: principle.summary,
      ancestors: [Page.Ancestor(title: site.configuration.title, path: PagePath.home)]
    ) { context in
      let studies = context.site.studies.filter { $0.principles.contains(principle.id) }
      let own = particulars(Array(studies.prefix(Self.detailLimit)), context)
      return .object(common(principle, studies, context).with(own))
    }
    if let article = principle.article { page.adopt(article) }
    return [page]
  }

  private func common(
    _ principle: Principle, _ studies: [CaseStudy], _ context: PageContext
  ) -> [String: TemplateValue] {
    let plan = principle.article.map(HeadingPlan.init)
    let place = context.site.principles.firstIndex { $0.id == principle.id } ?? 0
    let rows = studies.compactMap { EvidenceRowValue.value(of: $0, under: principle.id, in: context) }
    return [
      "principle": PrincipleValue.badge(principle, in: context),
      "body": principle.article.map(context.body) ?? .null,
      "lede": principle.article.map(LedeValue.value) ?? .text(principle.summary),
      "hasRequests": .bool(studies.contains { !$0.changeRequests.isEmpty }),
      "titleAnchor": plan?.titleAnchor.map { .text($0) } ?? .null,
      "studyCount": .integer(studies.count),
      "isCut": .bool(studies.count > Self.detailLimit),
      "detailLimit": .integer(Self.detailLimit),
      "hasEvidence": .bool(!rows.isEmpty),
      "studiesWithoutEvidence": rows.count == studies.count
        ? .null : .text(Plural.count(studies.count - rows.count, "further study", "further studies")),
    ]
    .with(Dictionary(list: "evidenceRows", rows))
    .with(principle.article.map { ContentsValue.values(of: $0) } ?? [:])
    .with(Dictionary(list: "studies", studies.map { row($0, context) }))
    .with(Dictionary(list: "examples", ExampleGallery(principle: principle.id, context: context).values(of: studies)))
    .with(
      NeighbourValue.values(at: place, of: context.site.principles, in: context) {
        NeighbourValue.Neighbour(title: $0.name, path: PagePath.principle($0.id))
      })
  }

  private func row(_ study: CaseStudy, _ context: PageContext) -> TemplateValue {
    let sizes = Side.allCases.map { SideSize($0, of: study, under: principle) }
    return [
      "title": .text(study.article.title),
      "url": .text(StudyPart.url(of: study, under: principle, in: context)),
      "studyLanguage": StudyValue.language(of: study.article, in: context),
      "request": .text(study.changeRequests.first?.title ?? ""),
      "before": sizes[0].value,
      "after": sizes[1].value,
    ]
  }
}
