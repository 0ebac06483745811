import CaseStudyModel
import SourceTrees

/// The sides of a study must differ.
public struct IdenticalSides: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
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

  public func diagnostics(for site: Site) -> [Diagnostic] {
    guard site.configuration.isConfigured else { return [] }
    return site.studies.compactMap { study in
      guard let after = StudySides(study).after, StudySides(study).before != nil else { return nil }
      let trees = BothSides { SourceTree.of(study.article, on: $0, in: .any).value.files.mapValues(\.text) }
      guard !trees.before.isEmpty, trees.before == trees.after else { return nil }
      return Diagnostic(
        id, .warning, "The after side of study '\(study.article.title)' must differ from the before side",
        at: SourceRange(path: study.article.source, line: after.line, column: after.indentation + 1),
        solutions: ["show the code after the refactoring"])
    }
  }
}
