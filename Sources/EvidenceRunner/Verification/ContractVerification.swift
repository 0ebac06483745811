import CaseStudyModel
import Subprocesses

/// What puts the conformers of one side through their contracts, a process for each conformer and clause.
struct ContractVerification: Sendable {
  var verifier: any CodeVerifier
  var jobs: Int
  var assembly: StudyAssembly
  var side: Side

  /// Runs all contracts of the side.
  func runs(into diagnostics: inout [Diagnostic]) async throws(ExecutionError) -> [ContractRun] {
    var runs: [ContractRun] = []
    for contract in assembly.contracts(on: side) {
      let run = try await run(contract)
      runs.append(run.value)
      diagnostics += run.diagnostics
    }
    return runs
  }

  private func run(_ contract: ContractProgram) async throws(ExecutionError) -> Diagnosed<ContractRun> {
    let program = contract.program
    var run = ContractRun(name: contract.name, clauses: [], conformers: [], wrong: [])
    let (compilation, executable) = try await verifier.build(program.sources)
    guard let executable else {
      run.problem = "the contract doesn't compile"
      return Diagnosed(run, compilation.diagnostics("CodeDoesNotCompile", in: program.sources))
    }
    defer { executable.remove() }
    let list = try await verifier.run(executable, program.arguments)
    guard list.outcome == .passed, let listing = ContractListing(list.output, sources: program.sources) else {
      run.problem = "the contract's program can't list its conformers"
      return Diagnosed(run, [unlistable(contract, list)])
    }
    run.clauses = listing.clauses.map(\.name)
    let cells = listing.conformers.indices.flatMap { row in listing.clauses.indices.map { (row, $0) } }
    // A cell computes little, and often waits for an answer that must not come.
    let outcomes = try await cells.boundedMap(jobs: jobs * 8) { cell throws(ExecutionError) in
      try await verifier.run(executable, ContractProgram.arguments(conformer: cell.0, clause: cell.1)).outcome
    }
    for (row, conformer) in listing.conformers.enumerated() {
      let start = row * listing.clauses.count
      let row = ContractRun.Row(
        name: conformer.name, outcomes: Array(outcomes[start..<(start + listing.clauses.count)]))
      if conformer.isWrong { run.wrong.append(row) } else { run.conformers.append(row) }
    }
    return Diagnosed(run, toothless(run, listing))
  }

  private func toothless(_ run: ContractRun, _ listing: ContractListing) -> [Diagnostic] {
    let names = Set(run.clausesWithoutTeeth)
    return listing.clauses.filter { names.contains($0.name) }.map { clause in
      Diagnostic(
        "ClauseWithoutTeeth", .warning,
        "Clause '\(clause.name)' must be broken by a conformer that is wrong on purpose",
        at: clause.position ?? SourceRange(path: assembly.study.article.source, line: 1),
        explanation: "A clause that nothing breaks proves nothing.")
    }
  }

  private func unlistable(_ contract: ContractProgram, _ list: ProgramRun) -> Diagnostic {
    Diagnostic(
      "ContractCannotRun", .error, "The contract of '\(contract.name)' must list its conformers before it tries them",
      at: SourceRange(path: contract.program.sources.source, line: contract.program.line),
      explanation: list.evidence.isEmpty ? "It printed nothing." : "It printed:\n\(list.evidence)")
  }
}
