import CaseStudyModel

/// A rule for a site's content.
public protocol SiteCheck: Sendable {
  /// The explanation of the rule; its identifier is the check's type name.
  var explanation: DiagnosticExplanation { get }

  /// Whether the rule compares texts with each other, so that it needs the whole site to check any of them; by default
  /// it doesn't.
  var comparesTexts: Bool { get }

  /// Returns the violations of the rule in any order.
  func diagnostics(for site: Site) -> [Diagnostic]

  /// Returns the violations of a rule about links; by default, calls `diagnostics(for:)`.
  /// - Parameter addresses: the site's addresses, which resolve links; created once for all checks.
  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic]
}

extension SiteCheck {
  /// The identifier of the check's diagnostics: its type name.
  public var id: String { String(describing: Self.self) }

  public var comparesTexts: Bool { false }

  public func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    diagnostics(for: site)
  }
}

/// A rule about each study by itself.
///
/// By default it doesn't apply to folders of Markdown without settings, whose authors may use the same words
/// differently.
public protocol StudyCheck: SiteCheck {
  /// Whether the rule also applies to folders of Markdown without settings; by default it doesn't.
  var appliesToLooseFolders: Bool { get }

  /// Returns the violations of the rule in a study, in any order.
  func diagnostics(for study: CaseStudy) -> [Diagnostic]
}

extension StudyCheck {
  public var appliesToLooseFolders: Bool { false }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    guard appliesToLooseFolders || site.configuration.isConfigured else { return [] }
    return site.studies.flatMap { study in
      diagnostics(for: study).withoutFixes(onLines: study.article.changedCodeLines)
    }
  }
}

/// A rule about a site's links.
///
/// A conforming type implements `diagnostics(for:following:)`.
public protocol LinkCheck: SiteCheck {}

extension LinkCheck {
  public func diagnostics(for site: Site) -> [Diagnostic] { diagnostics(for: site, following: SiteAddresses(site)) }
}

extension Site {
  /// The severity of faults that must be fixed in a configured site but are common in a loose folder of Markdown.
  var contentFault: Severity { configuration.isConfigured ? .error : .warning }
}
