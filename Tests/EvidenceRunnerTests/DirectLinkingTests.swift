import TestForm
import Testing

@testable import EvidenceRunner

/// Programs linked with the compiler's driver and without it.
struct DirectLinkingTests {
  @Test func leavesAToolchainOfAnotherLayoutToTheDriver() {
    #expect(DirectLinking(root: "/nowhere", architecture: "x86_64") == nil)
  }

  @Test(.disabled(if: TestForm.isFast, "the fast form runs no compiler"), arguments: [true, false])
  func buildsAProgramWithTheDriverAndWithoutIt(isDirect: Bool) async throws {
    var (toolchain, sandbox) = try await TestWorkspace.machine.value
    if !isDirect { toolchain.linking = nil }
    try await Workspace.with(toolchain, sandbox) { workspace in
      let code = "import Foundation\nprint([2.5, 1].map { String(format: \"%.1f\", $0) })\n"
      let built = try await SwiftCompiler(workspace).build([CodeFile(path: "main.swift", text: code)])
      #expect(built.0 == Compilation(end: .accepted, messages: [], output: ""))
      let run = try await ProgramRunner(workspace).run(#require(built.1))
      #expect(run.output == "[\"2.5\", \"1.0\"]\n")
    }
  }

  @Test(.disabled(if: TestForm.isFast, "the fast form runs no compiler"))
  func startsNeitherClangNorTheExtractorForAProgram() async throws {
    let toolchain = try await TestWorkspace.machine.value.0
    let linking = try #require(toolchain.linking)
    let command = linking.command(
      ["frontend"], DirectLinking.Objects(joining: ["main.swift"], named: "program"), to: "program",
      folders: ["/a b", "/c"], isMeasured: false)
    let script = try #require(command.dropFirst(2).first)
    #expect(!script.contains("/bin/clang"))
    #expect(!script.contains("solidsite-"))
    #expect(script.contains("'-L/a b' '-L/c'"))
    #expect(script.contains("'program.o' '@program.autolink'"))
    #expect(script.contains("|| '\(toolchain.root)/bin/swift-autolink-extract' 'program.o'"))
  }

  @Test(.disabled(if: TestForm.isFast, "the fast form runs no compiler"), arguments: [true, false])
  func reportsSymbolsThatTheLinkerMisses(isDirect: Bool) async throws {
    var (toolchain, sandbox) = try await TestWorkspace.machine.value
    if !isDirect { toolchain.linking = nil }
    try await Workspace.with(toolchain, sandbox) { workspace in
      let code = "@_silgen_name(\"nowhere\") func nowhere()\nnowhere()\n"
      let built = try await SwiftCompiler(workspace).build([CodeFile(path: "main.swift", text: code)])
      #expect(built.0.end == .refused)
      #expect(built.0.output.contains("undefined symbol: nowhere"))
      #expect(built.1 == nil)
    }
  }
}
