import CaseStudyModel
import Mustache

/// Generates one of the pages below a study's overview, for studies that have something to show there.
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
