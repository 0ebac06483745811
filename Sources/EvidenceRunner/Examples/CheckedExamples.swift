import CaseStudyModel
import Subprocesses

/// Checks the examples in one language with a command of the site: each alone, then with those of its section, then
/// with all of its side.
struct CheckedExamples: Sendable {
  private let blocks: [ExampleBlock]
  private let verifier: CommandVerifier
  private let fileExtension: String

  init(_ blocks: [ExampleBlock], in language: Language, by verifier: CommandVerifier) {
    self.blocks = blocks
    self.verifier = verifier
    let named = blocks.lazy.compactMap(\.snippet.file).map(SitePath.fileExtension).first { !$0.isEmpty }
    fileExtension = named ?? language.fileExtension ?? language.rawValue
  }

  /// Returns the results by the blocks' numbers.
  func results() async throws(ExecutionError) -> [Int: CompiledExample] {
    let results = try await blocks.boundedMap { block throws(ExecutionError) in try await result(of: block) }
    return Dictionary(uniqueKeysWithValues: zip(blocks.map(\.number), results))
  }

  private func result(of block: ExampleBlock) async throws(ExecutionError) -> CompiledExample {
    let alone = try await check([block])
    if alone.isAccepted { return CompiledExample(.compiles) }
    let neighbours = block.neighbours(among: blocks)
    var tried = [block.number]
    for others in [neighbours.filter { block.sharesSection(with: $0) }, neighbours] {
      let chosen = others.reduce(into: [block]) { chosen, other in
        if !chosen.contains(where: { $0.names.conflict(with: other.names) }) { chosen.append(other) }
      }.sorted { $0.number < $1.number }
      if chosen.map(\.number) == tried { continue }
      tried = chosen.map(\.number)
      if try await check(chosen).isAccepted {
        return CompiledExample(.compilesWithNeighbours, neighbours: tried.filter { $0 != block.number })
      }
    }
    let errors = alone.errors[block.number] ?? []
    let notices = errors.prefix(1).map {
      CompiledExample.Notice(
        example: block.number, line: max($0.line, 1), column: max($0.column, 1), text: $0.message.description)
    }
    return CompiledExample(.doesNotCompile, notices: notices)
  }

  private func check(_ blocks: [ExampleBlock]) async throws(ExecutionError) -> JointCompilation {
    let file = CodeFile(path: "example." + fileExtension, text: blocks.joinedCode)
    return JointCompilation(try await verifier.typecheck([file]), of: blocks)
  }
}
