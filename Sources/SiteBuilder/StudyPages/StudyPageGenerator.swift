import CaseStudyModel
import Mustache

/// Generates one of the pages below a study's overview, for studies that have content for it.
public protocol StudyPageGenerator: Sendable {
  /// The last part of the page's address; its title is the text `study.page.NAME`.
  var name: String { get }
  /// The page's layout.
  var layout: Layout { get }
  /// Returns whether a study has the page; called for every study before any page is rendered.
  func hasPage(for study: CaseStudy, in site: Site) -> Bool
  /// Returns the values that the page's template reads.
  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]
}

/// Makes a section of a study's overview, for studies that have something to show there.
public protocol OverviewSection: Sendable {
  /// The name of the section's template.
  var template: String { get }
  /// Returns the values that the template reads; `nil` for a study without the section.
  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]?
}

/// The links between the pages of a study, or of a plain page with code to compare.
struct StudyNavigationView: TemplateView {
  /// The study's own pages, of which the first is the overview.
  var links: [(title: String, url: String, isCurrent: Bool)] = []
  /// The links at the end of a page below the overview, which ends with links of its own.
  var neighbours: NeighboursView?

  /// - Parameters:
  ///   - overview: the address of the first page.
  ///   - names: the names of the pages below it, in order.
  init(below overview: String, among names: [String], in context: PageContext) {
    let paths = [("overview", overview)] + names.map { ($0, "\(overview)\($0)/") }
    let pages = paths.filter { $0.1 == overview || context.site.pagePaths.contains($0.1) }
    if pages.count == 1 { return }
    links = pages.map { name, path in
      (context.texts.text("study.page." + name), context.url(for: path), path == context.path)
    }
    guard let place = pages.firstIndex(where: { $0.1 == context.path }), place > 0 else { return }
    neighbours = NeighboursView(at: place, of: pages) { name, path in
      NeighboursView.Neighbour(title: context.texts.text("study.page." + name), path: path, in: context)
    }
  }

  var values: [String: TemplateValue] {
    Dictionary(
      list: "studyPages",
      links.map { ["title": .text($0.title), "url": .text($0.url), "isCurrent": .bool($0.isCurrent)] }
    ).with(neighbours?.values ?? [:])
  }
}
