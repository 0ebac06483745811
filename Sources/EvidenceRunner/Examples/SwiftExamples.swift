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

  /// Returns the results by the blocks' numbers.
  func results() async throws(ExecutionError) -> [Int: CompiledExample] {
    let alone = try await blocks.boundedMap { block throws(ExecutionError) in try await compiler.compile([block]) }
    let faults = zip(blocks, alone).map { block, result in
      ExampleFaults(result.errors[block.number] ?? [], in: block.snippet.code)
    }
    var first = FirstAttempts()
    for (block, fault) in zip(blocks, faults) {
      first.errors[block.number] = fault.errors
      first.missingNames[block.number] = fault.missingNames
      if fault.isUngrammatical { first.unusable.insert(block.number) }
    }
    let results = try await blocks.indices.map { $0 }.boundedMap { [first] index throws(ExecutionError) in
      try await result(of: blocks[index], alone[index], faults[index], first)
    }
    return Dictionary(uniqueKeysWithValues: zip(blocks.map(\.number), results))
  }

  /// The outcome of compiling each block alone, by the blocks' numbers.
  private struct FirstAttempts: Sendable {
    var errors: [Int: [CompilerMessage]] = [:]
    var missingNames: [Int: [String]] = [:]
    /// The blocks that would add errors of their own to others.
    var unusable: Set<Int> = []
  }

  private func result(
    of block: ExampleBlock, _ alone: JointCompilation, _ faults: ExampleFaults, _ first: FirstAttempts
  ) async throws(ExecutionError) -> CompiledExample {
    if alone.isAccepted { return CompiledExample(.compiles) }
    let reading = ExampleClassification(of: block, standIns: standIns)
    if let early = reading.resultAlone(alone, faults) { return early }
    var choice = NeighbourChoice(for: block, among: blocks, missingNames: first.missingNames, unusable: first.unusable)
    var last = alone
    for _ in 0..<Self.roundLimit {
      if let module = choice.undeclaredModule {
        return reading.needing(module, with: choice.blocks, JointCompilation(alone: first.errors), alone)
      }
      let attempt = try await attempt(choice, after: last)
      if let result = attempt.result(reading, alone) { return result }
      last = attempt.last
      // The compiler names an extension's missing members only after it has found the type.
      let names = last.errors.values.flatMap { ExampleFaults($0, in: "").missingNames }
      if !choice.declare(names), !choice.addExtensions() { break }
    }
    return reading.refused(last, with: choice.blocks, alone)
  }

  /// The number of times that neighbours are added.
  private static let roundLimit = 3

  /// An attempt to compile an example with its neighbours, with or without `Foundation`.
  private struct Attempt {
    var blocks: [ExampleBlock]
    var last: JointCompilation
    var needsFoundation = false

    /// Returns the result of an attempt that succeeded.
    func result(_ reading: ExampleClassification, _ alone: JointCompilation) -> CompiledExample? {
      if !last.isAccepted { return nil }
      return needsFoundation
        ? reading.needing("Foundation", with: blocks, last, alone) : reading.compiled(with: blocks)
    }
  }

  private func attempt(
    _ choice: NeighbourChoice, after last: JointCompilation
  ) async throws(ExecutionError) -> Attempt {
    var attempt = Attempt(blocks: choice.blocks, last: last)
    if choice.blocks.count > 1, choice.undeclared.isEmpty {
      attempt.last = try await compiler.compile(choice.blocks)
      if attempt.last.isAccepted { return attempt }
    }
    // Well-known names such as `Date`, and members such as some of `String`, are Foundation's.
    let mayLackFoundation =
      !choice.blocks.contains { $0.imports.contains("Foundation") }
      && attempt.last.errors.values.joined().contains { ExampleFaults.isOfMissingName($0) }
    if mayLackFoundation {
      attempt.last = try await compiler.compile(choice.blocks, importsFoundation: true)
      attempt.needsFoundation =
        attempt.last.isAccepted ? try await !compiler.compile(choice.blocks).isAccepted : false
    } else if choice.blocks.count > 1 {
      attempt.last = try await compiler.compile(choice.blocks)
    }
    return attempt
  }
}
