import Subprocesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The temporary folder of one run: a folder for each thing that is compiled, stand-in modules, and the compiler's module cache.
package struct Workspace: Sendable {
  package let toolchain: Toolchain
  package let sandbox: Sandbox
  /// The folder that all others lie in.
  package let root: String
  private let slots: ProcessSlots

  /// Makes a workspace, lets it be used, and removes it, whatever happens.
  ///
  /// The module cache is filled once, with `Foundation` and what it needs; from then on it is read-only, as a cold one would cost
  /// each compilation more than a second, and a writable one would let one study alter what another is compiled with.
  /// - Parameter jobs: how many compilers may work at once.
  /// - Throws: `ExecutionError` where the compiler doesn't work in the sandbox, or what the work throws.
  package static func with<Value>(
    _ toolchain: Toolchain, _ sandbox: Sandbox, jobs: Int = 8, isolation: isolated (any Actor)? = #isolation,
    _ work: (Workspace) async throws -> Value
  ) async throws -> Value {
    let parent = getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let root = try FileTree.makeFolder(parent + "/solidsite-verify-", for: sandbox.user)
    defer { FileTree.remove(root) }
    let workspace = Workspace(toolchain: toolchain, sandbox: sandbox, root: root, slots: ProcessSlots(jobs))
    for mount in [workspace.cache, workspace.modules] { try FileTree.ensureFolder(mount.folder, for: sandbox.user) }
    try await workspace.warmCache()
    return try await work(workspace)
  }

  /// The clang modules that were compiled already.
  var cache: Mount { Mount(folder: root + "/cache", place: "/cache") }
  /// The stand-in modules, compiled.
  var modules: Mount { Mount(folder: root + "/modules", place: "/modules") }

  /// Makes a folder, writes the files into it, and lets it be mounted as the one that is worked in.
  ///
  /// - Throws: `ExecutionError.unsafePath` for a path that leaves the folder, before anything is written.
  func makeJob(_ files: [CodeFile]) throws(ExecutionError) -> Mount {
    for file in files where !file.isSafe { throw .unsafePath(file.path) }
    let job = Mount(
      folder: try FileTree.makeFolder(root + "/job-", for: sandbox.user), place: "/study", isWritable: true)
    for file in files { try FileTree.write(file, below: job.folder, for: sandbox.user) }
    return job
  }

  /// Runs a confined program when it is its turn.
  func run(_ process: Subprocess) async throws(ExecutionError) -> SubprocessResult {
    await slots.take()
    do {
      let result = try await runAtOnce(process)
      await slots.giveBack()
      return result
    } catch {
      await slots.giveBack()
      throw error
    }
  }

  /// Runs a confined program however many others run.
  func runAtOnce(_ process: Subprocess) async throws(ExecutionError) -> SubprocessResult {
    if Task.isCancelled { throw .cancelled }
    let result: SubprocessResult
    do { result = try await process.run() } catch { throw .system(error.description) }
    if result.end == .cancellation { throw .cancelled }
    if let reason = SandboxFailure.reason(of: result) { throw .sandboxFailed(reason) }
    return result
  }

  private func warmCache() async throws(ExecutionError) {
    var compiler = SwiftCompiler(self)
    compiler.fillsCache = true
    let result = try await compiler.typecheck([CodeFile(path: "Warm.swift", text: "import Foundation\n")])
    if result.end != .accepted { throw .unusableToolchain(result.output.isEmpty ? "\(result.end)" : result.output) }
  }
}
