import CaseStudyModel
import Mustache

/// Lists the study's other pages and their contents.
///
/// Each entry has the anchor that its target had when a study was a single page, so that old links still work.
public struct StudyMapSection: OverviewSection {
  /// The names of the pages, in the order of the links to them.
  private let pageNames: [String]

  /// - Parameter pages: the generators of the pages, in the order of the links to them.
  public init(of pages: [any StudyPageGenerator] = SitePipeline.builtInStudyPages) { pageNames = pages.map(\.name) }

  public var template: String { "overview-map" }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let division = StudyDivision(study, in: context.site)
    // In the order of the pages, with the headings first.
    let targets =
      study.article.headings.map { ($0.anchor, $0.text) } + [(Comparison.anchor, context.texts.text(Comparison.title))]
      + (EvidenceSection(of: study, in: context.site)?.titles ?? [])
    let titles = Dictionary(targets, uniquingKeysWith: { first, _ in first })
    let order = Dictionary(targets.enumerated().map { ($1.0, $0) }, uniquingKeysWith: { first, _ in first })
    let anchors = division.pagesOfAnchors.keys.sorted {
      (order[$0] ?? .max, $0) < (order[$1] ?? .max, $1)
    }
    var pages: [(name: String, anchors: [String])] = []
    for anchor in anchors {
      guard let name = division.pagesOfAnchors[anchor], titles[anchor] != nil else { continue }
      if let index = pages.firstIndex(where: { $0.name == name }) {
        pages[index].anchors.append(anchor)
      } else {
        pages.append((name, [anchor]))
      }
    }
    if pages.isEmpty { return nil }
    for name in pageNames where !pages.contains(where: { $0.name == name }) {
      let isShown = context.site.pagePaths.contains(PagePath.study(study, page: name))
      if isShown { pages.append((name, [])) }
    }
    return [
      "mapPages": .list(
        pages.map { page in
          let title = context.texts.text("study.page." + page.name)
          let own = page.anchors.first { titles[$0] == title }
          let link: [String: TemplateValue] = [
            "title": .text(title), "pageAnchor": .optional(own),
            "url": .text(context.url(for: PagePath.study(study, page: page.name))),
          ]
          return .object(
            link.with(
              Dictionary(
                list: "entries",
                page.anchors.filter { $0 != own }.map { anchor in
                  [
                    "anchor": .text(anchor), "entryTitle": .text(titles[anchor] ?? ""),
                    "entryURL": .text(context.url(for: study, at: anchor)),
                  ]
                })))
        })
    ]
  }
}
