import CaseStudyModel
import SystemFiles

extension SitePublisher {
  /// The explanations of publishing's diagnostics.
  public static let explanations = [
    DiagnosticExplanation(
      id: "LeftoverOutput", summary: "An earlier output must be removable",
      text: """
        The new site is published, but the output it replaced could not be removed: another user created it, or the \
        file system refuses. Later builds use another folder beside it, and remove it when they can.
        """,
      example: "sudo rm -r ._site.solidsite-new")
  ]

  /// Returns the diagnostic for an earlier output that can't be removed.
  func leftoverDiagnostic(_ path: String) throws -> Diagnostic {
    let inSite = try FilePath.relative(path, to: OutputFolder(root).path)
    return Diagnostic(
      "LeftoverOutput", .warning,
      "The earlier output '\(FilePath.name(of: path))' can't be removed; remove it as the user who created it",
      at: SourceRange(path: inSite ?? path, line: 1))
  }
}
