import Subprocesses
import SystemFiles

/// Compiles untrusted code in the sandbox as one module named `Study`.
package struct SwiftCompiler: Sendable {
  /// The workspace that the compiler works in.
  package let workspace: Workspace
  /// The limits of each call.
  package var limits = ExecutionLimits.compiler
  /// More options of the compiler.
  package var options: [String] = []
  /// The language mode of studies.
  package static let studyMode = "6"

  /// The language mode.
  package var languageMode = Self.studyMode
  /// The name of the module that is compiled.
  package var module = "Study"
  /// The folder for modules that others import; `nil` for the workspace's stand-ins.
  var product: Mount?
  /// Whether the module cache is writable, which it is only for our own code.
  var fillsCache = false
  /// Whether many runs wait for the result, so that this call starts first.
  package var isUrgent = false
  /// The object files that a program is linked from, if that happens without the driver.
  var parts = Parts.joined

  package init(_ workspace: Workspace) { self.workspace = workspace }

  /// Checks whether code compiles, without making a program.
  package func typecheck(_ files: [CodeFile]) async throws(ExecutionError) -> Compilation {
    let job = try workspace.makeJob(files)
    defer { RunFiles.remove(job.folder) }
    return try await compile(files, .check, in: job)
  }

  /// Compiles and links a program, without optimisation.
  package func build(_ files: [CodeFile]) async throws(ExecutionError) -> ProgramBuild {
    let job = try workspace.makeJob(files)
    let result = try await compile(files, .program, in: job)
    if result.isAccepted { return (result, try executable(in: job, of: files)) }
    RunFiles.remove(job.folder)
    return (result, nil)
  }

  /// Moves the program out of its build folder, so that it sees no sources while it runs, and removes that folder
  /// unless its objects are kept.
  private func executable(in job: Mount, of files: [CodeFile]) throws(ExecutionError) -> Executable? {
    var keepsJob = false
    defer { if !keepsJob { RunFiles.remove(job.folder) } }
    let program = job.folder + "/" + Executable.name
    guard RunFiles.isFile(program) else { return nil }
    let place = try workspace.makeJob([])
    do {
      try FileSystem.move(program, to: place.folder + "/" + Executable.name)
    } catch {
      throw .system(error.description)
    }
    var executable = Executable(job: place)
    if case .kept = parts, workspace.toolchain?.linking != nil {
      keepsJob = true
      executable.parts = ProgramParts(in: job.folder, of: files)
    }
    return executable
  }

  /// Calls the compiler on the Swift files of a folder, which may contain other files.
  func compile(_ files: [CodeFile], _ call: Call, in job: Mount) async throws(ExecutionError) -> Compilation {
    let result = try await compile(files, call, in: job, cache: workspace.cache)
    if fillsCache || result.end == .accepted || !result.output.contains(Self.missingInCache) { return result }
    // The cache lacks a module that the code imports: this call gets its own empty cache.
    let cache = Mount(folder: try workspace.makeJob([]).folder, place: workspace.cache.place, isWritable: true)
    defer { RunFiles.remove(cache.folder) }
    return try await compile(files, call, in: job, cache: cache)
  }

  /// Options that make the compiler give up on an expression twenty times sooner.
  ///
  /// An expression with a missing name can take six seconds, even after the compiler has rejected the name. If giving
  /// up is the first error, the code must be compiled again without the options: see
  /// `Compilation.isRefusedAsTooComplex`.
  static let quickRefusal = ["-Xfrontend", "-solver-scope-threshold=50000"]

  private static let missingInCache = ": error: unable to open output file '"

  private func compile(
    _ files: [CodeFile], _ call: Call, in job: Mount, cache: Mount
  ) async throws(ExecutionError) -> Compilation {
    let toolchain = try workspace.installedToolchain()
    if product == nil, files.contains(where: \.usesPrelude) { try await workspace.preparePrelude() }
    var mounts = [cache, workspace.modules, workspace.prelude]
    if fillsCache { mounts[0].isWritable = true }
    let target = product ?? workspace.modules
    if call == .module {
      for index in mounts.indices where mounts[index] == target { mounts[index].isWritable = true }
    }
    let prelude = workspace.sandbox.path(of: workspace.prelude)
    let modules = workspace.sandbox.path(of: workspace.modules)
    var command = call.command(of: toolchain, module: module, modules: workspace.sandbox.path(of: target))
    command += [
      "-module-name", module, "-swift-version", languageMode, "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-module-cache-path", workspace.sandbox.path(of: cache), "-I", prelude,
    ]
    // No stand-in may change the meaning of the prelude.
    if target != workspace.prelude { command += ["-I", modules] }
    let isDirect = call.isDirect(in: toolchain)
    if !isDirect, call != .check { command += ["-L", prelude, "-L", modules] }
    // Only this file's top-level statements are a program.
    if !files.contains(where: \.isMain) { command.append("-parse-as-library") }
    // Only the driver needs a prefix for frontend options.
    command += isDirect ? options.filter { $0 != "-Xfrontend" } : options
    let paths = files.filter(\.isSwift).map(\.path)
    if call == .program, let linking = toolchain.linking {
      command = linking.command(
        command, objects(of: paths), to: Executable.name, folders: [prelude, modules],
        isMeasured: options.contains(CoverageProfile.options[0]))
      if case .reused(let parts, _) = self.parts { mounts.append(parts.folder) }
    } else {
      command += paths
    }
    let result = try await workspace.run(
      workspace.sandbox.confine(
        command, in: job, mounts: mounts, limits: limits, environment: Self.environment), isUrgent: isUrgent)
    return Compilation(result, of: files, workspace: workspace)
  }

  /// Returns the inputs of compiling and linking for files.
  private func objects(of paths: [String]) -> DirectLinking.Objects {
    switch parts {
    case .joined: DirectLinking.Objects(joining: paths, named: Executable.name)
    case .kept: DirectLinking.Objects(compiling: paths, of: paths)
    case .reused(let parts, let changed):
      DirectLinking.Objects(
        compiling: paths.filter(changed.contains), of: paths, reusing: workspace.sandbox.path(of: parts.folder))
    }
  }

  /// Larger memory pages, because the compiler allocates and frees many; only GNU's C library reads this.
  private static let environment = ["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]
}

extension Compilation {
  /// - Parameter files: the compiled code, whose quoted lines aren't messages.
  init(_ result: SubprocessResult, of files: [CodeFile] = [], workspace: Workspace) {
    let said = result.text + result.errorText
    // Lines of code that the compiler quotes don't begin a line.
    let hasCrashed =
      "\n\(result.text)\n\(result.errorText)".contains("\nStack dump:") || said.contains("command failed due to signal")
    switch result.end {
    case .timeOut: end = .timeOut
    case .outputLimit, .resourceLimit: end = .overLimit
    case .exit(0): end = .accepted
    case .exit(let status) where status == 128 + ProgramEnd.processorTime: end = .timeOut
    case .exit(let status) where status < 128 && !hasCrashed: end = .refused
    default: end = .crashed
    }
    let text = ProgramText.withoutPlaces(said, of: workspace)
    let code = end == .accepted ? [] : files.map { ProgramText.withoutPlaces($0.text, of: workspace) }
    messages = CompilerMessage.messages(in: text, quoting: code)
    output = text
  }
}
