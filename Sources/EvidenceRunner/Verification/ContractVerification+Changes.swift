import CaseStudyModel
import Subprocesses

/// The changed clauses of a contract, which reveal differences between conformers that the original ones hide.
extension ContractVerification {
  /// A variant of a contract, and the change that it makes with its choice of clauses.
  private struct ChangedContract: Sendable {
    var change: ClauseChange
    var contract: BuiltContract
  }

  /// Runs the clauses without their common preparation and, on an after side that keeps them all, with all other
  /// changes.
  func changeClauses(of contract: BuiltContract, into run: inout ContractRun) async throws(ExecutionError) {
    // A single conformer can't differ from another one.
    let isCompared = base.side == .after && run.brokenCells == 0 && contract.conformers.count > 1
    let changes =
      isCompared
      ? ClauseChange.all(
        enums: base.code?.namesOfCases ?? [],
        requirements: base.code?.parameters(forClausesOf: contract.program.name) ?? [:])
      : [ClauseChange.unprepared]
    let variants = try await variants(of: contract, changing: changes)
    // Several changes may have one program.
    let executables = Dictionary(variants.map { ($0.contract.executable.path, $0.contract.executable) }) { $1 }
    defer { for executable in executables.values { executable.remove() } }
    var written: TwinConformers.Notes?
    // The answers to the original input are needed only for comparison with later ones.
    let comparesAnswers = variants.contains { $0.change.reading == .otherAnswers }
    for (change, changed) in variants.map({ ($0.change, $0.contract) }) {
      switch change.reading {
      case .breaking(let finding): run.found[finding, default: []].formUnion(try await breaking(changed, change))
      case .differing(let finding): run.found[finding, default: []].formUnion(try await differing(changed, change))
      case .breakingAfterOthers(let finding):
        run.found[finding, default: []].formUnion(try await breakingAfterOthers(changed))
      case .unprepared: run.keptUnprepared = try await kept(changed)
      case .errors: run.caughtErrors = try await errors(changed)
      case .writtenAnswers: if comparesAnswers { written = try await answers(changed) }
      case .otherAnswers:
        guard let written else { continue }
        let differing = TwinConformers(written).differing(with: try await answers(changed))
        run.found[.unlikeTwins, default: []].formUnion(differing)
      }
    }
  }

  /// Builds one program with the changes of the clauses, and one for each change that it can't have; changes that
  /// concern no code, and those that the compiler rejects in every clause, are left out.
  private func variants(
    of original: BuiltContract, changing changes: [ClauseChange]
  ) async throws(ExecutionError) -> [ChangedContract] {
    var found: [ChangedContract] = []
    if let built = try await build(.changing(changes), of: original) {
      found = built.program.changes.map { change in
        var contract = built
        contract.choice = built.program.arguments(choosing: change)
        return ChangedContract(change: change, contract: contract)
      }
    }
    if changes.count == 1 {
      guard found.isEmpty, let literals = changes[0].literals else { return found }
      return try await variants(of: original, replacing: literals)
    }
    let others = changes.filter { change in !found.contains { $0.change == change } }
    found += try await others.boundedMap { change throws(ExecutionError) in
      try await variants(of: original, changing: [change])
    }.flatMap { $0 }
    return found
  }

  /// Builds programs with other literals in the clauses where the compiler accepts them: in one clause, for example, a
  /// number may be of a type that has no room for a larger one.
  private func variants(
    of original: BuiltContract, replacing literals: ReplacedLiterals
  ) async throws(ExecutionError) -> [ChangedContract] {
    var found: [ChangedContract] = []
    var parts = Array(0...min(original.listing.clauses.count, Self.partLimit))
    for literals in [literals] + literals.milder {
      let accepted = try await parts.boundedMap { part throws(ExecutionError) -> Bool in
        let built = try await build(.changing([.literals(literals, in: [part])]), of: original)
        built?.executable.remove()
        return built != nil
      }
      let chosen = Set(zip(parts, accepted).filter { $1 }.map { $0.0 })
      parts.removeAll(where: chosen.contains)
      let change = ClauseChange.literals(literals, in: chosen)
      guard !chosen.isEmpty, let built = try await build(.changing([change]), of: original) else { continue }
      found.append(ChangedContract(change: change, contract: built))
    }
    return found
  }

