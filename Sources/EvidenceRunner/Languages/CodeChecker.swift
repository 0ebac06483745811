/// Checks code of one language without running it.
protocol CodeChecker: Sendable {
  /// Checks a side's files together.
  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation
}
