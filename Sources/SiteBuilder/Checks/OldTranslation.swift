import CaseStudyModel

/// A translation should be as new as its original.
struct OldTranslation: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A translation should be as new as its original",
      text: """
        The original was last committed on a later day than its translation, whose page says so. A commit \
        that changes the translation removes the remark.
        """,
      example: """
        parking.md      last changed on 2026-05-20
        parking.de.md   last changed on 2026-05-17
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.editions.versions.values.joined().filter(\.isOutdated).map { version in
      Diagnostic(
        id, .information,
        "Translation '\(SitePath.name(of: version.source))' should be as new as its original, which changed later",
        at: SourceRange(path: version.source, line: 1), solutions: ["compare it with the original"])
    }
  }
}
