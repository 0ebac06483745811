import CaseStudyModel
import SyntaxFacts

/// What compiles and runs code of one language, within bounds.
protocol CodeVerifier: Sendable {
  /// The language and version of what does the work, such as "swift 6.3.1".
  var version: String { get }

  /// Finds out whether a module compiles, without building it.
  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation
  /// Builds a program; `nil` beside what the compiler said where it could not.
  func build(_ sources: ModuleSources) async throws(ExecutionError) -> (Compilation, Executable?)
  /// Runs a program that was built.
  func run(_ program: Executable, _ arguments: [String]) async throws(ExecutionError) -> ProgramRun
  /// Reads what the code declares and refers to; `nil` where nothing can.
  func facts(of sources: ModuleSources) async throws(ExecutionError) -> SourceFacts?
}
