import CaseStudyModel

/// A heading must not be more than one level below the heading before it.
struct SkippedHeadingLevel: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A heading must not be more than one level below the heading before it",
      text: """
        Screen-reader users move from heading to heading, and a skipped level sounds like a missing part. Pages are \
        laid out without the gap anyway.
        """,
      example: """
        ## After
        #### The factory   skips a level
        ### The factory    belongs to After
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.articles.flatMap { article in
      zip(article.headings, article.headings.dropFirst()).compactMap { previous, heading in
        guard heading.level > previous.level + 1 else { return nil }
        return Diagnostic(
          id, site.configuration.isConfigured ? .warning : .information,
          "Heading '\(heading.text)' of level \(heading.level) must not follow one of level \(previous.level)",
          at: article.place(line: heading.line), solutions: ["make it a heading of level \(previous.level + 1)"])
      }
    }
  }
}
