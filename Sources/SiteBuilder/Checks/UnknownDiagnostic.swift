import CaseStudyModel

/// Settings of severities must name existing diagnostics whose severity their file may change.
package struct UnknownDiagnostic: SiteCheck {
  private let known: Set<String>
  /// The identifiers of diagnostics whose errors a study can't lower.
  private let gates: Set<String>

  /// - Parameter explanations: those of all diagnostics.
  package init(_ explanations: [DiagnosticExplanation]) {
    known = Set(explanations.map(\.id))
    gates = Set(explanations.filter { $0.traits.contains(.failsVerification) }.map(\.id))
  }

  package var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A setting under 'severities' must name a diagnostic",
      text: "The name of a diagnostic is in brackets at the end of its message; 'solidsite explain' lists them all.",
      example: """
        severities: {RawHtml: off}   isn't a diagnostic
        severities: {RawHTML: off}
        """, traits: .isAboutWordOfFormat)
  }

  package func diagnostics(for site: Site) -> [Diagnostic] {
    var names = KnownNames(known)
    let settings = site.configuration.severities
    return faults(in: settings, at: site.configuration.place, &names)
      + site.articles.flatMap { article in
        faults(in: article.frontMatter.severities, at: article.place(ofKey: "severities"), &names)
          + loweredGates(of: article)
      }
  }

  private func faults(
    in severities: [String: Severity?], at place: SourceRange, _ names: inout KnownNames
  ) -> [Diagnostic] {
    unknownNames(in: severities, at: place, &names) + loweredLosses(in: severities, at: place)
  }

  /// Returns a warning for each error about unread settings that a file tries to lower.
  private func loweredLosses(in severities: [String: Severity?], at place: SourceRange) -> [Diagnostic] {
    SeverityPolicy.losses.filter { (severities[$0] ?? .error) != .error }.sorted().map { name in
      Diagnostic(
        "UnusedKey", .warning, "Errors of '\(name)' can't be lowered", at: place,
        explanation: "The file's settings would be lost silently", solutions: ["remove '\(name)'"])
    }
  }

  /// Returns a warning for each error about evidence that an article tries to lower.
  private func loweredGates(of article: Article) -> [Diagnostic] {
    article.frontMatter.severities.filter { gates.contains($0.key) && $0.value != .error }.keys.sorted().map { name in
      Diagnostic(
        "UnusedKey", .warning, "Errors of '\(name)' can be lowered only in solidsite.yml",
        at: article.place(ofKey: "severities"),
        explanation: "A study's author could otherwise switch off the checks of its evidence",
        solutions: ["move it to 'severities' in solidsite.yml"])
    }
  }

  private func unknownNames(
    in severities: [String: Severity?], at place: SourceRange, _ names: inout KnownNames
  ) -> [Diagnostic] {
    severities.keys.filter { !known.contains($0) }.sorted().map { name in
      let nearest = names.nearest(to: name)
      return Diagnostic(
        id, .warning, "No diagnostic is called '\(name)'" + .didYouMean(nearest), at: place,
        // YAML forbids repeating a key.
        solutions: nearest.flatMap { severities[$0] == nil ? ["replace '\(name)' with '\($0)'"] : nil }
          ?? ["remove '\(name)'"])
    }
  }
}
