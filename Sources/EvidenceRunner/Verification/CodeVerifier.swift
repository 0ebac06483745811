import CaseStudyModel
import SyntaxFacts

/// What compiles and runs code of one language, within bounds.
protocol CodeVerifier: Sendable {
  /// The language and version of what does the work, such as "swift 6.3.1".
  var toolchain: String { get }

  /// Checks the types of a module without building it.
  func typecheck(_ sources: ModuleSources) async throws(VerificationFailure) -> Compilation
  /// Builds a program.
  func build(_ sources: ModuleSources) async throws(VerificationFailure) -> Compilation
  /// Runs a program that was built.
  func run(_ program: BuiltProgram, _ arguments: [String]) async throws(VerificationFailure) -> ProgramOutcome
  /// Reads what the code declares and refers to; `nil` where nothing can.
  func facts(of sources: ModuleSources) async throws(VerificationFailure) -> SourceFacts?
}

/// What a compiler made of a module.
struct Compilation: Sendable {
  /// Whether there was no error.
  var isSuccess: Bool
  /// The errors, in the order of the compiler; places are those of the files on disk.
  var errors: [CompilerError]
  /// The program, if one was asked for and could be built.
  var program: BuiltProgram?
}

/// An error that a compiler reports.
struct CompilerError: Sendable, Equatable {
  var message: String
  /// The name of the file on disk, and the place in it; `nil` for an error of no file, such as the linker's.
  var file: String?
  var line = 1
  var column = 1
}

/// A program that can be run.
struct BuiltProgram: Sendable, Equatable {
  /// What the verifier knows it by.
  var path: String
}

/// How a program ended, and what it printed.
struct ProgramOutcome: Sendable, Equatable {
  var outcome: RunEvidence.Outcome
  var output: String
}
