import CaseStudyModel
import SyntaxFacts

/// What finds out whether code of one language is in order, without running it.
protocol CodeChecker: Sendable {
  /// Finds out whether a side's files are in order together.
  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation
  /// Finds out the same, and keeps what comes of it where that saves work for programs that contain the files.
  func buildLibrary(_ sources: ModuleSources) async throws(ExecutionError) -> (Compilation, CompiledLibrary?)
  /// Reads what the code declares and refers to; `nil` where nothing can.
  func facts(of sources: ModuleSources) async throws(ExecutionError) -> SourceFacts?
}

extension CodeChecker {
  /// Keeps nothing: for languages of which no programs are made.
  func buildLibrary(_ sources: ModuleSources) async throws(ExecutionError) -> (Compilation, CompiledLibrary?) {
    (try await typecheck(sources), nil)
  }
}
