import Subprocesses

extension Workspace {
  /// Compiles stand-in modules, each once; later compilations in this workspace may import them.
  ///
  /// - Returns: the compilation of each refused module, with the paths of its files in the messages.
  /// - Throws: `ExecutionError` if nothing can be compiled, or a module has an invalid name.
  package func build(_ modules: [StandInModule]) async throws(ExecutionError) -> [String: Compilation] {
    for module in modules {
      // The name becomes a file name and an argument.
      let isName =
        !module.name.isEmpty && module.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      if !isName { throw .unsafePath(module.name) }
    }
    var refused: [String: Compilation] = [:]
    for group in modules.inDependencyOrder {
      let results = try await group.boundedMap { module throws(ExecutionError) in try await build(module) }
      for (module, result) in zip(group, results) where !result.isAccepted { refused[module.name] = result }
    }
    return refused
  }

  private func build(_ module: StandInModule) async throws(ExecutionError) -> Compilation {
    let job = try makeJob(module.files)
    defer { RunFiles.remove(job.folder) }
    var compiler = SwiftCompiler(self)
    compiler.module = module.name
    return try await compiler.compile(module.files, .module, in: job)
  }
}
