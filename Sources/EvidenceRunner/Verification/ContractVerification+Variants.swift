import CaseStudyModel
import EvidenceMeasures
import Subprocesses

/// The variants of a contract's program, which show what the program itself hides.
extension ContractVerification {
  /// Runs the variants of a contract that all conformers keep.
  func tryVariants(of contract: BuiltContract, into run: inout ContractRun) async throws(ExecutionError) {
    run.mutants = try await killedMutants(contract)
    run.created = try await createdValues(contract)
    for way in ReplacedLiterals.Way.allCases {
      let bound = try await breaking(contract, after: .literals(way))
      if way.concernsRepairs {
        run.losingUnusualValues.formUnion(bound)
      } else {
        run.boundToLiterals.formUnion(bound)
      }
    }
    run.changedByReading = try await breaking(contract, after: .askedTwice)
    for change in [ClauseChange.askedBetween, .callsMoved] {
      run.changedByHistory.formUnion(try await breaking(contract, after: change))
    }
    run.changedByHistory.formUnion(try await brokenWhenUsed(contract))
  }

  /// Runs the clauses without their common preparation, and returns those that each conformer keeps, by its name; none
  /// for clauses without one.
  func keptUnprepared(_ contract: BuiltContract) async throws(ExecutionError) -> [String: Set<String>] {
    try await withVariant(.changing(.unprepared), of: contract) {
      variant throws(ExecutionError) -> [String: Set<String>] in
      var kept: [String: Set<String>] = [:]
      for conformer in variant.conformers {
        let outcomes = try await variant.outcomes(ofConformer: conformer)
        let isKept = zip(variant.listing.clauses, outcomes).filter { $0.1 == .passed }
        kept[variant.name(of: conformer)] = Set(isKept.map(\.0.name))
      }
      return kept
    } ?? [:]
  }

  /// Builds a variant of a contract, and works with it; `nil` if there is none, or if the compiler rejects it.
  private func withVariant<Result: Sendable>(
    _ variant: ContractVariant, of original: BuiltContract,
    _ work: (BuiltContract) async throws(ExecutionError) -> Result
  ) async throws(ExecutionError) -> Result? {
    guard let program = assembly.variant(variant, of: original.program, on: base.side),
      let executable = try await verifier.buildVariant(program.sources, of: original.executable)
    else { return nil }
    defer { executable.remove() }
    var built = original
    built.program = program
    built.executable = executable
    return try await work(built)
  }

  /// Counts the conformers' mutants that compile, and those of them that a clause kills; `nil` if none compiles.
  private func killedMutants(_ contract: BuiltContract) async throws(ExecutionError) -> ContractRun.Mutants? {
    guard let code = base.code else { return nil }
    let conformers = contract.conformers.map { ($0, contract.listing.conformers[$0].type) }
    let mutants = ConformerMutants(tree: base.tree, code: code, contract: contract.program.name).mutants(of: conformers)
    let kills = try await mutants.boundedMap { mutant throws(ExecutionError) -> Bool? in
      try await withVariant(.mutated(mutant.tree), of: contract) { variant throws(ExecutionError) -> Bool in
        for clause in variant.listing.clauses.indices {
          if try await variant.outcome(ofConformer: mutant.conformer, clause: clause) != .passed { return true }
        }
        return false
      }
    }
    let tried = kills.compactMap { $0 }
    if tried.isEmpty { return nil }
    let unnoticed = zip(mutants, kills).filter { $0.0.dropsCondition && $0.1 == false }
    let untested = Set(unnoticed.map { contract.name(of: $0.0.conformer) })
    return ContractRun.Mutants(
      tried: tried.count, killed: tried.count { $0 }, untestedConditions: untested.sorted())
  }

  /// Runs the clauses on values that the code creates in other ways than the contract does; values that can't be
  /// created alone are left out, and at most `ConformerMutants.limit` are tried.
  private func createdValues(_ contract: BuiltContract) async throws(ExecutionError) -> [ContractRun.Row] {
    guard let code = base.code else { return [] }
    let family = [contract.program.name] + code.supertypes(of: contract.program.name)
    let required = Set(family.flatMap { code.types[$0]?.members ?? [] }.map(\.member.name))
    let values = assembly.createdValues(of: contract.types, required: required, on: base.side)
    let rows = try await Array(values.prefix(ConformerMutants.limit)).boundedMap {
      value throws(ExecutionError) -> ContractRun.Row? in
      try await withVariant(.adding(value), of: contract) { variant throws(ExecutionError) -> ContractRun.Row in
        // The value follows the conformers in the variant's list.
        let outcomes = try await variant.outcomes(ofConformer: variant.listing.conformers.count)
        return ContractRun.Row(name: value.name, outcomes: outcomes)
      }
    }
    return rows.compactMap { $0 }
  }

  /// Runs the clauses after a change, and returns the conformers that break one that another conformer keeps.
  ///
  /// A clause that all conformers break depends on its own code, such as its literals, so it doesn't count.
  private func breaking(
    _ contract: BuiltContract, after change: ClauseChange
  ) async throws(ExecutionError) -> Set<String> {
    let conformers = contract.conformers
    if conformers.count < 2 { return [] }
    let variant = ContractVariant.changing(change)
    return try await withVariant(variant, of: contract) { variant throws(ExecutionError) -> Set<String> in
      var bound: Set<String> = []
      for clause in variant.listing.clauses.indices {
        let outcomes = try await conformers.boundedMap { conformer throws(ExecutionError) in
          try await variant.outcome(ofConformer: conformer, clause: clause)
        }
        let breaking = zip(conformers, outcomes).filter { _, outcome in
          outcome != .passed && (outcome != .trap || change.countsTraps)
        }
        if breaking.count < conformers.count { bound.formUnion(breaking.map { variant.name(of: $0.0) }) }
      }
      return bound
    } ?? []
  }

  /// Runs all clauses with one value of each conformer, and returns the conformers that break one there which another
  /// conformer keeps.
  ///
  /// A clause that all conformers break expects a new value, so it doesn't count.
  private func brokenWhenUsed(_ contract: BuiltContract) async throws(ExecutionError) -> Set<String> {
    try await withVariant(.changing(.oneValue), of: contract) { variant throws(ExecutionError) -> Set<String> in
      let kept = try await variant.keptInOneProcess()
      let known = Set(kept.values.joined())
      return Set(kept.filter { !known.isSubset(of: $0.value) }.keys)
    } ?? []
  }
}
