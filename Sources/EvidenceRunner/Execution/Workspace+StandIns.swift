extension Workspace {
  /// Compiles stand-in modules, each once; whatever is compiled in this workspace later may import them.
  ///
  /// - Returns: what became of each module that was not accepted, with its files' own paths in the messages.
  /// - Throws: `ExecutionError` where nothing can be compiled, or a module's name is no name.
  package func build(_ modules: [StandInModule]) async throws(ExecutionError) -> [String: Compilation] {
    var refused: [String: Compilation] = [:]
    for module in modules.inDependencyOrder.joined() {
      // The name becomes a file's name and an argument.
      let isName =
        !module.name.isEmpty && module.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      if !isName { throw .unsafePath(module.name) }
      let result = try await build(module)
      if !result.isAccepted { refused[module.name] = result }
    }
    return refused
  }

  private func build(_ module: StandInModule) async throws(ExecutionError) -> Compilation {
    let job = try makeJob(module.files)
    defer { FileTree.remove(job.folder) }
    var compiler = SwiftCompiler(self)
    compiler.module = module.name
    compiler.makesModules = true
    let place = sandbox.path(of: modules)
    let mode = [
      toolchain.compiler, "-Onone", "-wmo", "-static", "-emit-library", "-o", "\(place)/lib\(module.name).a",
      "-emit-module",
      "-emit-module-path", "\(place)/\(module.name).swiftmodule", "-module-link-name", module.name,
    ]
    return try await compiler.compile(module.files, mode, in: job)
  }
}
