import CaseStudyModel
import EvidenceRunner
import Foundation
import TestForm
import Testing

/// Real programs, compiled and run: their stored output, and their cleanup.
@Suite(
  TestWorkspace(files: EscapeProgram.files), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct ProgramTests {
  private func run(_ arguments: String...) async throws -> ProgramRun {
    try await ProgramRunner(#require(TestWorkspace.current)).run(#require(TestWorkspace.program), arguments)
  }

  @Test func givesAProgramItsArguments() async throws {
    let result = try await run("greet", "a b *")
    #expect(result.outcome == .passed)
    #expect(result.output == "Hello, a b *\n")
    #expect(result.evidence == "Hello, a b *\n")
  }

  @Test func reportsAFailureWithItsWords() async throws {
    let result = try await run("complain")
    #expect(result.outcome == .failed)
    #expect(result.output == "")
    #expect(result.evidence == "no\n")
  }

  @Test func keepsWhatAProgramPrintedBeforeItsTrap() async throws {
    let result = try await run("trap")
    #expect(result.outcome == .trap)
    #expect(result.output == "before\n")
    #expect(result.evidence.contains("Fatal error: Index out of range"))
    #expect(!result.evidence.contains("stack trace"))
    #expect(!result.evidence.contains("libswiftCore"))
    #expect(try await run("trap") == result)
  }

  @Test func reportsAnEndlessRecursionAsATrap() async throws {
    #expect(try await run("recurse").outcome == .trap)
  }

  @Test func keepsNoAddresses() async throws {
    #expect(try await run("address").evidence == "0x…\n")
  }

  @Test func cutsALongTextAtACharacter() {
    let text = String(repeating: "ä", count: 5000)
    #expect(ProgramText.cut("a" + text) == "a" + String(repeating: "ä", count: 2047) + "\n… (cut after 4096 bytes)\n")
    #expect(ProgramText.cut("short") == "short")
  }

  @Test func stopsAProgramOfACancelledTask() async throws {
    let runner = try ProgramRunner(#require(TestWorkspace.current))
    let program = try #require(TestWorkspace.program)
    let task = Task { try await runner.run(program, ["sleep"]) }
    task.cancel()
    await #expect(throws: ExecutionError.cancelled) { try await task.value }
  }

  @Test func runsSeveralAtOnce() async throws {
    let runner = try ProgramRunner(#require(TestWorkspace.current))
    let program = try #require(TestWorkspace.program)
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<20 { group.addTask { try await runner.run(program, ["greet", "\(number)"]).output } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outputs == Set((0..<20).map { "Hello, \($0)\n" }))
  }

  @Test func rejectsToRunCodeWithoutASandboxUnlessAllowed() {
    #expect(ExecutionError.noSandbox("no bwrap").description.contains("--sandbox none"))
  }

  @Test func runsWithOnlyLimitsIfAllowed() async throws {
    let toolchain = try await Toolchain.find()
    try await Workspace.with(toolchain, .none) { workspace in
      let (compilation, program) = try await SwiftCompiler(workspace).build(EscapeProgram.files)
      #expect(compilation.output == "")
      var runner = ProgramRunner(workspace)
      runner.limits.wallTime = .seconds(5)
      let executable = try #require(program)
      #expect(try await runner.run(executable, ["greet", "you"]).output == "Hello, you\n")
      #expect(try await runner.run(executable, ["trap"]).outcome == .trap)
      #expect(try await runner.run(executable, ["print"]).outcome == .overLimit)
      let refused = try await SwiftCompiler(workspace).typecheck([CodeFile(path: "A.swift", text: "let a: Missing\n")])
      #expect(refused.output.hasPrefix("A.swift:1:8: error: "))
    }
  }

  @Test func removesItsFolderAfterAnError() async throws {
    struct Failure: Error {}
    let (toolchain, sandbox) = try await TestWorkspace.machine.value
    var root = ""
    await #expect(throws: Failure.self) {
      try await Workspace.with(toolchain, sandbox) { workspace in
        root = workspace.root
        #expect(FileManager.default.fileExists(atPath: root))
        _ = try await SwiftCompiler(workspace).build(EscapeProgram.files)
        throw Failure()
      }
    }
    #expect(root != "")
    #expect(!FileManager.default.fileExists(atPath: root))
  }
}
