/// Finds out whether code of one language is in order, without running it.
protocol CodeChecker: Sendable {
  /// Checks a side's files together.
  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation
}
