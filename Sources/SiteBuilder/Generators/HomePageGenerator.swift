import CaseStudyModel
import Mustache

/// Generates the home page: its text, the principles with the results of their studies, and six studies as cards.
public struct HomePageGenerator: PageGenerator {
  public init() {}

  /// The maximum number of studies that are shown.
  static let studyLimit = 6

  /// Returns the indices of the studies to show: the first of each principle, then the first of the rest.
  static func shownStudies(of site: Site) -> [Int] {
    var chosen: [Int] = []
    for principle in site.principles.map(\.id) where chosen.count < studyLimit {
      if chosen.contains(where: { site.studies[$0].principles.contains(principle) }) { continue }
      if let first = site.studies.firstIndex(where: { $0.principles.contains(principle) }) { chosen.append(first) }
    }
    let rest = site.studies.indices.prefix(2 * studyLimit).filter { !chosen.contains($0) }
    return (chosen + rest.prefix(studyLimit - chosen.count)).sorted()
  }

  public func pages(for site: Site) -> [Page] {
    // The home page may be a study.
    if site.studies.contains(where: { $0.article.isHome }) { return [] }
    let home = site.home
    if site.isOfDocuments, let home {
      let page = page(of: home, site.comparable(home))
      return [page] + site.comparisons(of: page, showing: home)
    }
    var page = Page(
      path: PagePath.home, layout: .home, title: site.configuration.title,
      summary: home?.frontMatter.summary ?? site.configuration.tagline
    ) { context in
      let site = context.site
      let values: [String: TemplateValue] = [
        "styles": context.styles(["lists.css"]),
        "studyCount": .integer(site.studies.count),
        "listURL": .text(context.url(for: PagePath.studies)),
        "pathsURL": site.pagePaths.contains(PagePath.paths) ? .text(context.url(for: PagePath.paths)) : .null,
        "body": home.map(context.body) ?? .null,
        "titleAnchor": .optional(home.flatMap { HeadingPlan($0).titleAnchor }),
        "verdicts": .view(VerdictCountsView(in: context)),
      ]
      .with(
        Dictionary(list: "principleCounts", views: site.principles.map { PrincipleCountView($0, in: context) })
      )
      .with(
        Dictionary(
          list: "studies",
          views: Self.shownStudies(of: site).map { StudyCardView(site.studies[$0], in: context) }))
      // Other sites link to their pages in the navigation.
      return values.with(site.isOfDocuments ? DocumentListsView(in: context).documents : ["hasAnyDocuments": false])
    }
    if let home { page.adopt(home) }
    page.linksTerms = true
    return [page]
  }

  /// Returns the page of a document that isn't a study.
  /// - Parameter study: the document with its examples, if it has any.
  private func page(of document: Article, _ study: CaseStudy?) -> Page {
    var page = Page(path: PagePath.home, layout: .readme, title: document.title, summary: document.summary) { context in
      let values: [String: TemplateValue] = [
        "textAbove": study.map(context.body) ?? context.body(of: document), "textBelow": .null, "takeaways": .null,
        "titleAnchor": .optional(HeadingPlan(document).titleAnchor),
        "styles": context.styles(study == nil ? ["lists.css"] : ["study.css", "lists.css"]), "hasBadges": false,
      ]
      return values.with(ContentsView(of: document).values).with(DocumentListsView(in: context).values)
        .with(StudySubpages.comparisons.navigation(below: context.path, in: context).values)
    }
    page.adopt(document)
    return page
  }
}

/// A principle with its number of studies and the verdicts on them.
struct PrincipleCountView: TemplateView {
  let values: [String: TemplateValue]

  init(_ principle: Principle, in context: PageContext) {
    let count = context.site.studies.count { $0.principles.contains(principle.id) }
    values = [
      "badge": .view(PrincipleBadgeView(principle, in: context)),
      "studyCount": .text(context.texts.text("count.studies", ["count": .integer(count)])),
      "verdicts": .view(VerdictCountsView(under: principle.id, in: context)),
    ]
  }
}
