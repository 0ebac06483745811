import CaseStudyModel

/// A rule that the content of a site is held against.
public protocol SiteCheck: Sendable {
  /// The explanation of the rule for authors; its identifier is the check's type name.
  var explanation: DiagnosticExplanation { get }

  /// Returns every place where the rule is broken; order does not matter.
  func diagnostics(for site: Site) -> [Diagnostic]

  /// Returns the same for a rule about links; by default, `diagnostics(for:)` is asked.
  /// - Parameter addresses: follows the site's links; made once for all checks.
  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic]
}

extension SiteCheck {
  /// The identifier of the check's diagnostics: its type name.
  public var id: String { String(describing: Self.self) }

  public func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    diagnostics(for: site)
  }
}

/// A rule about the links of a site.
public protocol LinkCheck: SiteCheck {
  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic]
}

extension LinkCheck {
  public func diagnostics(for site: Site) -> [Diagnostic] { diagnostics(for: site, following: SiteAddresses(site)) }
}