  /// The maximum number of clauses that are changed one by one.
  private static let partLimit = 40

  /// Runs changed clauses, and returns the conformers that break one that another conformer keeps.
  ///
  /// A clause that all conformers break depends on its own code, such as its literals, so it doesn't count.
  private func breaking(
    _ contract: BuiltContract, _ change: ClauseChange
  ) async throws(ExecutionError) -> Set<String> {
    var bound: Set<String> = []
    for clause in contract.listing.clauses.indices {
      let breaking = try await contract.conformers.boundedMap { conformer throws(ExecutionError) -> Int? in
        let outcome = try await contract.outcome(ofConformer: conformer, clause: clause)
        return outcome == .passed || outcome == .trap && !change.countsTraps ? nil : conformer
      }.compactMap { $0 }
      if breaking.count < contract.conformers.count { bound.formUnion(breaking.map(contract.name)) }
    }
    return bound
  }

  /// Runs changed clauses that no conformer is required to keep, and returns all conformers if they answer one
  /// differently.
  private func differing(
    _ contract: BuiltContract, _ change: ClauseChange
  ) async throws(ExecutionError) -> Set<String> {
    let breaking = try await breaking(contract, change)
    return breaking.isEmpty ? [] : Set(contract.conformers.map(contract.name))
  }

  /// Runs all clauses on the same value of each conformer, and returns the conformers that then break a clause that
  /// another conformer keeps.
  ///
  /// A clause that all conformers break expects a new value, so it doesn't count.
  private func breakingAfterOthers(_ contract: BuiltContract) async throws(ExecutionError) -> Set<String> {
    let kept = try await contract.keptInOneProcess()
    let known = Set(kept.values.joined())
    return Set(kept.filter { !known.isSubset(of: $0.value) }.keys)
  }

  /// Runs changed clauses, and returns those that each conformer keeps, by its name.
  private func kept(_ contract: BuiltContract) async throws(ExecutionError) -> [String: Set<String>] {
    var kept: [String: Set<String>] = [:]
    for conformer in contract.conformers {
      let outcomes = try await contract.outcomes(ofConformer: conformer)
      let passed = zip(contract.listing.clauses, outcomes).filter { _, outcome in outcome == .passed }
      kept[contract.name(of: conformer)] = Set(passed.map { clause, _ in clause.name })
    }
    return kept
  }

  /// Runs the clauses, and returns the errors that each of them catches from each conformer, by its name.
  private func errors(_ contract: BuiltContract) async throws(ExecutionError) -> [String: [Set<String>]] {
    var errors: [String: [Set<String>]] = [:]
    for conformer in contract.conformers {
      errors[contract.name(of: conformer)] = try await Array(contract.listing.clauses.indices).boundedMap {
        clause throws(ExecutionError) in
        let question = ContractProgram.Question.cell(conformer: conformer, clause: clause)
        return Set(contract.program.notes(in: try await contract.answer(to: question), asked: question))
      }
    }
    return errors
  }

  /// Runs the clauses, and returns the notes of each clause about each conformer, by its name; `nil` for a clause that
  /// ends with neither answer.
  private func answers(_ contract: BuiltContract) async throws(ExecutionError) -> TwinConformers.Notes {
    var notes: TwinConformers.Notes = [:]
    for conformer in contract.conformers {
      notes[contract.name(of: conformer)] = try await Array(contract.listing.clauses.indices).boundedMap {
        clause throws(ExecutionError) -> [String]? in
        let question = ContractProgram.Question.cell(conformer: conformer, clause: clause)
        let run = try await contract.answer(to: question)
        let isAnswered = run.outcome == .passed || run.outcome == .failed
        return isAnswered ? contract.program.notes(in: run, asked: question) : nil
      }
    }
    return notes
  }
}
