import Platform
import Subprocesses
import SystemFiles

/// The file that an instrumented program writes its counters to when it ends, and the tools that read it.
///
/// Outside its own temporary folder, confined code can write only this file, up to the limit on a file's size.
struct CoverageProfile: Sendable {
  /// The folder with the file, as a mount of the program that is measured.
  let file: Mount
  private let workspace: Workspace
  private let folder: String

  /// The compiler's options that instrument a program.
  static let options = ["-profile-generate", "-profile-coverage-mapping"]
  private static let name = "run.profraw"
  private static let place = "/profile/run.profraw"
  /// The maximum size of the counters in bytes; those of a study take some kilobytes.
  private static let sizeLimit = 64 << 20

  /// Makes an empty file.
  init(in workspace: Workspace) throws(ExecutionError) {
    self.workspace = workspace
    let job = try workspace.makeJob([CodeFile(path: Self.name, text: "")])
    folder = job.folder
    file = Mount(folder: job.folder + "/" + Self.name, place: Self.place, isWritable: true)
  }

  /// The environment variable that tells the program's runtime where the file is.
  var environment: [String: String] { ["LLVM_PROFILE_FILE": workspace.sandbox.path(of: file)] }

  /// Removes the file.
  func remove() { RunFiles.remove(folder) }

  /// Returns the counters of a run in a form in which equal counters have equal bytes; `nil` if the tools are missing
  /// or the program wrote nothing readable.
  func counters() async throws(ExecutionError) -> [UInt8]? {
    guard let tools = workspace.toolchain.flatMap(CoverageTools.init) else { return nil }
    let data = Mount(folder: folder, place: "/profile", isWritable: true)
    let path = workspace.sandbox.path(of: data)
    let merged = try await run(
      [tools.profdata, "merge", "-sparse", path + "/" + Self.name, "-o", path + "/run.profdata"], [data])
    return merged.isSuccess ? try? FileSystem.read("run.profdata", in: folder, limit: Self.sizeLimit) : nil
  }

  /// Returns the lines and regions that a run of the program executed, after `counters`; `nil` if they can't be read.
  func lines(of program: Executable) async throws(ExecutionError) -> LineCoverage? {
    guard let tools = workspace.toolchain.flatMap(CoverageTools.init) else { return nil }
    let data = Mount(folder: folder, place: "/profile", isWritable: false)
    let path = workspace.sandbox.path(of: data)
    var job = program.job
    job.isWritable = false
    let mounts = [data, job]
    func export(_ format: String) async throws(ExecutionError) -> SubprocessResult {
      let profile = "--instr-profile=" + path + "/run.profdata"
      return try await run(
        [tools.coverage, "export", "--format=" + format, profile, program.place(in: workspace)],
        mounts)
    }
    let result = try await export("lcov")
    guard result.isSuccess else { return nil }
    var lines = LineCoverage(lcov: result.text)
    // Only this format has the places of closures. It is several times as long, so it may exceed the limit on output.
    let places = try await export("text")
    guard places.isSuccess, let regions = CountedRegion.all(inExport: places.text) else { return nil }
    lines.regions = regions
    return lines
  }

  private func run(_ command: [String], _ mounts: [Mount]) async throws(ExecutionError) -> SubprocessResult {
    try await workspace.runProgram(
      workspace.sandbox.confine(command, in: nil, mounts: mounts, limits: .compiler))
  }
}

/// LLVM's programs for coverage, which come with the toolchain.
struct CoverageTools: Sendable {
  var profdata: String
  var coverage: String

  /// Finds the tools next to the compiler; `nil` if one is missing.
  init?(of toolchain: Toolchain) {
    profdata = toolchain.root + "/bin/llvm-profdata"
    coverage = toolchain.root + "/bin/llvm-cov"
    guard access(profdata, X_OK) == 0, access(coverage, X_OK) == 0 else { return nil }
  }
}

extension Executable {
  /// Returns the program's path as confined code sees it.
  func place(in workspace: Workspace) -> String { workspace.sandbox.path(of: job) + "/" + Self.name }
}
