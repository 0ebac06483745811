import CaseStudyModel
import ChangeLedger

/// The diagnostic of a repository that exists, but that git can't read.
enum UnreadableRepository {
  static let explanation = DiagnosticExplanation(
    id: "UnreadableRepository", summary: "Git must be able to read the repository around a site",
    text: """
      Git gives the days of changes, the links to code, the code of commits, and the order in which the parts of a \
      study were written. Without it, a site lacks them, and 'solidsite verify' can't show that tests are older than \
      the after side. In containers, git rejects folders of other users until a setting allows them.
      """,
    example: "git config --global --add safe.directory /work   allows a folder of another user")

  /// Returns the diagnostic for the repository around a folder; `nil` if git can read it, or there is none.
  static func diagnostic(around folder: String) async -> Diagnostic? {
    guard let failure = await GitHistory.fault(around: folder) else { return nil }
    // Authors know whether they have git, and a site works without it.
    var severity = Severity.warning
    if case .missingGit = failure { severity = .information }
    return Diagnostic(
      explanation.id, severity, "Git must be able to read the site's repository: \(failure.message)",
      at: SourceRange(path: ".git", line: 1), solutions: solutions(of: failure))
  }

  private static func solutions(of failure: GitFailure) -> [Message] {
    switch failure {
    case .missingGit: return ["install git"]
    case .noRepository(_, let reason) where reason.contains("dubious ownership"):
      return ["allow the folder with 'git config --global --add safe.directory FOLDER'", "change the folder's owner"]
    case .noRepository: return ["clone the repository again, with its submodules"]
    default: return []
    }
  }
}
