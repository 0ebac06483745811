import Subprocesses
import SystemFiles

/// The temporary folder of one run: a folder for each compilation, stand-in modules, and the compiler's module cache.
package struct Workspace: Sendable {
  /// The compiler of everything in the workspace; `nil` if Swift isn't installed, so that only code of other languages
  /// can be verified.
  package let toolchain: Toolchain?
  /// The sandbox of compilers and programs.
  package let sandbox: Sandbox
  /// The folder that contains all others.
  package let root: String
  /// The folder that keeps modules between runs; `nil` to compile them each time.
  let kept: ModuleCache?
  private let compilers: ProcessSlots
  private let programs: ProcessSlots
  let preludeModule = PreludeModule()

  /// Makes a workspace for some work, and removes it afterwards, even if the work fails.
  ///
  /// If there is a compiler, its module cache is filled first, with `Foundation` and what it needs, because a cold one
  /// costs each compilation more than a second. Then it becomes read-only, because a study could otherwise change the
  /// modules that other studies import.
  /// - Parameters:
  ///   - kept: the folder that keeps modules between runs; `nil` to compile them each time. Without a sandbox, it
  ///     isn't used.
  ///   - languageModes: the modes that code is compiled in; each has its own modules in the cache.
  ///   - jobs: the number of compilers that may run at once.
  /// - Throws: `ExecutionError` if the compiler doesn't work in the sandbox, or what the work throws.
  package static func with<Value>(
    _ toolchain: Toolchain?, _ sandbox: Sandbox, kept: ModuleCache? = nil,
    languageModes: [String] = [SwiftCompiler.studyMode],
    jobs: Int = 8, isolation: isolated (any Actor)? = #isolation, _ work: (Workspace) async throws -> Value
  ) async throws -> Value {
    let folder = try TemporaryFolder(
      for: "verify", isForManySmallFiles: true, isForOtherUsers: sandbox.user != nil)
    defer {
      RunFiles.remove(folder.path)
      folder.remove()
    }
    try RunFiles.open(folder.path, to: sandbox.user)
    // Programs compute little, and often wait for a timeout.
    let workspace = Workspace(
      toolchain: toolchain, sandbox: sandbox, root: folder.path,
      // Modules contain the path of their folder, which is constant only in a sandbox.
      kept: sandbox == .none ? nil : kept, compilers: ProcessSlots(jobs),
      programs: ProcessSlots(jobs * 8))
    for mount in [workspace.cache, workspace.modules, workspace.prelude] {
      try RunFiles.ensureFolder(mount.folder, for: sandbox.user)
    }
    if let toolchain { try await workspace.warmCache(of: toolchain, for: languageModes) }
    do {
      let value = try await work(workspace)
      await workspace.preludeModule.finish()
      return value
    } catch {
      await workspace.preludeModule.finish()
      throw error
    }
  }

  /// Returns the compiler of everything in the workspace.
  /// - Throws: `ExecutionError.noToolchain` if Swift isn't installed.
  func installedToolchain() throws(ExecutionError) -> Toolchain {
    guard let toolchain else { throw .noToolchain }
    return toolchain
  }

  /// The cache of compiled clang modules.
  var cache: Mount { Mount(folder: root + "/cache", place: "/cache") }
  /// The folder of compiled stand-in modules.
  var modules: Mount { Mount(folder: root + "/modules", place: "/modules") }

  /// The folder of the module that tests and contracts import, which contains no study's code.
  var prelude: Mount { Mount(folder: root + "/prelude", place: "/prelude") }

  /// Makes a working folder with files, to be mounted.
  ///
  /// - Throws: `ExecutionError.unsafePath` for a path that leaves the folder, before anything is written.
  func makeJob(_ files: [CodeFile]) throws(ExecutionError) -> Mount {
    for file in files where !file.isSafe { throw .unsafePath(file.path) }
    let job = Mount(
      folder: try RunFiles.makeFolder(root + "/job-", for: sandbox.user), place: "/study", isWritable: true)
    for file in files { try RunFiles.write(file, below: job.folder, for: sandbox.user) }
    return job
  }

  /// Runs a confined program that uses the processor, such as a compiler, when a slot is free.
  /// - Parameter isUrgent: whether many runs wait for it, so that it starts first.
  func run(_ process: Subprocess, isUrgent: Bool = false) async throws(ExecutionError) -> SubprocessResult {
    try await compilers.using(isUrgent: isUrgent) { () throws(ExecutionError) in try await runNow(process) }
  }

  /// Runs a compiled program, concurrently with compilers.
  func runProgram(_ process: Subprocess) async throws(ExecutionError) -> SubprocessResult {
    try await programs.using(isUrgent: false) { () throws(ExecutionError) in try await runNow(process) }
  }

  private func runNow(_ process: Subprocess) async throws(ExecutionError) -> SubprocessResult {
    if Task.isCancelled { throw .cancelled }
    var result: SubprocessResult
    do { result = try await process.run() } catch { throw .system(error.description) }
    if result.end == .cancellation { throw .cancelled }
    if !StartMark.remove(from: &result), let reason = StartMark.failure(in: result) { throw .sandboxFailed(reason) }
    return result
  }

  private func warmCache(of toolchain: Toolchain, for languageModes: [String]) async throws(ExecutionError) {
    guard let kept else { return try await fillCache(for: languageModes) }
    try kept.restore(.system, for: toolchain, to: cache.folder, for: sandbox.user)
    let times = ModuleCache.times(in: cache.folder)
    do {
      try await fillCache(for: languageModes)
    } catch {
      if times.isEmpty || error == .cancelled { throw error }
      // A damaged cache must not block the compiler.
      RunFiles.remove(cache.folder)
      try RunFiles.ensureFolder(cache.folder, for: sandbox.user)
      try await fillCache(for: languageModes)
    }
    if ModuleCache.times(in: cache.folder) != times { kept.keep(.system, in: cache.folder, for: toolchain) }
  }

  private func fillCache(for languageModes: [String]) async throws(ExecutionError) {
    var compiler = SwiftCompiler(self)
    compiler.fillsCache = true
    for mode in languageModes {
      compiler.languageMode = mode
      let result = try await compiler.typecheck([CodeFile(path: "Warm.swift", text: "import Foundation\n")])
      if result.end != .accepted { throw .unusableToolchain(result.output.isEmpty ? "\(result.end)" : result.output) }
    }
  }
}
