import CaseStudyModel

/// Turns the compiler's answers about one example into a result.
struct ExampleClassification: Sendable {
  private let block: ExampleBlock
  private let standIns: Set<String>
  /// The number of messages that a result keeps.
  private static let noticeLimit = 5

  /// - Parameter standIns: the modules that stand-ins are compiled for.
  init(of block: ExampleBlock, standIns: Set<String>) {
    self.block = block
    self.standIns = standIns
  }

  /// Returns the result of an example that no neighbour can help; `nil` for one that may compile with neighbours.
  func resultAlone(_ alone: JointCompilation, _ faults: ExampleFaults) -> CompiledExample? {
    if let stop = Self.stop(alone.end) {
      let notice = CompiledExample.Notice(example: block.number, line: 1, column: 1, text: stop)
      return CompiledExample(.doesNotCompile, notices: [notice])
    }
    if let error = faults.incompleteness {
      return CompiledExample(.fragment, notices: notices([error] + faults.errors.filter { $0 != error }))
    }
    if faults.isUngrammatical { return CompiledExample(.doesNotCompile, notices: notices(faults.explained)) }
    return faults.missingModule.map { CompiledExample(.needsModule, module: $0, notices: notices(faults.errors)) }
  }

  /// Returns the result of an example that compiles with others.
  func compiled(with blocks: [ExampleBlock]) -> CompiledExample {
    let others = neighbours(blocks)
    return CompiledExample(others.isEmpty ? .compiles : .compilesWithNeighbours, neighbours: others)
  }

  /// Returns the result of an example that needs a module that it doesn't import, or that a neighbour needs.
  /// - Parameters:
  ///   - last: the last attempt.
  ///   - alone: the attempt without neighbours.
  func needing(
    _ module: String, with blocks: [ExampleBlock], _ last: JointCompilation, _ alone: JointCompilation
  ) -> CompiledExample {
    let own = (last.isAccepted ? alone : last).errors[block.number] ?? alone.errors[block.number] ?? []
    let names = { (errors: [CompilerMessage]) in
      errors.filter { error in
        ExampleFaults([error], in: "").missingNames.contains {
          PlatformNames.mayBelong($0, to: module)
        }
      }
    }
    let telling = names(own)
    if !telling.isEmpty { return CompiledExample(.needsModule, module: module, notices: notices(telling + own)) }
    let others = neighbours(blocks)
    let neighbourNotices = others.flatMap { number in
      names(last.errors[number] ?? []).prefix(1).map { notice($0, of: number) }
    }
    return CompiledExample(
      .needsModule, module: module, neighbours: others, notices: notices(own) + neighbourNotices)
  }

  /// Returns the result of an example that doesn't compile with its neighbours either.
  /// - Parameters:
  ///   - last: the last attempt.
  ///   - alone: the attempt without neighbours.
  func refused(_ last: JointCompilation, with blocks: [ExampleBlock], _ alone: JointCompilation) -> CompiledExample {
    let others = neighbours(blocks)
    let own = ExampleFaults(last.errors[block.number] ?? [], in: block.snippet.code)
    let joined = ExampleFaults(blocks.flatMap { last.errors[$0.number] ?? [] }, in: "")
    if let error = own.incompleteness {
      return CompiledExample(.fragment, neighbours: others, notices: notices([error]))
    }
    if let module = joined.missingModule ?? PlatformNames.module(among: joined.missingNames)
      ?? moduleBeyondStandIn(own, blocks)
    {
      return needing(module, with: blocks, last, alone)
    }
    let neighbourNotices = others.flatMap { number in
      (last.errors[number] ?? []).prefix(1).map { notice($0, of: number) }
    }
    if own.hasCauses || neighbourNotices.isEmpty {
      let outcome = own.followsFromOmittedCode ? CompiledExample.Outcome.fragment : .doesNotCompile
      return CompiledExample(outcome, neighbours: others, notices: notices(own.explained))
    }
    // The example's own lines are right, and a neighbour that it needs isn't.
    let missing = notices(Array((alone.errors[block.number] ?? []).prefix(1)))
    return CompiledExample(
      .doesNotCompile, neighbours: others, notices: missing + neighbourNotices.prefix(Self.noticeLimit))
  }

  /// Returns the module whose stand-in lacks what the example uses.
  private func moduleBeyondStandIn(_ faults: ExampleFaults, _ blocks: [ExampleBlock]) -> String? {
    let used = blocks.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.intersection(standIns)
    let isBeyond = faults.errors.contains { $0.message.description.contains(" has no member '") }
    return isBeyond ? used.min() : nil
  }

  private func neighbours(_ blocks: [ExampleBlock]) -> [Int] { blocks.map(\.number).filter { $0 != block.number } }

  private func notices(_ errors: [CompilerMessage]) -> [CompiledExample.Notice] {
    errors.unique(by: \.message.description).prefix(Self.noticeLimit).map { notice($0, of: block.number) }
  }

  private func notice(_ error: CompilerMessage, of number: Int) -> CompiledExample.Notice {
    CompiledExample.Notice(
      example: number, line: max(error.line, 1), column: max(error.column, 1), text: error.message.description)
  }

  /// Returns the words for a compiler that gave no answer; `nil` for an answer.
  private static func stop(_ end: Compilation.End) -> String? {
    switch end {
    case .accepted, .refused: nil
    case .crashed: "the compiler crashed"
    case .timeOut, .overLimit: "the compiler exceeded its limits on time and memory"
    }
  }
}
