import CaseStudyModel
import EvidenceMeasures
import Subprocesses
import SyntaxFacts

/// Runs the contracts of one side: a process for each conformer and clause.
struct ContractVerification: Sendable {
  var verifier: any ProgramBuilder
  /// Reads the facts of a contract's program; `nil` if nothing can.
  var facts: FactsProgram?
  @Shared var assembly: StudyAssembly
  var base: VerifiedBase

  /// Runs all contracts of the side.
  func runs() async throws(ExecutionError) -> Diagnosed<[ContractRun]> {
    let runs = try await assembly.contracts(on: base.side).boundedMap { contract throws(ExecutionError) in
      try await run(contract)
    }
    return Diagnosed(runs.map(\.value), runs.flatMap(\.diagnostics))
  }

  private func run(_ contract: ContractProgram) async throws(ExecutionError) -> Diagnosed<ContractRun> {
    var run = ContractRun(name: contract.name)
    let (compilation, executable) = try await verifier.buildOriginal(contract.sources)
    guard let executable else {
      run.problem = .doesNotCompile
      return Diagnosed(run, compilation.diagnostics(in: contract.sources))
    }
    defer { executable.remove() }
    var list = try await verifier.run(executable, ContractProgram.listing)
    guard list.outcome == .passed, let listing = ContractListing(list.output, of: contract) else {
      run.problem = .listsNothing
      list.output = ContractListing.rest(of: list.output, of: contract)
      return Diagnosed(run, [unlistable(contract, list)])
    }
    let built = BuiltContract(program: contract, executable: executable, listing: listing, verifier: verifier)
    run.clauses = listing.clauses.map(\.name)
    run.clauseCode = contract.code(ofClauses: run.clauses)
    try await readContract(built, into: &run)
    readConformers(of: built, into: &run)
    let unmade = try await fillCells(of: built, into: &run)
    if run.cells > 0 {
      run.keptAfterOthers = try await built.keptInOneProcess()
      try await changeClauses(of: built, into: &run)
    }
    if base.side == .after, run.brokenCells == 0 {
      run.mutants = try await killedMutants(built)
      run.created = try await createdValues(built)
    }
    return Diagnosed(run, unmade + vacuousClauses(of: run, listing))
  }

  /// Reads the contract's own code, which decides about the conformers.
  private func readContract(_ contract: BuiltContract, into run: inout ContractRun) async throws(ExecutionError) {
    guard base.code != nil, let read = try await facts?.facts(of: contract.program.sources).value else { return }
    let code = CodeBase(read)
    run.clauseHelpers = ClauseHelpers(code: code, program: contract.program).helpers()
    let wrong = Set(contract.listing.conformers.filter(\.isWrong).map(\.type))
    run.wrongCopies = Dictionary(uniqueKeysWithValues: wrong.map { ($0, CopiedState(code: code).kinds(of: $0)) })
  }

  /// Reads the properties of the conformers that the contract's runs can't show from the side's code.
  private func readConformers(of contract: BuiltContract, into run: inout ContractRun) {
    let types = contract.types
    run.conformerTypes = types.sorted()
    run.caughtNames = CaughtNames.names(in: base.tree)
    guard let code = base.code else { return }
    let name = contract.program.name
    run.missingConformers = code.concreteTypes(below: name).filter { !types.contains($0) }
    run.callerAware = CallerAwareness().types(of: types, in: code, base.tree)
    let held = HeldArguments(code: code, tree: base.tree)
    run.weaklyHolding = held.typesForgettingArguments(of: types, in: name)
    run.keepingArguments = held.typesKeepingArguments(of: types, in: name)
    let state = UnlockedState(code: code, tree: base.tree)
    run.unlocked = state.unlockedTypes(of: types)
    run.sharedUnlocked = state.sharedTypes(of: types)
    run.locked = types.filter(state.hasLock).sorted()
    run.testingBeforeWaiting = TestedBeforeWaiting(code: code, tree: base.tree).types(of: types)
    run.sharing = assembly.conformersSharingArguments(code, types: types, on: base.side)
  }

  /// Tries each conformer with each clause, and returns the faults of conformers that can't be constructed.
  private func fillCells(
    of contract: BuiltContract, into run: inout ContractRun
  ) async throws(ExecutionError) -> [Diagnostic] {
    let (conformers, clauses) = (contract.listing.conformers, contract.listing.clauses.indices)
    let cells = conformers.indices.flatMap { conformer in
      clauses.map { ContractProgram.Question.cell(conformer: conformer, clause: $0) }
    }
    let outcomes = try await contract.repeatedOutcomes(
      of: cells + conformers.indices.map { .making(conformer: $0) })
    for (row, conformer) in conformers.enumerated() {
      let start = row * clauses.count
      let row = ContractRun.Row(
        name: conformer.name, outcomes: Array(outcomes[start..<(start + clauses.count)]), type: conformer.type)
      if conformer.isWrong { run.wrong.append(row) } else { run.conformers.append(row) }
    }
    let makings = zip(conformers, outcomes.suffix(conformers.count))
    return makings.filter { _, outcome in outcome != .passed }.map { constructionFault(of: $0, outcome: $1) }
  }

  private func constructionFault(
    of conformer: ContractListing.Conformer, outcome: RunEvidence.Outcome
  ) -> Diagnostic {
    let end: Message =
      switch outcome {
      case .trap: "It traps"
      case .timeOut: "It doesn't end in time"
      case .overLimit: "It exceeds its limits"
      case .flaky: "It ends differently in each run"
      case .passed, .failed, .notCompiled: "It ends the program"
      }
    return Diagnostic(
      "ConformerCannotBeMade", .error,
      "Conformer '\(conformer.name)' must be constructed before its clauses are checked",
      at: conformer.position ?? SourceRange(path: assembly.study.article.source, line: 1),
      explanation: "\(end), so its results say nothing about the clauses.")
  }

  private func vacuousClauses(of run: ContractRun, _ listing: ContractListing) -> [Diagnostic] {
    let names = Set(run.vacuousClauses)
    return listing.clauses.filter { names.contains($0.name) }.map { clause in
      .vacuousClause(
        clause.name, at: clause.position ?? SourceRange(path: assembly.study.article.source, line: 1))
    }
  }

  private func unlistable(_ contract: ContractProgram, _ list: ProgramRun) -> Diagnostic {
    Diagnostic(
      "ContractCannotRun", .error, "The contract of '\(contract.name)' must list its conformers before it tries them",
      at: SourceRange(path: contract.sources.source, line: contract.line),
      explanation: list.evidence.isEmpty ? "It printed nothing." : "It printed:\n\(list.evidence)")
  }
}
