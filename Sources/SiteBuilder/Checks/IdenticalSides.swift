import CaseStudyModel
import SourceTrees

/// The sides of a study must differ.
struct IdenticalSides: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "The two sides of a study must differ",
      text: """
        If the after side has the same files as the before side, the page has nothing to compare, and no verdict can \
        be shown. Most often, a block was copied and not yet changed.
        """,
      example: """
        ```swift Fee.swift before
        ```swift Fee.swift after    must have other code
        """, traits: .isAboutWholeStudy,
      entails: [
        "AmbiguousPatch", "PatchOfUnknownFile", "PatchWithoutPlace", "UndefinedName", "UnknownContract",
        "UnknownKeyLines", "UnknownStep",
      ])
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    // The reader compares the files of commits.
    let revisions = study.article.frontMatter.revisions
    guard revisions.before == nil || revisions.after == nil else { return [] }
    guard let after = StudySides(study).after, StudySides(study).before != nil else { return [] }
    let trees = BothSides { SourceTree.of(study.article, on: $0, in: .any).value.files.mapValues(\.text) }
    guard !trees.before.isEmpty, trees.before == trees.after else { return [] }
    return [
      Diagnostic(
        id, .warning, "The after side of study '\(study.article.title)' must differ from the before side",
        at: study.article.place(of: after), solutions: ["show the code after the refactoring"])
    ]
  }
}
