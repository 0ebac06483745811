import Subprocesses
import SystemFiles

extension Workspace {
  /// Compiles stand-in modules, each once; later compilations in this workspace may import them.
  ///
  /// They may declare only names that a study may declare, because studies and tests import them.
  /// - Returns: the compilation of each rejected module, with the paths of its files in the messages.
  /// - Throws: `ExecutionError` if nothing can be compiled.
  package func build(_ modules: [StandInModule]) async throws(ExecutionError) -> [String: Compilation] {
    var refused: [String: Compilation] = [:]
    var usable: [StandInModule] = []
    for module in modules {
      let faults = module.faults
      if faults.isEmpty { usable.append(module) } else { refused[module.name] = .refused(faults) }
    }
    for group in usable.inDependencyOrder {
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
    let result = try await compiler.compile(module.files, .module, in: job)
    if !result.isAccepted { return result }
    let library = modules.folder + "/lib\(module.name).a"
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(library) } catch { throw .system(error.description) }
    let faults = module.declarationFaults(in: bytes)
    if faults.isEmpty { return result }
    for file in [library, modules.folder + "/\(module.name).swiftmodule"] { RunFiles.remove(file) }
    return .refused(faults)
  }
}

extension Compilation {
  fileprivate static func refused(_ messages: [CompilerMessage]) -> Compilation {
    Compilation(end: .refused, messages: messages, output: "")
  }
}
