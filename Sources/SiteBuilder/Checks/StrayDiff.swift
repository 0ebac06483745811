import CaseStudyModel

/// A diff of a side's file must be in a change request.
struct StrayDiff: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A diff of a side's file must be in a change request",
      text: """
        Diffs are applied only below the headings of a section called Change requests, Change scenarios or Extending. \
        Elsewhere they are shown, but change nothing.
        """,
      example: """
        ## Requests          has no meaning
        ## Change requests

        ### Motorcycles

        ```diff Fee.swift before
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let snippets = study.article.snippets
    guard snippets.contains(where: { $0.language == .diff }) else { return [] }
    let files = Set(snippets.filter { $0.language != .diff && $0.side != nil }.compactMap(\.file))
    let requested = Set(study.changeRequests.flatMap(\.snippets))
    return snippets.indices.compactMap { index in
      let snippet = snippets[index]
      guard snippet.language == .diff, !snippet.isIgnored, !requested.contains(index), let file = snippet.file,
        files.contains(file)
      else { return nil }
      return Diagnostic(
        id, .warning, "A diff of '\(file)' must be in a change request to be applied",
        at: study.article.place(line: snippet.line),
        solutions: [
          "move it below a heading in the section 'Change requests'", "add the word 'ignore' if it is only shown",
        ])
    }
  }
}
