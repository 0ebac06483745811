import CaseStudyModel
import SystemFiles

extension SitePublisher {
  /// What can be told of the diagnostics of publishing.
  public static let explanations = [
    DiagnosticExplanation(
      id: "LeftoverOutput", summary: "An earlier output must be removable",
      text: """
        The new site is published, but what it replaced could not be removed: another user made it, or the file system
        keeps it. Later builds use another folder beside it, and remove it as soon as they may.
        """,
      example: "sudo rm -r ._site.solidsite-new")
  ]

  func leftoverDiagnostic(_ path: String) throws -> Diagnostic {
    let inSite = try FilePath.relative(path, to: OutputFolder(root).path)
    return Diagnostic(
      "LeftoverOutput", .warning,
      "The earlier output '\(FilePath.name(of: path))' can't be removed; remove it as the user who made it",
      at: SourceRange(path: inSite ?? path, line: 1))
  }
}
