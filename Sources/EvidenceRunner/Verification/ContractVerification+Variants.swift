import CaseStudyModel
import Subprocesses

/// Variants of a contract's program with other code or other values, which reveal faults that the program itself hides.
extension ContractVerification {
  /// Builds a variant of a contract, and passes it to a function; `nil` if there is none, or if the compiler rejects
  /// it.
  private func withVariant<Result: Sendable>(
    _ variant: ContractVariant, of original: BuiltContract,
    _ work: (BuiltContract) async throws(ExecutionError) -> Result
  ) async throws(ExecutionError) -> Result? {
    guard let built = try await build(variant, of: original) else { return nil }
    defer { built.executable.remove() }
    return try await work(built)
  }

  /// Builds a variant of a contract; `nil` if there is none, or if the compiler rejects it.
  func build(
    _ variant: ContractVariant, of original: BuiltContract
  ) async throws(ExecutionError) -> BuiltContract? {
    guard let program = assembly.variant(variant, of: original.program, on: base.side),
      let executable = try await verifier.buildVariant(program.sources, of: original.executable)
    else { return nil }
    var built = original
    built.program = program
    built.executable = executable
    return built
  }

  /// Counts the conformers' mutants that compile, and those of them that a clause kills; `nil` if none compiles.
  func killedMutants(_ contract: BuiltContract) async throws(ExecutionError) -> ContractRun.Mutants? {
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
    let unnoticed = zip(mutants, kills).filter { mutant, isKilled in mutant.dropsCondition && isKilled == false }
    let untested = Set(unnoticed.map { mutant, _ in contract.name(of: mutant.conformer) })
    return ContractRun.Mutants(
      tried: tried.count, killed: tried.count { $0 }, untestedConditions: untested.sorted())
  }

  /// Runs the clauses on values that the code creates in different ways from the contract; values that can't be
  /// created alone are left out, and at most `ConformerMutants.limit` are tried.
  func createdValues(_ contract: BuiltContract) async throws(ExecutionError) -> [ContractRun.Row] {
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
}
