import CaseStudyModel
import Mustache

/// A generator of one kind of page.
public protocol PageGenerator: Sendable {
  /// Returns the pages of this kind; nothing is rendered yet.
  func pages(for site: Site) -> [Page]
}

/// The strategy for the particulars of one principle's page; `PrinciplePages` generates the rest of the page.
public protocol PrinciplePageGenerator: Sendable {
  /// The principle.
  var principle: Principle.ID { get }

  /// The page's template; by default `principle-` and the principle's identifier.
  var layout: Layout { get }

  /// Returns the values of one study for the template's section `particulars`, besides the study's `title` and `url`.
  /// - Returns: `nil` for a study without particulars.
  func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]?
}

extension PrinciplePageGenerator {
  public var layout: Layout { Layout(rawValue: "principle-\(principle.rawValue)") }
}
