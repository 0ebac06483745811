import CaseStudyModel

/// A rule that the content of a site is held against.
public protocol SiteCheck: Sendable {
  /// Returns every place where the rule is broken; order does not matter.
  func diagnostics(for site: Site) -> [Diagnostic]
}
