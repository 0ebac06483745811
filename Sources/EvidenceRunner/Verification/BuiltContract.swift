import CaseStudyModel
import Subprocesses

/// A contract's program, or a variant of it, that is built and has listed its conformers and clauses.
struct BuiltContract: Sendable {
  var program: ContractProgram
  var executable: Executable
  var listing: ContractListing
  var verifier: any ProgramBuilder
  /// The arguments that choose changed clauses; none for those that are written.
  var choice: [String] = []

  /// The numbers of the conformers that should keep the contract.
  var conformers: [Int] { listing.sound }
  /// The types of these conformers.
  var types: Set<String> { Set(conformers.map { listing.conformers[$0].type }) }

  /// Returns the name of a conformer.
  func name(of conformer: Int) -> String { listing.conformers[conformer].name }

  /// Runs all clauses with a conformer, a process for each.
  func outcomes(ofConformer conformer: Int) async throws(ExecutionError) -> [RunEvidence.Outcome] {
    try await Array(listing.clauses.indices).boundedMap { clause throws(ExecutionError) in
      try await outcome(ofConformer: conformer, clause: clause)
    }
  }

  /// Runs a clause with a conformer in one environment.
  func outcome(ofConformer conformer: Int, clause: Int) async throws(ExecutionError) -> RunEvidence.Outcome {
    try await answer(to: .cell(conformer: conformer, clause: clause)).outcome
  }

  /// Runs a question in one environment.
  func answer(to question: ContractProgram.Question) async throws(ExecutionError) -> ProgramRun {
    let run = try await verifier.run(executable, choice + question.arguments)
    return program.word.checked(run, asked: question.numbers)
  }

  /// Runs each question in all environments.
  func repeatedOutcomes(
    of questions: [ContractProgram.Question]
  ) async throws(ExecutionError) -> [RunEvidence.Outcome] {
    try await questions.boundedMap { question throws(ExecutionError) in
      try await verifier.runRepeatedly(executable, choice + question.arguments) { run in
        program.word.checked(run, asked: question.numbers)
      }.outcome
    }
  }

  /// Runs all clauses in one process with each conformer, and returns the clauses that it keeps there, by its name.
  func keptInOneProcess() async throws(ExecutionError) -> [String: Set<String>] {
    let runs = try await conformers.boundedMap { conformer throws(ExecutionError) in
      try await verifier.run(executable, choice + ContractProgram.sequence(conformer: conformer))
    }
    let kept = zip(conformers, runs).map { conformer, run in
      let broken = program.brokenInSequence(run, conformer: conformer, clauses: listing.clauses.count)
      let clauses = listing.clauses.indices.filter { !broken.contains($0) }.map { listing.clauses[$0].name }
      return (name(of: conformer), Set(clauses))
    }
    return Dictionary(kept) { $0.intersection($1) }
  }
}
