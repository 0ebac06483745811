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

  public func pages(for site: Site) -> [Page] {
    site.principles.map { page(of: $0, in: site, with: strategies[$0.id]) }
  }

  private func page(of principle: Principle, in site: Site, with strategy: (any PrinciplePageGenerator)?) -> Page {
    var page = Page(
      path: PagePath.principle(principle.id), layout: strategy?.layout ?? .principle, title: principle.name,
      summary: principle.summary, ancestors: [.home(of: site)]
    ) { context in
      let studies = PrincipleStudies(of: principle.id, in: context.site)
      let particulars = studies.telling.compactMap { study in
        strategy?.particulars(of: study.shown(under: principle.id, in: context.site), in: context).map {
          common($0, of: study, under: principle.id, context)
        }
      }
      return values(of: principle, studies, context)
        .with(Dictionary(unfoldingFirstOf: "particulars", particulars.linkingTermsOnce))
    }
    if let article = principle.article { page.adopt(article) }
    page.linksTerms = true
    return page
  }

  private func common(
    _ particulars: [String: TemplateValue], of study: CaseStudy, under principle: Principle.ID, _ context: PageContext
  ) -> [String: TemplateValue] {
    StudyLinkView(study, under: principle, in: context).values.with(particulars)
  }

  private func values(
    of principle: Principle, _ studies: PrincipleStudies, _ context: PageContext
  ) -> [String: TemplateValue] {
    let plan = principle.article.map(HeadingPlan.init)
    let place = context.site.principles.firstIndex { $0.id == principle.id } ?? 0
    let rule = RuleView(of: principle, in: context)
    let contents = principle.article.map { ContentsView(of: $0) }
    // The other entries, such as the examples, appear only on a page with studies.
    let hasAnyContents = contents?.entries.isEmpty == false || rule != nil || studies.count > 0
    let distribution = studies.distribution.map { DistributionView($0, under: principle.id, in: context) }
    let list = context.addresses.studyLists.list(of: principle.id, in: context.site)
    let paths = context.site.pagePaths.contains(PagePath.paths) ? PagePath.paths : nil
    return [
      "styles": context.styles(["lists.css"]),
      "principle": .view(PrincipleBadgeView(principle, in: context)),
      "body": principle.article.map(context.body) ?? .null,
      "lede": principle.article.map { .optional($0.lede) } ?? .text(principle.summary),
      "titleAnchor": .optional(plan?.titleAnchor),
      "studyCount": .integer(studies.count),
      "isCut": .bool(studies.count > studies.telling.count),
      "shownCount": .integer(studies.telling.count),
      "hasEvidence": .bool(!context.site.evidence.isEmpty),
      "rule": .view(rule),
      "hasAnyContents": .bool(hasAnyContents),
      "verdicts": .view(VerdictCountsView(under: principle.id, in: context)),
      "distribution": .view(distribution),
      "leadsOn": .bool(list != nil || paths != nil),
      "listURL": .optional(list.map { context.url(for: $0) }),
      "pathURL": .optional(paths.map { context.url(for: $0) + "#" + principle.id.rawValue.percentEncodedPath }),
      "studiesWithoutEvidence": studies.unmeasuredCount == 0 ? .null : ["count": .integer(studies.unmeasuredCount)],
    ]
    .with(tables(of: principle.id, studies, context))
    .with(contents?.values ?? [:])
    .with(
      Dictionary(
        list: "examples",
        views: ExampleGallery(principle: principle.id, context: context).views(of: studies.telling))
    )
    .with(
      NeighboursView(at: place, of: context.site.principles) {
        NeighboursView.Neighbour(title: $0.name, path: PagePath.principle($0.id), in: context)
      }.values)
  }

  /// Returns the telling studies with their verdicts, or with their sizes if nothing was measured.
  private func tables(
    of principle: Principle.ID, _ studies: PrincipleStudies, _ context: PageContext
  ) -> [String: TemplateValue] {
    let isMeasured = studies.unmeasuredCount < studies.count
    let key = studies.distribution?.key
    return [
      "hasStudies": .bool(studies.count > 0),
      "hasRequests": .bool(studies.telling.contains { !$0.changeRequests.isEmpty }),
      "measureTitle": key.map {
        EvidenceText.value(EvidenceWords(texts: context.texts, principle: principle).text(.text($0), as: .measure))
      } ?? .null,
    ]
    .with(
      Dictionary(
        list: "evidenceRows",
        views: isMeasured
          ? studies.telling.map { EvidenceRowView(of: $0, under: principle, measuring: key, in: context) } : [])
    )
    .with([
      "sizeRows": .views(
        isMeasured
          ? []
          : studies.telling.map {
            StudyRowView($0.shown(under: principle, in: context.site), under: principle, in: context)
          })
    ])
  }
}

extension CaseStudy {
  /// Returns the study with only one principle's code on its sides, if its document covers several principles one by
  /// one.
  fileprivate func shown(under principle: Principle.ID, in site: Site) -> CaseStudy {
    guard site.isOfDocuments, principles.count > 1, site.evidence[article.slug] == nil else { return self }
    var study = self
    for index in article.snippets.indices where !article.snippets[index].principles.contains(principle) {
      study.article.snippets[index].side = nil
    }
    return study
  }
}

/// The studies of a principle, and their joint results.
private struct PrincipleStudies {
  let count: Int
  /// The number of studies without evidence for the principle.
  let unmeasuredCount: Int
  /// The most telling studies.
  let telling: [CaseStudy]
  /// `nil` if nothing was measured on both sides.
  let distribution: MeasureDistribution?

  init(of principle: Principle.ID, in site: Site) {
    let indices = site.studies.indices.filter { site.studies[$0].principles.contains(principle) }
    let findings = indices.map { site.evidence[site.studies[$0].article.slug]?.evidence.principles[principle] }
    count = indices.count
    unmeasuredCount = findings.count { $0 == nil }
    telling = TellingStudies(among: findings).indices.map { site.studies[indices[$0]] }
    distribution = MeasureDistribution(of: findings.compactMap { $0 })
  }
}

extension [[String: TemplateValue]] {
  /// The elements; only the first one links to the glossary.
  var linkingTermsOnce: [[String: TemplateValue]] {
    prefix(1) + dropFirst().map { $0.with(["glossaryURL": .null]) }
  }
}
