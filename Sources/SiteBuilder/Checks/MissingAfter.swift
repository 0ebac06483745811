import CaseStudyModel

/// A study that shows an old design must show the new one.
struct MissingAfter: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must show the code after the refactoring",
      text: """
        A problem without a solution doesn't teach anybody what to do. A fence is on the after side if its info string \
        says `after`, or if a label or heading such as After, Good or Solution is above it.
        """,
      example: """
        ## After

        ```swift Report.swift after
        struct Report { … }
        ```
        """, traits: .isAboutWholeStudy,
      entails: ["AmbiguousPatch", "FaultyFile", "PatchOfUnknownFile", "UndefinedName", "UnpairedDriver"])
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.studies.compactMap { study in
      let sides = StudySides(study)
      guard sides.after == nil, let before = sides.before else { return nil }
      return Diagnostic(
        id, .warning, "Study '\(study.article.title)' must show the code after the refactoring",
        at: study.article.place(line: before.line), solutions: ["add a fence with the word 'after' in its info string"])
    }
  }
}
