import CaseStudyModel
import EvidenceMeasures
import Subprocesses
import SyntaxFacts

/// Runs the contracts of one side: a process for each conformer and clause.
struct ContractVerification: Sendable {
  var verifier: any ProgramBuilder
  /// Reads the facts of a contract's program; `nil` if nothing can.
  var facts: FactsProgram?
  var assembly: StudyAssembly
  var base: VerifiedBase

  /// Runs all contracts of the side.
  func runs() async throws(ExecutionError) -> Diagnosed<[ContractRun]> {
    let runs = try await assembly.contracts(on: base.side).boundedMap { contract throws(ExecutionError) in
      try await run(contract)
    }
    return Diagnosed(runs.map(\.value), runs.flatMap(\.diagnostics))
  }

  private func run(_ program: ContractProgram) async throws(ExecutionError) -> Diagnosed<ContractRun> {
    var run = ContractRun(name: program.name)
    let (compilation, executable) = try await verifier.buildOriginal(program.sources)
    guard let executable else {
      run.problem = .doesNotCompile
      return Diagnosed(run, compilation.diagnostics("CodeDoesNotCompile", in: program.sources))
    }
    defer { executable.remove() }
    var list = try await verifier.run(executable, ContractProgram.listing)
    guard list.outcome == .passed, let listing = ContractListing(list.output, of: program) else {
      run.problem = .listsNothing
      list.output = ContractListing.rest(of: list.output, of: program)
      return Diagnosed(run, [unlistable(program, list)])
    }
    let contract = BuiltContract(verifier: verifier, program: program, executable: executable, listing: listing)
    run.clauses = listing.clauses.map(\.name)
    run.clauseCode = program.clauseCode
    if let code = base.code { try await read(code, for: contract, into: &run) }
    let cells = listing.conformers.indices.flatMap { row in listing.clauses.indices.map { (row, $0) } }
    let outcomes = try await answers(
      of: executable, program.word,
      cells.map { .cell(conformer: $0.0, clause: $0.1) } + listing.conformers.indices.map { .making(conformer: $0) })
    for (row, conformer) in listing.conformers.enumerated() {
      let start = row * listing.clauses.count
      let row = ContractRun.Row(
        name: conformer.name, outcomes: Array(outcomes[start..<(start + listing.clauses.count)]), type: conformer.type)
      if conformer.isWrong { run.wrong.append(row) } else { run.conformers.append(row) }
    }
    if run.cells > 0 {
      run.keptAfterOthers = try await keptAfterOthers(contract)
      run.keptUnprepared = try await keptUnprepared(contract)
    }
    if base.side == .after, run.brokenCells == 0 { try await challenge(contract, into: &run) }
    let makings = zip(listing.conformers, outcomes.suffix(listing.conformers.count))
    let unmade = makings.filter { $0.1 != .passed }.map { constructionFault(of: $0.0, $0.1) }
    return Diagnosed(run, unmade + vacuousClauses(of: run, listing))
  }

  /// Adds the facts about the side's code that limit what the clauses show.
  private func read(
    _ code: CodeBase, for contract: BuiltContract, into run: inout ContractRun
  ) async throws(ExecutionError) {
    let conformers = contract.listing.conformers
    if let read = try await facts?.facts(of: contract.program.sources).value {
      let program = CodeBase(read)
      run.clauseHelpers = ClauseHelpers(code: program, program: contract.program).helpers()
      let wrong = Set(conformers.filter(\.isWrong).map(\.type))
      run.wrongCopies = Dictionary(uniqueKeysWithValues: wrong.map { ($0, CopiedState(code: program).kinds(of: $0)) })
    }
    let listed = Set(conformers.filter { !$0.isWrong }.map(\.type))
    run.missingConformers = code.concreteTypes(below: run.name).filter { !listed.contains($0) }
    run.callerAware = CallerAwareness().types(of: listed, in: code, base.tree)
    run.weaklyHolding = WeakArguments(code: code, tree: base.tree).types(of: listed, in: run.name)
    let state = UnlockedState(code: code, tree: base.tree)
    run.unlocked = state.unlockedTypes(of: listed)
    run.sharedUnlocked = state.sharedTypes(of: listed)
    run.locked = listed.filter(state.hasLock).sorted()
    run.sharing = assembly.conformersSharingArguments(code, types: listed, on: base.side)
  }

