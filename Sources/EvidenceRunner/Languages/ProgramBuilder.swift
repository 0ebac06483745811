/// Makes and runs programs of one language.
protocol ProgramBuilder: CodeChecker {
  /// Builds a program; `nil` beside the messages where its code is refused.
  /// - Parameter isUrgent: whether much is to be done with the program, so that it comes before what waits.
  func build(_ sources: ModuleSources, isUrgent: Bool) async throws(ExecutionError) -> (Compilation, Executable?)

  /// Runs a program that was built.
  func run(_ program: Executable, _ arguments: [String]) async throws(ExecutionError) -> ProgramRun
}
