import CaseStudyModel

/// A rule that the content of a site is held against.
public protocol SiteCheck: Sendable {
  /// What an author is told who asks about the rule; its identifier is the check's type name.
  var explanation: DiagnosticExplanation { get }

  /// Returns every place where the rule is broken; order does not matter.
  func diagnostics(for site: Site) -> [Diagnostic]
}

extension SiteCheck {
  /// The identifier of the check's diagnostics: its type name.
  public var id: String { String(describing: Self.self) }
}