  /// Runs the clauses of a contract that is kept with changed code, changed clauses and other values.
  private func challenge(_ contract: BuiltContract, into run: inout ContractRun) async throws(ExecutionError) {
    run.mutants = try await killed(contract)
    run.created = try await created(contract)
    for way in ReplacedLiterals.Way.allCases {
      let bound = try await breaking(contract, changing: .literals(way))
      if way.concernsRepairs {
        run.losingUnusualValues.formUnion(bound)
      } else {
        run.boundToLiterals.formUnion(bound)
      }
    }
    run.changedByReading = try await breaking(contract, changing: .askedTwice)
    for change in [ClauseChange.askedBetween, .callsMoved] {
      run.changedByHistory.formUnion(try await breaking(contract, changing: change))
    }
    run.changedByHistory.formUnion(try await brokenWhenUsed(contract))
  }

  /// Counts the conformers' mutants that compile, and those of them that a clause kills; `nil` if none compiles.
  private func killed(_ contract: BuiltContract) async throws(ExecutionError) -> ContractRun.Mutants? {
    guard let code = base.code else { return nil }
    let conformers = contract.conformers.map { ($0, contract.listing.conformers[$0].type) }
    let mutants = ConformerMutants(tree: base.tree, code: code, contract: contract.program.name)
      .mutants(of: conformers)
    let kills = try await mutants.boundedMap { mutant throws(ExecutionError) in try await isKilled(mutant, contract) }
    let tried = kills.compactMap { $0 }
    if tried.isEmpty { return nil }
    let unnoticed = zip(mutants, kills).filter { $0.0.dropsCondition && $0.1 == false }.map(\.0.conformer)
    return ContractRun.Mutants(
      tried: tried.count, killed: tried.count { $0 },
      untestedConditions: Set(unnoticed.map { contract.listing.conformers[$0].name }).sorted())
  }

  /// Runs the clauses on values that the code creates in other ways than the contract does; values that can't be
  /// created alone are left out, and at most `ConformerMutants.limit` are tried.
  private func created(_ contract: BuiltContract) async throws(ExecutionError) -> [ContractRun.Row] {
    guard let code = base.code else { return [] }
    let types = Set(contract.conformers.map { contract.listing.conformers[$0].type })
    let required = Set(code.allMembers(of: contract.program.name).map(\.member.name))
    let values = assembly.createdValues(of: types, required: required, on: base.side).prefix(ConformerMutants.limit)
    let rows = try await Array(values).boundedMap { value throws(ExecutionError) in try await row(of: value, contract) }
    return rows.compactMap { $0 }
  }

  private func row(
    of value: CreatedValues.Value, _ contract: BuiltContract
  ) async throws(ExecutionError) -> ContractRun.Row? {
    let programs = assembly.contracts(on: base.side, adding: value, word: contract.program.word)
    guard let variant = try await contract.variant(programs) else { return nil }
    defer { variant.executable.remove() }
    var row = ContractRun.Row(name: value.name, outcomes: [])
    for clause in contract.listing.clauses.indices {
      row.outcomes.append(try await variant.outcome(ofConformer: contract.listing.conformers.count, clause: clause))
    }
    return row
  }

  /// Builds the contract with changed clauses; `nil` if the change doesn't concern them, or their code is rejected.
  private func variant(
    of contract: BuiltContract, changing change: ClauseChange
  ) async throws(ExecutionError) -> BuiltContract? {
    try await contract.variant(assembly.contracts(on: base.side, changing: change, word: contract.program.word))
  }

  /// Runs the clauses after a change, and returns the conformers that break one that another conformer keeps.
  ///
  /// A clause that all conformers break depends on its own code, such as its literals, so it doesn't count.
  private func breaking(
    _ contract: BuiltContract, changing change: ClauseChange
  ) async throws(ExecutionError) -> Set<String> {
    let conformers = contract.conformers
    guard conformers.count > 1, let variant = try await variant(of: contract, changing: change) else { return [] }
    defer { variant.executable.remove() }
    var bound: Set<String> = []
    for clause in contract.listing.clauses.indices {
      let breaking = try await conformers.boundedMap { conformer throws(ExecutionError) -> Int? in
        let outcome = try await variant.outcome(ofConformer: conformer, clause: clause)
        return outcome == .passed || outcome == .trap && !change.countsTraps ? nil : conformer
      }.compactMap { $0 }
      if breaking.count < conformers.count {
        bound.formUnion(breaking.map { contract.listing.conformers[$0].name })
      }
    }
    return bound
  }

  /// Runs all clauses in one process with each conformer, and returns the clauses that it keeps there, by its name.
  private func keptAfterOthers(_ contract: BuiltContract) async throws(ExecutionError) -> [String: Set<String>] {
    let (conformers, listing) = (contract.conformers, contract.listing)
    let runs = try await conformers.boundedMap { conformer throws(ExecutionError) in
      try await verifier.run(contract.executable, ContractProgram.sequence(conformer: conformer))
    }
    let kept = zip(conformers, runs).map { conformer, run in
      let broken = contract.program.brokenInSequence(run, conformer: conformer, clauses: listing.clauses.count)
      let clauses = listing.clauses.indices.filter { !broken.contains($0) }.map { listing.clauses[$0].name }
      return (listing.conformers[conformer].name, Set(clauses))
    }
    return Dictionary(kept) { $0.intersection($1) }
  }

