import Foundation
import Testing

@testable import EvidenceRunner

/// One workspace for all tests of a suite, in the best sandbox that the machine offers, with one program that they run.
struct TestWorkspace: SuiteTrait, TestScoping {
  /// The workspace of the suite that runs.
  @TaskLocal static var current: Workspace?
  /// The program of the suite that runs.
  @TaskLocal static var program: Executable?

  /// The program's files; none for a suite without.
  var files: [CodeFile] = []

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let (toolchain, sandbox) = try await Self.machine.value
    try await Workspace.with(
      toolchain, sandbox, kept: Self.moduleCache,
      languageModes: [SwiftCompiler.studyMode, DocumentExamples.languageMode]
    ) { workspace in
      var program: Executable?
      if !files.isEmpty {
        let built = try await SwiftCompiler(workspace).build(files)
        try #require(built.0.output == "")
        program = built.1
      }
      try await Self.$current.withValue(workspace) {
        try await Self.$program.withValue(program) { try await function() }
      }
    }
  }

  /// The user's cache, as in the program; without it, each suite would recompile the system modules.
  private static let moduleCache = ModuleCache(
    below: ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
      ?? FileManager.default.homeDirectoryForCurrentUser.path + "/.cache")

  /// The compiler and the sandbox; no sandbox, with a printed reason, where the machine has none.
  static let machine = Task { () throws -> (Toolchain, Sandbox) in
    let toolchain = try await Toolchain.find()
    do {
      return (toolchain, try await Sandbox.find(for: toolchain))
    } catch ExecutionError.noSandbox(let reason) {
      print("Programs of the tests run without a sandbox, and the attempts to leave it are skipped: \(reason)")
      return (toolchain, .none)
    }
  }

  /// Whether attempts to leave the sandbox can be made.
  static func hasSandbox() async throws -> Bool {
    try await machine.value.1 != .none
  }
}

extension ProgramRunner {
  /// Runs a program in the ordinary setting, without counters.
  func run(_ executable: Executable, _ arguments: [String] = []) async throws(ExecutionError) -> ProgramRun {
    try await run(executable, arguments, in: RunSetting(), profile: nil)
  }
}
