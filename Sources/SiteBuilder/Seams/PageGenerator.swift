import CaseStudyModel
import Mustache

/// A generator of one kind of page.
public protocol PageGenerator: Sendable {
  /// Returns the pages of this kind; nothing is rendered yet.
  func pages(for site: Site) -> [Page]

  /// Returns the pages of some studies, so that a preview can show a saved study before the rest of the site is built.
  /// - Parameter studies: the indices of the studies.
  /// - Returns: the same pages as `pages(for:)` returns for them; by default none, and the preview's pages of this kind
  ///   are those of the last build until the next one.
  func pages(ofStudies studies: [Int], in site: Site) -> [Page]

  /// Returns the addresses of these pages; by default, generates them.
  func paths(ofStudies studies: [Int], in site: Site) -> [String]
}

extension PageGenerator {
  public func pages(ofStudies studies: [Int], in site: Site) -> [Page] { [] }

  public func paths(ofStudies studies: [Int], in site: Site) -> [String] {
    pages(ofStudies: studies, in: site).map(\.path)
  }
}

/// The strategy for the principle-specific section of a principle's page; `PrinciplePages` generates the rest of the
/// page.
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
