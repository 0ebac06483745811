import CaseStudyModel
import EvidenceRunner
import Foundation
import Testing

/// A real program that tries what its author may not do, in the sandbox of this machine; all holds for root too.
@Suite(
  TestWorkspace(files: EscapeProgram.files),
  .enabled("the machine has no sandbox") { try await TestWorkspace.hasSandbox() })
struct EscapeTests {
  private func run(
    _ arguments: String..., limit: (inout ExecutionLimits) -> Void = { _ in }
  ) async throws -> ProgramRun {
    var runner = try ProgramRunner(#require(TestWorkspace.current))
    limit(&runner.limits)
    return try await runner.run(#require(TestWorkspace.program), arguments)
  }

  @Test func readsNothingInTheHomeFolder() async throws {
    let home = FileManager.default.homeDirectoryForCurrentUser
    let file = home.appendingPathComponent(".solidsite-secret-\(UUID().uuidString)")
    try Data("secret".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await run("read", file.path).output == "unreadable\n")
    #expect(try await run("list", home.path).output == "\n")
  }

  @Test(arguments: ["/etc/passwd", "/etc/shadow", "/var/log/dpkg.log", "/sys/kernel/notes"])
  func readsNoFileOfTheSystemThatSwiftDoesNotNeed(path: String) async throws {
    #expect(try await run("read", path).output == "unreadable\n")
  }

  @Test(arguments: [
    "/outside", "/usr/outside", "/etc/outside", "/home" + "/outside", "/study/outside", "/study/program",
    "/dev/shm/outside",
  ])
  func writesNothingOutside(path: String) async throws {
    #expect(try await run("write", path).output == "unwritable\n")
  }

  @Test func writesTemporaryFilesThatNobodySees() async throws {
    let name = "solidsite-\(UUID().uuidString)"
    #expect(try await run("write", "/tmp/\(name)").output == "written\n")
    #expect(!FileManager.default.fileExists(atPath: "/tmp/\(name)"))
    #expect(try await run("list", "/tmp").output == "\n")
  }

  @Test func reachesNoServerOfTheMachine() async throws {
    let server = try LoopbackServer()
    defer { server.stop() }
    #expect(server.accepts())
    #expect(try await run("connect", "\(server.port)").output == "refused\n")
  }

  @Test(arguments: ["bomb", "threads"])
  func startsFewProcesses(kind: String) async throws {
    let count = try await Int(run(kind).output.dropLast())
    #expect(try #require(count) < 64)
    // Another program at the same time isn't held to what this one takes.
    async let one = run(kind)
    async let other = run(kind)
    #expect(try await [one, other].allSatisfy { Int($0.output.dropLast()) == count })
  }

  @Test(arguments: ["grow", "allocate"])
  func takesLittleMemory(kind: String) async throws {
    let result = try await run(kind)
    #expect(result.outcome == .overLimit)
    #expect(result.evidence.contains("Fatal error: failed to allocate"))
  }

  @Test func fillsNoDisk() async throws {
    let count = try await Int(run("fill", "/tmp").output.dropLast())
    #expect(try #require(count) <= 64)
    #expect(try await run("file").outcome == .overLimit)
  }

  @Test func printsNotForEver() async throws {
    let result = try await run("print")
    #expect(result.outcome == .overLimit)
    #expect(result.output.utf8.count == ExecutionLimits.program.output)
    #expect(result.evidence.hasSuffix("\n… (cut after 4096 bytes)\n"))
  }

  @Test func sleepsNotForEver() async throws {
    #expect(try await run("sleep") { $0.wallTime = .seconds(1) }.outcome == .timeOut)
  }

  @Test func computesNotForEver() async throws {
    #expect(try await run("loop") { $0.processorSeconds = 1 }.outcome == .timeOut)
    #expect(try await run("loop") { $0.wallTime = .milliseconds(500) }.outcome == .timeOut)
  }

  @Test func leavesNoChildBehind() async throws {
    // A number of seconds that nobody else sleeps.
    let mark = "1\(Int.random(in: 10_000_000..<100_000_000)).5"
    #expect(try await run("child", mark).output == "left\n")
    // The kill is sent before the result is there, and takes effect a moment later.
    for _ in 0..<2000 where isRunning(mark) { usleep(5000) }
    #expect(!isRunning(mark))
  }

  /// Whether a process of the machine has this argument.
  private func isRunning(_ argument: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains {
      guard let line = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") else { return false }
      return line.split(separator: 0).last == Data(argument.utf8)
    }
  }

  @Test func readsNoSecretOfTheEnvironment() async throws {
    setenv("SOLIDSITE_TEST_SECRET", "hunter2", 1)
    let names = try await run("environment").output.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    #expect(
      names == [
        "HOME", "LANG", "LC_ALL", "LD_PRELOAD", "MALLOC_ARENA_MAX", "PATH", "PWD", "SWIFT_BACKTRACE", "TMPDIR", "TZ",
        "_STDBUF_O",
      ])
    #expect(try await !run("processes").output.contains("hunter2"))
  }

  @Test func seesNoProcessButItsOwn() async throws {
    let result = try await run("processes")
    #expect(result.output.hasPrefix("2\n"))
    #expect(try await run("kill", "\(ProcessInfo.processInfo.processIdentifier)").output == "unreached\n")
  }

  @Test func isAnOrdinaryUserWithoutCapabilities() async throws {
    #expect(try await run("user").output == "1000 1000 1000\nCapEff:\t0000000000000000\n")
  }

  @Test func seesAnEmptyHome() async throws {
    #expect(try await run("list", "/home").output == "\n")
    #expect(try await run("list", "/study").output == "main.swift program\n")
  }

  @Test func confinesTheCompilerToo() async throws {
    let workspace = try #require(TestWorkspace.current)
    // A file that the compiler is asked to read on the code's behalf.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).h")
    try Data("int secret(void);\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var compiler = SwiftCompiler(workspace)
    compiler.options = ["-import-objc-header", file.path]
    let code = CodeFile(path: "Read.swift", text: "let number = secret()\n")
    #expect(try await compiler.typecheck([code]).end == .refused)
  }
}
