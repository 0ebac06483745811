import CaseStudyModel

/// The severities that a site and its articles set for diagnostics.
package struct SeverityPolicy: Sendable {
  private let site: [String: Severity?]
  private var files: [String: [String: Severity?]] = [:]

  /// Collects the severities of a site.
  package init(_ site: Site) {
    self.site = site.configuration.severities
    for index in site.studies.indices where site.studies[index].article.hasSeverities {
      add(site.studies[index].article)
    }
    for article in site.plainArticles { add(article) }
  }

  private mutating func add(_ article: Article) {
    let severities = article.frontMatter.severities
    if !severities.isEmpty { files[article.source] = severities }
  }

  /// Returns the diagnostics with their severities replaced, without those that are off.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.isEmpty || site.isEmpty && files.isEmpty { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard let severity = files[diagnostic.range.path]?[diagnostic.id] ?? site[diagnostic.id] else {
        return diagnostic
      }
      guard let severity else { return nil }
      var changed = diagnostic
      changed.severity = severity
      return changed
    }
  }
}
