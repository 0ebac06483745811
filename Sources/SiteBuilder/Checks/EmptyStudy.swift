import CaseStudyModel

/// A study must have code.
struct EmptyStudy: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must have fenced code",
      text: """
        Only fenced code is read as examples; code indented by four spaces is shown as it is. A fence takes its code \
        from a file if its info string has 'src=Report.swift'. A document without examples works better as a plain \
        page in Content/pages.
        """,
      example: """
        ```swift Report.swift before
        final class Report { … }
        ```
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.studies.filter { study in
      // Another rule reports a text that is meant for the list of studies.
      let isIndex =
        study.article.source.hasSuffix("case-studies/index.md") || study.article.source.hasSuffix("/_index.md")
      return study.article.snippets.isEmpty && !(isIndex && site.configuration.isConfigured)
    }.map { study in
      Diagnostic(
        id, .warning, "Study '\(study.article.title)' must have fenced code", at: study.article.place(line: 1),
        solutions: ["add fences for both sides", "move the file to Content/pages"])
    }
  }
}
