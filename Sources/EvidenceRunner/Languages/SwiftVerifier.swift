import SystemFiles

/// Compiles Swift, and runs its programs within limits.
struct SwiftVerifier: ProgramBuilder {
  var workspace: Workspace

  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation {
    try await SwiftCompiler(workspace).typecheck(sources.codeFiles)
  }

  func build(
    _ sources: ModuleSources, isUrgent: Bool = false, isMeasured: Bool = false
  ) async throws(ExecutionError) -> ProgramBuild {
    let options = isMeasured ? CoverageProfile.options : []
    return try await build(sources, isUrgent: isUrgent, options: options)
  }

  /// Rejects exactly the code that a build with messages rejects, but sooner.
  func buildQuietly(_ sources: ModuleSources) async throws(ExecutionError) -> Executable? {
    let (compilation, executable) = try await build(sources, isUrgent: false, options: SwiftCompiler.quickRefusal)
    return isUndecided(compilation, of: sources) ? try await build(sources).executable : executable
  }

  func buildOriginal(_ sources: ModuleSources) async throws(ExecutionError) -> ProgramBuild {
    try await build(sources, isUrgent: true, options: [], parts: .kept)
  }

  func buildVariant(
    _ sources: ModuleSources, of original: Executable
  ) async throws(ExecutionError) -> Executable? {
    guard let parts = original.parts, let changed = parts.changedFiles(in: sources.codeFiles) else {
      return try await buildQuietly(sources)
    }
    let (compilation, executable) = try await build(
      sources, isUrgent: false, options: SwiftCompiler.quickRefusal, parts: .reused(parts, except: changed))
    return isUndecided(compilation, of: sources) ? try await build(sources).executable : executable
  }

  /// Returns whether the compiler may have rejected code only because it gave up sooner. If the code can imitate
  /// messages, an error before the one that says so may be no error.
  private func isUndecided(_ compilation: Compilation, of sources: ModuleSources) -> Bool {
    compilation.isRefusedAsTooComplex || compilation.mayBeTooComplex && RefusalReasons.areForgeable(in: sources)
  }

  private func build(
    _ sources: ModuleSources, isUrgent: Bool, options: [String], parts: SwiftCompiler.Parts = .joined
  ) async throws(ExecutionError) -> ProgramBuild {
    let files = sources.codeFiles
    let uses = sources.usesPrelude ? sources.reservedUses : []
    if !uses.isEmpty { return (Compilation(end: .refused, messages: uses, output: ""), nil) }
    var compiler = SwiftCompiler(workspace)
    compiler.isUrgent = isUrgent
    compiler.options = options
    compiler.parts = parts
    let (compilation, executable) = try await compiler.build(files)
    guard let executable, sources.usesPrelude else { return (compilation, executable) }
    let program: [UInt8]
    do { program = try FileSystem.read(executable.path) } catch { throw .system(error.description) }
    let isContract = files.contains { $0.text.contains("_solidsiteEnter(") }
    let names = ReservedNames.declared(in: program, module: compiler.module, isContract: isContract)
    if names.isEmpty { return (compilation, executable) }
    executable.remove()
    return (Compilation(end: .refused, messages: sources.declarations(of: names), output: ""), nil)
  }

  func makeProfiles() throws(ExecutionError) -> [CoverageProfile] {
    if workspace.toolchain.flatMap(CoverageTools.init) == nil { return [] }
    return try RunSetting.all.map { _ throws(ExecutionError) in try CoverageProfile(in: workspace) }
  }
}

extension ModuleSources {
  /// The files as tools read them.
  var codeFiles: [CodeFile] { files.map { CodeFile(path: $0.name, text: $0.text) } }
}
