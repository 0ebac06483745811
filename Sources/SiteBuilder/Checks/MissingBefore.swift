import CaseStudyModel

/// A study that shows a new design must show the old one.
struct MissingBefore: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must show the code before the refactoring",
      text: """
        The gain of a new design can only be judged beside the old one. A fence is on the before side if its info \
        string says `before`, or if a label or heading such as Before, Bad or Violation is above it.
        """,
      example: """
        ## Before

        ```swift Report.swift before
        final class Report { … }
        ```
        """, traits: .isAboutWholeStudy,
      entails: ["AmbiguousPatch", "FaultyFile", "PatchOfUnknownFile", "UndefinedName", "UnpairedDriver"])
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.studies.compactMap { study in
      let sides = StudySides(study)
      guard sides.before == nil, let after = sides.after else { return nil }
      return Diagnostic(
        id, .warning, "Study '\(study.article.title)' must show the code before the refactoring",
        at: study.article.place(line: after.line), solutions: ["add a fence with the word 'before' in its info string"])
    }
  }
}
