import CaseStudyModel

/// What also makes programs of the code, and runs them within bounds.
protocol CodeVerifier: CodeChecker {
  /// Builds a program; `nil` beside what the compiler said where it could not.
  /// - Parameters:
  ///   - library: a part of the program that is compiled already.
  ///   - isUrgent: whether much is to be done with the program, so that it comes before what waits.
  func build(
    _ sources: ModuleSources, with library: CompiledLibrary?, isUrgent: Bool
  ) async throws(ExecutionError) -> (Compilation, Executable?)
  /// Runs a program that was built.
  func run(_ program: Executable, _ arguments: [String]) async throws(ExecutionError) -> ProgramRun
}
