import CaseStudyModel

/// Compiles blocks of a document together, each set of blocks once.
struct BlockCompiler: Sendable {
  private struct Job: Hashable {
    var numbers: [Int]
    var importsFoundation: Bool
  }

  private let workspace: Workspace
  private let compilations = SharedResults<Job, JointCompilation>()

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Compiles blocks as one file, in the document's order.
  func compile(
    _ blocks: [ExampleBlock], importsFoundation: Bool = false
  ) async throws(ExecutionError) -> JointCompilation {
    let job = Job(numbers: blocks.map(\.number), importsFoundation: importsFoundation)
    return try await compilations.value(for: job) { [workspace] () throws(ExecutionError) in
      try await Self.compile(blocks, importsFoundation: importsFoundation, in: workspace)
    }
  }

  private static func compile(
    _ blocks: [ExampleBlock], importsFoundation: Bool, in workspace: Workspace
  ) async throws(ExecutionError) -> JointCompilation {
    let isProgram = blocks.haveStatements
    var file = blocks.file(isProgram: isProgram, importsFoundation: importsFoundation)
    var result = try await compile(file, in: workspace)
    // The compiler, not the tokens, decides which lines are statements.
    if !isProgram, result.errors.contains(where: { $0.message.description.hasSuffix("not allowed at the top level") }) {
      file = blocks.file(isProgram: true, importsFoundation: importsFoundation)
      result = try await compile(file, in: workspace)
    }
    return JointCompilation(result, of: blocks)
  }

  private static func compile(_ file: CodeFile, in workspace: Workspace) async throws(ExecutionError) -> Compilation {
    var compiler = SwiftCompiler(workspace)
    compiler.languageMode = DocumentExamples.languageMode
    var result = try await compiler.typecheck([file])
    guard result.end == .refused else { return result }
    // Code that contains all of its errors as lines hides them.
    if result.errors.isEmpty { result.messages = CompilerMessage.messages(in: result.output) }
    // An error without a place concerns the call, not the code.
    if result.errors.allSatisfy({ $0.line == 0 }) { throw .unusableToolchain(result.output) }
    return result
  }
}
