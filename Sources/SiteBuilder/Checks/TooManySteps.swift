import CaseStudyModel
import SourceTrees

/// A study must not have more steps than its page can show.
struct TooManySteps: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must have at most \(NamedStep.limit) steps",
      text: """
        Each heading directly below 'After' that has code is a step, unless 'steps' in the front matter names the \
        headings. Each step is compared with the step before it. A study with more steps has no page of steps.
        """,
      example: """
        steps: [the-layout, the-cell]   two of many headings
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.studies.compactMap { study in
      guard let surplus = StepSections.surplus(of: study) else { return nil }
      return Diagnostic(
        id, .warning, "A study must have at most \(NamedStep.limit) steps; this one has \(surplus.count)",
        at: study.article.place(line: surplus.first.line), explanation: "The study has no page of steps",
        solutions: ["list the most important headings under 'steps' in the front matter"])
    }
  }
}
