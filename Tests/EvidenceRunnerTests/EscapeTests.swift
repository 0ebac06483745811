import CaseStudyModel
import Foundation
import TestForm
import Testing

@testable import EvidenceRunner

/// A real program that tries forbidden actions in this machine's sandbox; the tests pass for root too.
@Suite(
  TestWorkspace(files: EscapeProgram.files), .disabled(if: TestForm.isFast, "the fast form runs no compiler"),
  .enabled("the machine has no sandbox") { try await TestWorkspace.hasSandbox() })
struct EscapeTests {
  private func run(_ kind: String, _ operands: [String]) async throws -> ProgramRun {
    try await ProgramRunner(#require(TestWorkspace.current)).run(#require(TestWorkspace.program), [kind] + operands)
  }

  private static let readPaths = [
    "/proc/1/environ", "/proc/1/cmdline", "/proc/1/maps", "/proc/1/mountinfo", "/proc/1/status", "/proc/1/fd/0",
    "/proc/1/root/etc/hostname", "/proc/1/cwd/etc/hostname", "/proc/kcore", "/proc/kmsg", "/proc/kpagecount",
    "/proc/self/../1/environ", "/dev/mem", "/dev/kmem", "/dev/port", "/dev/kmsg", "/dev/sda", "/dev/vda", "/dev/kvm",
    "/dev/fuse", "/dev/net/tun", "/dev/loop0", "/dev/input/event0", "/dev/tty0", "/dev/console", "/etc/passwd",
    "/etc/shadow", "/etc/group", "/etc/hostname", "/etc/hosts", "/etc/resolv.conf", "/etc/machine-id", "/etc/fstab",
    "/etc/ssl/private", "/etc/ssh/ssh_config", "/etc/sudoers", "/root/.bashrc", "/root/.profile",
    "/var/lib/dpkg/status",
    "/var/log/dpkg.log", "/var/run/utmp", "/run/utmp", "/run/docker.sock", "/sys/kernel/notes",
    "/sys/class/dmi/id/product_name", "/sys/fs/cgroup/cgroup.procs", "/sys/kernel/security/lsm", "/boot/config",
    "/mnt", "/media", "/srv", "/opt/none", "/home/.bashrc", "/library/0.o", "/prelude/lib_SolidsitePrelude.a",
    "/study/main.swift", "/study/../etc/passwd", "/tmp/../etc/passwd", "/proc/self/root/etc/passwd",
    "/proc/self/cwd/../etc/passwd", "/proc/thread-self/root/etc/shadow",
  ]
  private static let writePaths = [
    "/outside", "/usr/outside", "/usr/bin/sh", "/usr/lib/outside", "/bin/outside", "/lib/outside", "/etc/outside",
    "/home" + "/outside", "/root" + "/outside", "/var/outside", "/run/outside", "/srv/outside", "/study/outside",
    "/study/program", "/library/outside", "/prelude/outside", "/modules/outside", "/cache/outside", "/dev/outside",
    "/dev/shm/outside", "/dev/mqueue/outside", "/dev/pts/outside", "/proc/outside", "/proc/1/outside",
    "/proc/1/oom_score_adj", "/proc/1/mem", "/proc/sysrq-trigger", "/proc/sys/kernel/hostname",
    "/proc/sys/kernel/core_pattern", "/proc/sys/kernel/modprobe", "/proc/sys/kernel/randomize_va_space",
    "/proc/sys/vm/drop_caches", "/proc/sys/vm/overcommit_memory", "/proc/sys/fs/binfmt_misc/register",
    "/proc/sys/user/max_user_namespaces", "/proc/sys/net/ipv4/ip_forward",
    "/proc/self/exe", "/proc/self/root/outside", "/sys/kernel/uevent_helper", "/sys/fs/cgroup/cgroup.procs",
    "/sys/power/state", "/boot/outside", "/mnt/outside", "/opt/outside",
  ]

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

  @Test func keepsTemporaryFilesInside() async throws {
    let name = "solidsite-\(UUID().uuidString)"
    #expect(try await run("write", "/tmp/\(name)").output == "written\n")
    #expect(!FileManager.default.fileExists(atPath: "/tmp/\(name)"))
    #expect(try await run("list", "/tmp").output == "\n")
  }

  @Test func cannotReachServersOnTheMachine() async throws {
    let server = try LoopbackServer()
    defer { server.stop() }
    #expect(server.accepts())
    #expect(try await run("connect", "\(server.port)").output == "refused\n")
  }

  @Test(arguments: ["bomb", "threads"])
  func startsFewProcesses(kind: String) async throws {
    let count = try await Int(run(kind).output.dropLast())
    #expect(try #require(count) < 64)
    // A concurrent program's use doesn't count towards this one's limit.
    async let one = run(kind)
    async let other = run(kind)
    #expect(try await [one, other].allSatisfy { Int($0.output.dropLast()) == count })
  }

  // Each program takes up to its two gigabytes, so they run one after the other.
  @Test(.serialized, arguments: ["grow", "allocate"])
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

  @Test func doesNotPrintForever() async throws {
    let result = try await run("print")
    #expect(result.outcome == .overLimit)
    #expect(result.output.utf8.count == ExecutionLimits.program.output)
    #expect(result.evidence.hasSuffix("\n… (cut after 4096 bytes)\n"))
  }

  @Test func doesNotSleepForever() async throws {
    #expect(try await run("sleep") { $0.wallTime = .seconds(1) }.outcome == .timeOut)
  }

  @Test func doesNotComputeForever() async throws {
    #expect(try await run("loop") { $0.processorSeconds = 1 }.outcome == .timeOut)
    #expect(try await run("loop") { $0.wallTime = .milliseconds(500) }.outcome == .timeOut)
  }

  @Test func leavesNoChildBehind() async throws {
    // A number of seconds that identifies this process.
    let mark = "1\(Int.random(in: 10_000_000..<100_000_000)).5"
    #expect(try await run("child", mark).output == "left\n")
    // The kill is sent before the result is there, and takes effect a moment later.
    for _ in 0..<24_000 {
      if !isRunning(mark) { break }
      usleep(5000)
    }
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
    let names = try await run("environment").output.split(separator: "\n").map { String($0.prefix { $0 != "=" }) }
    #expect(
      names == [
        "HOME", "LANG", "LC_ALL", "LD_PRELOAD", "LLVM_PROFILE_FILE", "MALLOC_ARENA_MAX", "PATH", "PWD",
        "SWIFT_BACKTRACE", "TMPDIR", "TZ", "_STDBUF_O",
      ])
    let others = ProcessInfo.processInfo.environment.filter { !names.contains($0.key) }
    try #require(!others.isEmpty, "the tests have no variable that a study's program must not see")
    let processes = try await run("processes").output
    #expect(others.filter { processes.contains("\($0.key)=\($0.value)") }.keys.sorted() == [])
  }

