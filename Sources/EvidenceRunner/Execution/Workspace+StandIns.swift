import Subprocesses

extension Workspace {
  /// Compiles stand-in modules, each once; whatever is compiled in this workspace later may import them.
  ///
  /// - Returns: what became of each module that was not accepted, with its files' own paths in the messages.
  /// - Throws: `ExecutionError` where nothing can be compiled, or a module's name is no name.
  package func build(_ modules: [StandInModule]) async throws(ExecutionError) -> [String: Compilation] {
    for module in modules {
      // The name becomes a file's name and an argument.
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
    defer { FileTree.remove(job.folder) }
    var compiler = SwiftCompiler(self)
    compiler.module = module.name
    return try await compiler.compile(module.files, .module, in: job)
  }
}
