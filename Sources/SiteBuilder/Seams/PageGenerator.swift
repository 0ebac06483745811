import CaseStudyModel

/// What makes pages from a site: one kind of page, one generator.
public protocol PageGenerator: Sendable {
  /// Returns the pages of this kind; nothing is rendered yet.
  func pages(for site: Site) -> [Page]
}

/// A generator that makes the page of one principle, and shows what is particular to it.
public protocol PrinciplePageGenerator: PageGenerator {
  /// The principle whose page it makes.
  var principle: Principle.ID { get }
}