  @Test func seesOnlyItsOwnProcesses() async throws {
    let result = try await run("processes")
    #expect(result.output.hasPrefix("2\n"))
    #expect(try await run("kill", "\(ProcessInfo.processInfo.processIdentifier)").output == "unreached\n")
  }

  @Test func isAnOrdinaryUserWithoutCapabilities() async throws {
    #expect(try await run("user").output == "1000 1000 1000\nCapEff:\t0000000000000000\n")
  }

  @Test func seesAnEmptyHome() async throws {
    #expect(try await run("list", "/home").output == "\n")
    #expect(try await run("list", "/study").output == "program\n")
  }

  @Test func rejectsSystemCallsThatStudiesDoNotNeed() async throws {
    #if arch(x86_64)
      let architecture = SystemCallFilter.Architecture.x86
    #else
      let architecture = SystemCallFilter.Architecture.arm
    #endif
    // The results of clone with each namespace flag, and of the ioctls that fake terminal input.
    let flags = [0x20000, 0x200_0000, 0x400_0000, 0x800_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000]
    var denied = architecture.denied.map { "\($0)" }
    denied += flags.map { "\(architecture.clone):\($0 | 17)" } + ["\(architecture.clone):\(0x7e02_0000 | 17)"]
    for call in [architecture.socket, architecture.socketpair] {
      denied += (0..<50).filter { $0 != 1 }.flatMap { ["\(call):\($0):1:0", "\(call):\($0):3:255"] }
    }
    // Memory that is anonymous and shared, a process that hides its descriptors, and a thread with descriptors of its
    // own.
    denied += [0x21, 0x4021, 0x23].map { "\(architecture.mmap):0:4096:3:\($0):-1:0" }
    denied += ["\(architecture.prctl):4:0", "\(architecture.prctl):4:1", "\(architecture.clone):\(0x1_0900)"]
    denied += [0x5412, 0x541c, 0x1_0000_5412].map { "\(architecture.ioctl):0:\($0):0" }
    if let bit = architecture.otherForm { denied += [0, 1, 39, 101, 165, 512].map { "\($0 + Int(bit))" } }
    let missing = architecture.missing.map { "\($0)" }
    let result = try await run("calls", denied + missing).output.split(separator: "\n").map(String.init)
    #expect(result == denied.map { "\($0) 1" } + missing.map { "\($0) 38" })
    print("\(result.count) system calls tried in the sandbox: \(result.count { $0.hasSuffix("made") }) made")
  }

  @Test func readsAndWritesNothingOfTheMachine() async throws {
    let readable = try await run("reads", Self.readPaths).output.split(separator: "\n")
    #expect(readable == [])
    let writable = try await run("writes", Self.writePaths).output.split(separator: "\n")
    #expect(writable == [])
    print("\(Self.readPaths.count + Self.writePaths.count) paths tried: \(readable.count + writable.count) open")
  }

  @Test func inheritsNoDescriptor() async throws {
    let descriptor = fcntl(open("/etc/passwd", O_RDONLY), F_DUPFD, 90)
    defer { close(descriptor) }
    #expect(try await run("descriptors").output == "[0, 1, 2]\n")
  }

  @Test(.serialized, arguments: ["entries", "links", "family", "mapped", "sockets"])
  func takesLittleMemoryThatNoLimitOfAProcessCounts(kind: String) async throws {
    let outcome = try await run(kind).outcome
    // Mapping a file beyond the available space is a fault.
    #expect((kind == "mapped" ? [.overLimit, .trap] : [.overLimit]).contains(outcome))
  }

  @Test func mapsNoDeviceOfZeros() async throws {
    #expect(try await run("zeros").output == "16 bytes read, 1 private, 0 shared\n")
  }

  @Test func cannotSeeTheSandboxItself() async throws {
    #expect(try await run("list", "/proc/1").output == "\n")
    #expect(try await run("list", "/proc/1/task").output == "\n")
    #expect(try await run("list", "/proc/2/root/home").output == "\n")
  }

  @Test func runsTheCompilerInTheSandboxToo() async throws {
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
