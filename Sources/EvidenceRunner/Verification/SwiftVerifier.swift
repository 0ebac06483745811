import CaseStudyModel
import SyntaxFacts
import SystemFiles

/// Swift, compiled and run in a workspace.
struct SwiftVerifier: CodeVerifier {
  var workspace: Workspace
  /// The path of `swift-facts`; `nil` where it isn't installed.
  var factsProgram: String?

  func typecheck(_ sources: ModuleSources) async throws(ExecutionError) -> Compilation {
    try await SwiftCompiler(workspace).typecheck(sources.codeFiles)
  }

  func buildLibrary(_ sources: ModuleSources) async throws(ExecutionError) -> (Compilation, CompiledLibrary?) {
    try await SwiftCompiler(workspace).buildLibrary(sources.codeFiles)
  }

  func build(
    _ sources: ModuleSources, with library: CompiledLibrary?, isUrgent: Bool
  ) async throws(ExecutionError) -> (Compilation, Executable?) {
    let files = sources.codeFiles
    let uses = sources.usesPrelude ? sources.reservedUses : []
    if !uses.isEmpty { return (Compilation(end: .refused, messages: uses, output: ""), nil) }
    var compiler = SwiftCompiler(workspace)
    compiler.isUrgent = isUrgent
    let (compilation, executable) =
      if let library { try await compiler.build(files, with: library) } else { try await compiler.build(files) }
    guard let executable, sources.usesPrelude else { return (compilation, executable) }
    let program: [UInt8]
    do { program = try FileSystem.read(executable.path) } catch { throw .system(error.description) }
    let isContract = files.contains { $0.text.contains("_solidsiteEnter(") }
    let names = ReservedNames.declared(in: program, module: compiler.module, isContract: isContract)
    if names.isEmpty { return (compilation, executable) }
    executable.remove()
    return (Compilation(end: .refused, messages: sources.declarations(of: names), output: ""), nil)
  }

  func run(_ program: Executable, _ arguments: [String]) async throws(ExecutionError) -> ProgramRun {
    try await ProgramRunner(workspace).run(program, arguments)
  }

  /// A parser that ends by a fault ends the process of its own, and costs the study its facts and nothing else.
  func facts(of sources: ModuleSources) async throws(ExecutionError) -> SourceFacts? {
    guard let factsProgram else { return nil }
    let job = try workspace.makeJob(sources.codeFiles)
    defer { FileTree.remove(job.folder) }
    let slash = factsProgram.lastIndex(of: "/") ?? factsProgram.startIndex
    let tools = Mount(folder: String(factsProgram[..<slash]), place: "/facts")
    let program = workspace.sandbox.path(of: tools) + factsProgram[slash...]
    let process = workspace.sandbox.confine(
      [program] + sources.files.map(\.name), in: job, mounts: [tools], limits: .compiler)
    let result = try await workspace.run(process)
    return result.isSuccess ? SourceFacts(jsonBytes: result.output) : nil
  }
}

extension ModuleSources {
  /// The files as the compiler takes them.
  var codeFiles: [CodeFile] { files.map { CodeFile(path: $0.name, text: $0.text) } }
}