  /// Runs all clauses with one value of each conformer, and returns the conformers that break one there which another
  /// conformer keeps.
  ///
  /// A clause that all conformers break expects a new value, so it doesn't count.
  private func brokenWhenUsed(_ contract: BuiltContract) async throws(ExecutionError) -> Set<String> {
    guard let variant = try await variant(of: contract, changing: .oneValue) else { return [] }
    defer { variant.executable.remove() }
    let kept = try await keptAfterOthers(variant)
    let known = Set(kept.values.joined())
    return Set(kept.filter { !known.isSubset(of: $0.value) }.keys)
  }

  /// Runs the clauses without their common preparation, and returns those that each conformer keeps, by its name.
  private func keptUnprepared(_ contract: BuiltContract) async throws(ExecutionError) -> [String: Set<String>] {
    guard let variant = try await variant(of: contract, changing: .unprepared) else { return [:] }
    defer { variant.executable.remove() }
    var kept: [String: Set<String>] = [:]
    for conformer in contract.conformers {
      let answers = try await Array(contract.listing.clauses.indices).boundedMap { clause throws(ExecutionError) in
        try await variant.outcome(ofConformer: conformer, clause: clause) == .passed
      }
      kept[contract.listing.conformers[conformer].name] = Set(
        zip(contract.listing.clauses, answers).filter(\.1).map(\.0.name))
    }
    return kept
  }

  private func isKilled(
    _ mutant: ConformerMutants.Mutant, _ contract: BuiltContract
  ) async throws(ExecutionError) -> Bool? {
    let programs = assembly.contracts(on: base.side, of: mutant.tree, word: contract.program.word)
    guard let variant = try await contract.variant(programs) else { return nil }
    defer { variant.executable.remove() }
    for clause in contract.listing.clauses.indices {
      if try await variant.outcome(ofConformer: mutant.conformer, clause: clause) != .passed { return true }
    }
    return false
  }

  private func answers(
    of executable: Executable, _ word: FinishingWord, _ questions: [ContractProgram.Question]
  ) async throws(ExecutionError) -> [RunEvidence.Outcome] {
    try await questions.boundedMap { question throws(ExecutionError) in
      try await verifier.runRepeatedly(executable, question.arguments) { run in
        word.checked(run, asked: question.numbers)
      }.outcome
    }
  }

  private func constructionFault(
    of conformer: ContractListing.Conformer, _ outcome: RunEvidence.Outcome
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
      at: conformer.position ?? assembly.study.article.place(line: 1),
      explanation: "\(end), so its results say nothing about the clauses.")
  }

  private func vacuousClauses(of run: ContractRun, _ listing: ContractListing) -> [Diagnostic] {
    let names = Set(run.vacuousClauses)
    return listing.clauses.filter { names.contains($0.name) }.map { clause in
      .vacuousClause(clause.name, at: clause.position ?? assembly.study.article.place(line: 1))
    }
  }

  private func unlistable(_ contract: ContractProgram, _ list: ProgramRun) -> Diagnostic {
    Diagnostic(
      "ContractCannotRun", .error, "The contract of '\(contract.name)' must list its conformers before it tries them",
      at: SourceRange(path: contract.sources.source, line: contract.line),
      explanation: list.evidence.isEmpty ? "It printed nothing." : "It printed:\n\(list.evidence)")
  }
}

/// A contract's program, built, with its list of clauses and conformers; a variant has the list of its original.
private struct BuiltContract: Sendable {
  let verifier: any ProgramBuilder
  let program: ContractProgram
  let executable: Executable
  let listing: ContractListing

  /// The numbers of the conformers that aren't deliberately wrong.
  var conformers: [Int] { listing.conformers.indices.filter { !listing.conformers[$0].isWrong } }

  /// Builds the program of the same contract among others; `nil` if there is none, or its code is rejected.
  func variant(_ programs: [ContractProgram]) async throws(ExecutionError) -> BuiltContract? {
    guard let program = programs.first(where: { $0.name == program.name }),
      let executable = try await verifier.buildVariant(program.sources, of: executable)
    else { return nil }
    return BuiltContract(verifier: verifier, program: program, executable: executable, listing: listing)
  }

  /// Runs a clause with a conformer in its own process.
  func outcome(ofConformer conformer: Int, clause: Int) async throws(ExecutionError) -> RunEvidence.Outcome {
    let question = ContractProgram.Question.cell(conformer: conformer, clause: clause)
    let run = try await verifier.run(executable, question.arguments)
    return program.word.checked(run, asked: question.numbers).outcome
  }
}
