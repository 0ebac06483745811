import CaseStudyModel

/// A study with code must say which code is before the refactoring and which is after.
struct MissingSides: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A study must say which code is before the refactoring and which is after",
      text: """
        Nothing in the study says so: no word in an info string, no label, no first comment and no heading. All its \
        code is shown as ordinary code, and it is part of no example.
        """,
      example: """
        **Bad:**            a label right above the fence
        ```swift before     a word in the fence's info string
        // After            the first comment of the code
        ## Before           a heading above it
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.studies.compactMap { study in
      let sides = StudySides(study)
      guard sides.before == nil, sides.after == nil, let first = sides.first else { return nil }
      return Diagnostic(
        id, .warning, "Study '\(study.article.title)' must say which code is before and which is after",
        at: study.article.place(line: first.line),
        solutions: ["add the words 'before' and 'after' to the fences' info strings"])
    }
  }
}

/// The first fences of a study's sides.
struct StudySides: Sendable {
  /// The first source fence of the before side.
  let before: Snippet?
  /// The first source fence of the after side.
  let after: Snippet?
  /// The first fence of any role.
  let first: Snippet?

  init(_ study: CaseStudy) {
    let snippets = study.article.snippets
    before = snippets.first { $0.side == .before && $0.role == .source }
    after = snippets.first { $0.side == .after && $0.role == .source }
    first = snippets.first
  }
}
