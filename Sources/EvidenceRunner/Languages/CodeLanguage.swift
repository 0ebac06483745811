import SourceTrees

/// A language that studies' code is verified in: the names of its files, and the tools for it.
struct CodeLanguage: Sendable {
  /// The names of its files.
  var layout: FileLayout
  /// The tool that checks files without running them.
  var checker: any CodeChecker
  /// The tool that makes and runs programs; `nil` for a language whose code is only checked.
  var programs: (any ProgramBuilder)?
  /// The code that tests and contracts call; `nil` for a language without programs.
  var prelude: PreludeCode?
  /// The program that prints the facts that measurements read; `nil` if there is none.
  var facts: FactsProgram?
}

/// Checks code of one language without running it.
protocol CodeChecker: Sendable {
  /// Checks a side's files together.
  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation
}
