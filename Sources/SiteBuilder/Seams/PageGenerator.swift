import CaseStudyModel

/// A maker of one kind of page.
public protocol PageGenerator: Sendable {
  /// Returns the pages of this kind; nothing is rendered yet.
  func pages(for site: Site) -> [Page]
}
