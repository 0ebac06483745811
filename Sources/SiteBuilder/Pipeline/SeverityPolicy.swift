import CaseStudyModel

/// The severities that a site and its articles set for diagnostics.
package struct SeverityPolicy: Sendable {
  private let site: [String: Severity?]
  /// Whether diagnostics about form are only counted.
  private let countsForm: Bool
  private var files: [String: [String: Severity?]] = [:]

  /// Collects the severities of a site.
  package init(_ site: Site) {
    self.site = site.configuration.severities
    countsForm = site.isOfDocuments && !site.configuration.isConfigured
    for studies in [site.studies, site.translations] {
      for index in studies.indices where studies[index].article.hasSeverities { add(studies[index].article) }
    }
    for article in site.plainArticles { add(article) }
  }

  private mutating func add(_ article: Article) {
    let severities = article.frontMatter.severities
    if !severities.isEmpty { files[article.source] = severities }
  }

  /// The diagnostics that are shown for a folder without settings: faults that readers would notice, omitted pages, and
  /// results that the author requested.
  private static let reported: Set<String> = [
    "DeadLink", "DeadAnchor", "MissingImage", "ExampleDoesNotCompile", "InvalidUTF8", "MisnamedFile", "UncertainDraft",
  ]

  /// The errors about keys that other generators use with another meaning.
  private static let foreign: Set<String> = ["InvalidAlias", "InvalidSlug", "UnknownPrinciple"]

  /// The errors about form that readers notice, although code hosts still show such a document.
  private static let tolerated: Set<String> = ["UnclosedFence"]

  /// The diagnostics whose errors stop a site without valid evidence, as `--require-evidence` asks for.
  private static let gates: Set<String> = [
    "MissingEvidence", "OtherEvidenceVersion", "StaleEvidence", "StoredProblem", "TranslationCode",
    "UnexpectedVerdict",
  ]

  /// The diagnostics whose errors mean that the settings of a file aren't read; nothing else would show that.
  package static let losses: Set<String> = [
    "MalformedYAML", "UncertainDraft", "UnclosedFrontMatter", "UnreadFrontMatter",
  ]

  /// Demotes a diagnostic about the form of a document that wasn't written for solidsite.
  private func demoted(_ diagnostic: Diagnostic) -> Diagnostic {
    if countsForm, diagnostic.severity == .error, Self.tolerated.contains(diagnostic.id) {
      var demoted = diagnostic
      demoted.severity = .warning
      return demoted
    }
    let isForm = diagnostic.severity == .warning || Self.foreign.contains(diagnostic.id)
    guard countsForm, isForm, !Self.reported.contains(diagnostic.id) else { return diagnostic }
    var demoted = diagnostic
    demoted.severity = .information
    return demoted
  }

  /// Returns the diagnostics with their severities replaced, without those that are off.
  ///
  /// Errors about unread settings can't be lowered, because the settings would be lost silently. A study can't lower
  /// errors about its evidence, because its author could then bypass the site's continuous integration.
  /// - Parameter areVerified: whether the diagnostics come from verifying; all their errors are about evidence then.
  package func applied(to diagnostics: [Diagnostic], areVerified: Bool = false) -> [Diagnostic] {
    if diagnostics.isEmpty || site.isEmpty && files.isEmpty && !countsForm { return diagnostics }
    return diagnostics.map(demoted).compactMap { diagnostic in
      if diagnostic.severity == .error, Self.losses.contains(diagnostic.id) { return diagnostic }
      // A file's list replaces the site's only for the diagnostics that it names, including those that it turns off.
      let own: [String: Severity?] = files[diagnostic.range.path] ?? [:]
      let isGate = diagnostic.severity == .error && (areVerified || Self.gates.contains(diagnostic.id))
      let list = own.keys.contains(diagnostic.id) && !isGate ? own : site
      guard let chosen = list[diagnostic.id] else { return diagnostic }
      guard let severity = chosen else { return nil }
      var changed = diagnostic
      changed.severity = severity
      return changed
    }
  }
}
