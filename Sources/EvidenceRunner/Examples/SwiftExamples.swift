import CaseStudyModel
import Subprocesses

/// Compiles the Swift examples of one document, each alone and then with its neighbours.
struct SwiftExamples: Sendable {
  private let blocks: [ExampleBlock]
  /// The modules that stand-ins are compiled for.
  private let standIns: Set<String>
  private let compiler: BlockCompiler

  init(_ blocks: [ExampleBlock], standIns: Set<String>, in workspace: Workspace) {
    self.blocks = blocks
    self.standIns = standIns
    compiler = BlockCompiler(workspace)
  }

  /// The results by the blocks' numbers.
  func results() async throws(ExecutionError) -> [Int: CompiledExample] {
    let alone = try await blocks.boundedMap { block throws(ExecutionError) in try await compiler.compile([block]) }
    let faults = zip(blocks, alone).map { block, result in
      ExampleFaults(result.errors[block.number] ?? [], in: block.snippet.code)
    }
    let missing = Dictionary(uniqueKeysWithValues: zip(blocks, faults).map { ($0.number, $1.missingNames) })
    let unusable = Set(zip(blocks, faults).filter { $1.isUngrammatical }.map(\.0.number))
    let results = try await blocks.indices.map { $0 }.boundedMap { index throws(ExecutionError) in
      try await result(of: blocks[index], alone[index], faults[index], missing, unusable)
    }
    return Dictionary(uniqueKeysWithValues: zip(blocks.map(\.number), results))
  }

  private func result(
    of block: ExampleBlock, _ alone: JointCompilation, _ faults: ExampleFaults, _ missing: [Int: [String]],
    _ unusable: Set<Int>
  ) async throws(ExecutionError) -> CompiledExample {
    if alone.isAccepted { return CompiledExample(.compiles) }
    let reading = ExampleReading(of: block, standIns: standIns)
    if let early = reading.resultAlone(alone, faults) { return early }
    var choice = NeighbourChoice(for: block, among: blocks, missingNames: missing, unusable: unusable)
    var last = alone
    if choice.blocks.count > 1, choice.undeclared.isEmpty {
      last = try await compiler.compile(choice.blocks)
      if last.isAccepted { return reading.compiled(with: choice.blocks) }
    }
    // Well-known names such as `Date`, and members such as those of `String`, are Foundation's.
    let lacksFoundation = !choice.blocks.contains { $0.imports.contains("Foundation") }
    if lacksFoundation || choice.blocks.count > 1 && !choice.undeclared.isEmpty {
      last = try await compiler.compile(choice.blocks, importsFoundation: lacksFoundation)
      if last.isAccepted { return reading.needing("Foundation", with: choice.blocks, alone) }
    }
    let hasOtherErrors = !ExampleFaults(last.errors[block.number] ?? [], in: block.snippet.code).otherErrors.isEmpty
    if hasOtherErrors, choice.addExtensions() {
      last = try await compiler.compile(choice.blocks)
      if last.isAccepted { return reading.compiled(with: choice.blocks) }
      if lacksFoundation {
        last = try await compiler.compile(choice.blocks, importsFoundation: true)
        if last.isAccepted { return reading.needing("Foundation", with: choice.blocks, alone) }
      }
    }
    return reading.refused(last, with: choice.blocks, alone)
  }
}
