import Foundation
import Testing

@testable import Subprocesses

/// Real programs of the system, run with limits.
struct SubprocessTests {
  private func shell(_ script: String, timeLimit: Duration? = .seconds(60)) -> Subprocess {
    Subprocess("/bin/sh", ["-c", script], timeLimit: timeLimit)
  }

  @Test func keepsOutputAndErrorsApart() async throws {
    let result = try await shell("echo said; echo complained >&2; exit 3").run()
    #expect(result.end == .exit(3))
    #expect(result.text == "said\n")
    #expect(result.errorText == "complained\n")
    #expect(!result.isSuccess)
  }

  @Test func namesTheSignalThatEndedAProgram() async throws {
    #expect(try await shell("kill -SEGV $$").run().end == .signal(SIGSEGV))
  }

  @Test func findsAProgramOnThePath() async throws {
    #expect(try await Subprocess("true").run().isSuccess)
  }

  @Test func reportsAMissingProgram() async throws {
    await #expect(throws: SubprocessError(program: "no-such-program", code: ENOENT)) {
      try await Subprocess("no-such-program").run()
    }
  }

  @Test func givesAProgramItsFolderEnvironmentAndInput() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("read me".utf8).write(to: folder.appendingPathComponent("input"))
    var process = shell("cat; pwd -P | sed 's/.*\\///'; env | grep -c . ; echo $ONE")
    process.folder = folder.path
    process.input = folder.appendingPathComponent("input").path
    process.environment = ["ONE": "1 and only", "PATH": "/usr/bin:/bin", "PWD": folder.path]
    let lines = try await process.run().text.split(separator: "\n").map(String.init)
    #expect(lines.first == "read me" + folder.lastPathComponent)
    #expect(lines.last == "1 and only")
  }

  @Test func letsAProgramInheritNoDescriptorButTheStandardOnes() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("secret".utf8).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Like a shell that opens files for a program: without close-on-exec.
    let descriptors = [open(folder.path, O_RDWR), fcntl(open(folder.path, O_RDONLY), F_DUPFD, 200)]
    defer { for descriptor in descriptors { close(descriptor) } }
    try #require(descriptors.allSatisfy { $0 > 2 })
    var process = shell("ls /proc/$$/fd; cat <&3")
    #expect(try await process.run().text == "0\n1\n2\n")
    process.inputs = [Array("given".utf8)]
    #expect(try await process.run().text == "0\n1\n2\n3\ngiven")
    process.inputs = [[], Array("more".utf8)]
    process.arguments = ["-c", "ls /proc/$$/fd; cat <&4"]
    #expect(try await process.run().text == "0\n1\n2\n3\n4\nmore")
    #expect(InheritedDescriptors.all(from: 3).filter(descriptors.contains).count == 2)
    #expect(InheritedDescriptors.all(from: 3, listing: "/nowhere").prefix(2) == [3, 4])
  }

  @Test(arguments: [
    (["A=1", "MAKEFLAGS=-j --jobserver-auth=3,4", "B="], ["A=1", "B="]),
    (["MAKEFLAGSX=1", "XMAKEFLAGS=2", "LISTEN_FDS=1", "LISTEN_PID=7"], ["MAKEFLAGSX=1", "XMAKEFLAGS=2"]),
    (["A=\u{FF}=b", "MAKELEVEL"], ["A=\u{FF}=b", "MAKELEVEL"]), ([], []),
  ])
  func passesOnNoVariableThatNamesDescriptors(variables: [String], passed: [String]) {
    // The tests' own environment stays as it is, as threads of other tests read it.
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for variable in environment { free(variable) } }
    let copies = environment.withUnsafeMutableBufferPointer {
      $0.baseAddress.map { InheritedDescriptors.variables(of: $0) }
    }
    defer { for copy in copies ?? [] { free(copy) } }
    #expect(copies?.map { $0.map { String(cString: $0) } } == passed)
  }

  @Test func inheritsTheVariablesOfThisProcess() async throws {
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    #expect(try await shell("echo \"$PATH\"").run().text == path + "\n")
  }

  @Test func killsProgramsThatRunTooLong() async throws {
    #expect(try await shell("sleep 1000", timeLimit: .milliseconds(50)).run().end == .timeOut)
  }

  /// The program in Perl waits until its child has a process group of its own, and joins that.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/perl"), "Perl isn't installed"),
    .timeLimit(.minutes(5)))
  func killsProgramsThatLeaveTheirProcessGroup() async throws {
    let script = """
      pipe(my $in, my $out); my $parent = $$; my $child = fork;
      if (!$child) { setpgrp; syswrite $out, "."; sleep 1 while getppid == $parent; exit }
      sysread $in, my $byte, 1; setpgrp 0, $child; sleep 1000
      """
    let process = Subprocess("/usr/bin/perl", ["-e", script], timeLimit: .seconds(1))
    #expect(try await process.run().end == .timeOut)
  }

  @Test func killsProgramsThatPrintTooMuch() async throws {
    var process = shell("yes")
    process.outputLimit = 1000
    let result = try await process.run()
    #expect(result.end == .outputLimit)
    #expect(result.output.count == 1000)
  }

  @Test func losesNothingOfALongOutput() async throws {
    let result = try await shell("head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2").run()
    #expect(result.output.count == 3_000_000)
    #expect(result.errors.count == 2_000_000)
  }

  @Test func killsTheProgramOfACancelledTask() async throws {
    let process = shell("sleep 1000", timeLimit: nil)
    let task = Task { try await process.run() }
    task.cancel()
    #expect(try await task.value.end == .cancellation)
  }

  @Test func letsACancelledProgramCleanUpIfItHasTime() async throws {
    let mark = NSTemporaryDirectory() + "/solidsite-subprocess-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: mark) }
    var process = shell(
      "trap 'echo cleaned up; exit 0' TERM; touch '\(mark)'; while :; do sleep 0.01; done", timeLimit: nil)
    process.gracePeriod = .seconds(60)
    let task = Task { [process] in try await process.run() }
    while !FileManager.default.fileExists(atPath: mark) { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    let result = try await task.value
    #expect(result.end == .cancellation)
    #expect(result.text == "cleaned up\n")
  }

  @Test func killsACancelledProgramThatKeepsRunning() async throws {
    var process = shell("trap '' TERM; while :; do sleep 0.01; done", timeLimit: nil)
    process.gracePeriod = .milliseconds(100)
    let task = Task { [process] in try await process.run() }
    task.cancel()
    #expect(try await task.value.end == .cancellation)
  }

  @Test func leavesNothingRunningBehind() async throws {
    let result = try await shell("sleep 1000 & echo $!").run()
    let child = try #require(Int32(result.text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // The kill signal is sent before the result returns, and takes effect a moment later.
    for _ in 0..<24_000 {
      if !isRunning(child) { break }
      usleep(5000)
    }
    #expect(!isRunning(child))
  }

  /// Whether a process exists and is not a zombie.
  private func isRunning(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: " ").dropFirst(2).first != "Z"
  }

  @Test func runsManyAtOnce() async throws {
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<100 { group.addTask { try await shell("echo \(number)").run().text } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == Set((0..<100).map { "\($0)\n" }))
  }
}
