import CaseStudyModel
import SourceTrees

/// A language that studies' code is verified in: the names of its files, and the tools for it.
struct CodeLanguage: Sendable {
  /// The names of its files.
  var layout: FileLayout
  /// The tool that checks files without running them.
  var checker: any CodeChecker
  /// The tool that makes and runs programs; `nil` for a language whose code is only checked.
  var programs: SwiftVerifier?
  /// The code that tests and contracts call; `nil` for a language without programs.
  var prelude: TestPrelude?
  /// The program that prints the facts that measurements read; `nil` where there is none.
  var facts: FactsProgram?

  /// Returns a language whose files a command of the site checks.
  /// - Parameter facts: the command that prints the files' facts; empty where there is none.
  static func checked(
    _ language: Language, by command: [String], facts: [String], in workspace: Workspace
  ) -> CodeLanguage {
    CodeLanguage(
      layout: .of(language), checker: CommandChecker(workspace: workspace, command: command),
      facts: facts.isEmpty ? nil : FactsProgram(workspace: workspace, command: facts))
  }
}
