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

  private func run(_ contract: ContractProgram) async throws(ExecutionError) -> Diagnosed<ContractRun> {
    var run = ContractRun(name: contract.name)
    let (compilation, executable) = try await verifier.buildOriginal(contract.sources)
    guard let executable else {
      run.problem = .doesNotCompile
      return Diagnosed(run, compilation.diagnostics("CodeDoesNotCompile", in: contract.sources))
    }
    defer { executable.remove() }
    var list = try await verifier.run(executable, ContractProgram.listing)
    guard list.outcome == .passed, let listing = ContractListing(list.output, of: contract) else {
      run.problem = .listsNothing
      list.output = ContractListing.rest(of: list.output, of: contract)
      return Diagnosed(run, [unlistable(contract, list)])
    }
    run.clauses = listing.clauses.map(\.name)
    run.clauseCode = contract.clauseCode
    if base.code != nil, let read = try await facts?.facts(of: contract.sources).value {
      let code = CodeBase(read)
      run.clauseHelpers = ClauseHelpers(code: code, program: contract).helpers()
      let wrong = Set(listing.conformers.filter(\.isWrong).map(\.type))
      run.wrongCopies = Dictionary(uniqueKeysWithValues: wrong.map { ($0, CopiedState(code: code).kinds(of: $0)) })
    }
    let listed = Set(listing.conformers.filter { !$0.isWrong }.map(\.type))
    run.conformerTypes = listed.sorted()
    run.missingConformers =
      base.code.map { $0.concreteTypes(below: contract.name).filter { !listed.contains($0) } } ?? []
    run.callerAware = base.code.map { CallerAwareness().types(of: listed, in: $0, base.tree) } ?? []
    run.weaklyHolding =
      base.code.map { WeakArguments(code: $0, tree: base.tree).types(of: listed, in: contract.name) } ?? []
    if let code = base.code {
      let state = UnlockedState(code: code, tree: base.tree)
      run.unlocked = state.unlockedTypes(of: listed)
      run.sharedUnlocked = state.sharedTypes(of: listed)
      run.locked = listed.filter(state.hasLock).sorted()
    }
    run.sharing = base.code.map { assembly.conformersSharingArguments($0, types: listed, on: base.side) } ?? []
    let cells = listing.conformers.indices.flatMap { row in listing.clauses.indices.map { (row, $0) } }
    let outcomes = try await answers(
      of: executable, contract.word,
      cells.map { .cell(conformer: $0.0, clause: $0.1) } + listing.conformers.indices.map { .making(conformer: $0) })
    for (row, conformer) in listing.conformers.enumerated() {
      let start = row * listing.clauses.count
      let row = ContractRun.Row(
        name: conformer.name, outcomes: Array(outcomes[start..<(start + listing.clauses.count)]), type: conformer.type)
      if conformer.isWrong { run.wrong.append(row) } else { run.conformers.append(row) }
    }
    if run.cells > 0 { run.keptAfterOthers = try await keptAfterOthers(executable, contract, listing) }
    if run.cells > 0 { run.keptUnprepared = try await keptUnprepared(executable, contract, listing) }
    if base.side == .after, run.brokenCells == 0 {
      run.mutants = try await killed(executable, contract, listing)
      run.created = try await created(executable, contract, listing)
      for way in ReplacedLiterals.Way.allCases {
        let bound = try await breaking(executable, contract, listing, changing: .literals(way))
        if way.concernsRepairs {
          run.losingUnusualValues.formUnion(bound)
        } else {
          run.boundToLiterals.formUnion(bound)
        }
      }
      run.changedByReading = try await breaking(executable, contract, listing, changing: .askedTwice)
      for change in [ClauseChange.askedBetween, .callsMoved] {
        run.changedByHistory.formUnion(try await breaking(executable, contract, listing, changing: change))
      }
      run.changedByHistory.formUnion(try await brokenWhenUsed(executable, contract, listing))
    }
    let makings = zip(listing.conformers, outcomes.suffix(listing.conformers.count))
    let unmade = makings.filter { $0.1 != .passed }.map { constructionFault(of: $0.0, $0.1) }
    return Diagnosed(run, unmade + vacuousClauses(of: run, listing))
  }

  /// Counts the conformers' mutants that compile, and those of them that a clause kills; `nil` if none compiles.
  private func killed(
    _ original: Executable, _ contract: ContractProgram, _ listing: ContractListing
  ) async throws(ExecutionError) -> ContractRun.Mutants? {
    guard let code = base.code else { return nil }
    let conformers = listing.conformers.enumerated().filter { !$0.element.isWrong }.map { ($0.offset, $0.element.type) }
    let mutants = ConformerMutants(tree: base.tree, code: code, contract: contract.name).mutants(of: conformers)
    let kills = try await mutants.boundedMap { mutant throws(ExecutionError) in
      try await isKilled(mutant, original, contract, clauses: listing.clauses.count)
    }
    let tried = kills.compactMap { $0 }
    if tried.isEmpty { return nil }
    let unnoticed = zip(mutants, kills).filter { $0.0.dropsCondition && $0.1 == false }.map(\.0.conformer)
    return ContractRun.Mutants(
      tried: tried.count, killed: tried.count { $0 },
      untestedConditions: Set(unnoticed.map { listing.conformers[$0].name }).sorted())
  }

  /// Runs the clauses on values that the code creates in other ways than the contract does; values that can't be
  /// created alone are left out, and at most `ConformerMutants.limit` are tried.
  private func created(
    _ original: Executable, _ contract: ContractProgram, _ listing: ContractListing
  ) async throws(ExecutionError) -> [ContractRun.Row] {
    guard let code = base.code else { return [] }
    let types = Set(listing.conformers.filter { !$0.isWrong }.map(\.type))
    let family = [contract.name] + code.supertypes(of: contract.name)
    let required = Set(family.flatMap { code.types[$0]?.members ?? [] }.map(\.member.name))
    let values = assembly.createdValues(of: types, required: required, on: base.side).prefix(ConformerMutants.limit)
    let rows = try await Array(values).boundedMap { value throws(ExecutionError) in
      try await row(of: value, original, contract, listing)
    }
    return rows.compactMap { $0 }
  }

  private func row(
    of value: CreatedValues.Value, _ original: Executable, _ contract: ContractProgram, _ listing: ContractListing
  ) async throws(ExecutionError) -> ContractRun.Row? {
    let program = assembly.contracts(on: base.side, adding: value, word: contract.word)
      .first { $0.name == contract.name }
    guard let program, let executable = try await verifier.buildVariant(program.sources, of: original) else {
      return nil
    }
    defer { executable.remove() }
    var row = ContractRun.Row(name: value.name, outcomes: [])
    for clause in listing.clauses.indices {
      let question = ContractProgram.Question.cell(conformer: listing.conformers.count, clause: clause)
      let run = try await verifier.run(executable, question.arguments, in: RunSetting())
      row.outcomes.append(program.word.checked(run, asked: question.numbers).outcome)
    }
    return row
  }

  /// Runs the clauses after a change, and returns the conformers that break one that another conformer keeps.
  ///
  /// A clause that all conformers break depends on its own code, such as its literals, so it doesn't count.
  private func breaking(
    _ original: Executable, _ contract: ContractProgram, _ listing: ContractListing, changing change: ClauseChange
  ) async throws(ExecutionError) -> Set<String> {
    let program = assembly.contracts(on: base.side, changing: change, word: contract.word)
      .first { $0.name == contract.name }
    let conformers = listing.conformers.indices.filter { !listing.conformers[$0].isWrong }
    guard let program, conformers.count > 1,
      let executable = try await verifier.buildVariant(program.sources, of: original)
    else {
      return []
    }
    defer { executable.remove() }
    var bound: Set<String> = []
    for clause in listing.clauses.indices {
      let breaking = try await conformers.boundedMap { conformer throws(ExecutionError) -> Int? in
        let question = ContractProgram.Question.cell(conformer: conformer, clause: clause)
        let run = try await verifier.run(executable, question.arguments, in: RunSetting())
        let outcome = program.word.checked(run, asked: question.numbers).outcome
        return outcome == .passed || outcome == .trap && !change.countsTraps ? nil : conformer
      }.compactMap { $0 }
      if breaking.count < conformers.count { bound.formUnion(breaking.map { listing.conformers[$0].name }) }
    }
    return bound
  }

  /// Runs all clauses in one process with each conformer, and returns the clauses that it keeps there, by its name.
  private func keptAfterOthers(
    _ executable: Executable, _ contract: ContractProgram, _ listing: ContractListing
  ) async throws(ExecutionError) -> [String: Set<String>] {
    let conformers = listing.conformers.indices.filter { !listing.conformers[$0].isWrong }
    let runs = try await conformers.boundedMap { conformer throws(ExecutionError) in
      try await verifier.run(executable, ContractProgram.sequence(conformer: conformer), in: RunSetting())
    }
    let kept = zip(conformers, runs).map { conformer, run in
      let broken = contract.brokenInSequence(run, conformer: conformer, clauses: listing.clauses.count)
      let clauses = listing.clauses.indices.filter { !broken.contains($0) }.map { listing.clauses[$0].name }
      return (listing.conformers[conformer].name, Set(clauses))
    }
    return Dictionary(kept) { $0.intersection($1) }
  }

  /// Runs all clauses with one value of each conformer, and returns the conformers that break one there which another
  /// conformer keeps.
  ///
  /// A clause that all conformers break expects a new value, so it doesn't count.
  private func brokenWhenUsed(
    _ original: Executable, _ contract: ContractProgram, _ listing: ContractListing
  ) async throws(ExecutionError) -> Set<String> {
    let program = assembly.contracts(on: base.side, changing: .oneValue, word: contract.word)
      .first { $0.name == contract.name }
    guard let program, let executable = try await verifier.buildVariant(program.sources, of: original) else {
      return []
    }
    defer { executable.remove() }
    let kept = try await keptAfterOthers(executable, contract, listing)
    let known = Set(kept.values.joined())
    return Set(kept.filter { !known.isSubset(of: $0.value) }.keys)
  }

  /// Runs the clauses without their common preparation, and returns those that each conformer keeps, by its name.
  private func keptUnprepared(
    _ original: Executable, _ contract: ContractProgram, _ listing: ContractListing
  ) async throws(ExecutionError) -> [String: Set<String>] {
    let program = assembly.contracts(on: base.side, changing: .unprepared, word: contract.word)
      .first { $0.name == contract.name }
    guard let program, let executable = try await verifier.buildVariant(program.sources, of: original) else {
      return [:]
    }
    defer { executable.remove() }
    var kept: [String: Set<String>] = [:]
    for (row, conformer) in listing.conformers.enumerated() where !conformer.isWrong {
      let answers = try await listing.clauses.indices.map { ContractProgram.Question.cell(conformer: row, clause: $0) }
        .boundedMap { question throws(ExecutionError) in
          let run = try await verifier.run(executable, question.arguments, in: RunSetting())
          return program.word.checked(run, asked: question.numbers).outcome == .passed
        }
      kept[conformer.name] = Set(zip(listing.clauses, answers).filter(\.1).map(\.0.name))
    }
    return kept
  }

  private func isKilled(
    _ mutant: ConformerMutants.Mutant, _ original: Executable, _ contract: ContractProgram, clauses: Int
  ) async throws(ExecutionError) -> Bool? {
    let program = assembly.contracts(on: base.side, of: mutant.tree, word: contract.word)
      .first { $0.name == contract.name }
    guard let program, let executable = try await verifier.buildVariant(program.sources, of: original) else {
      return nil
    }
    defer { executable.remove() }
    for clause in 0..<clauses {
      let question = ContractProgram.Question.cell(conformer: mutant.conformer, clause: clause)
      let run = try await verifier.run(executable, question.arguments, in: RunSetting())
      if program.word.checked(run, asked: question.numbers).outcome != .passed { return true }
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
