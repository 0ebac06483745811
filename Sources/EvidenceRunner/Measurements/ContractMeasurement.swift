import CaseStudyModel

/// Substitution: whether every conformer keeps every clause of the contract.
///
/// **Definition.** A cell is a conformer and a clause, run in a process of its own. Supported: all cells of the after side pass, and for
/// every clause there is a deliberately wrong conformer that breaks it. Contradicted: a cell fails, traps or doesn't end. Not shown: there
/// is no contract on the after side, or a clause that nothing breaks.
///
/// **Source.** B. Liskov and J. Wing, "A Behavioral Notion of Subtyping", 1994; the wrong conformers are mutants, as in mutation testing
/// (R. DeMillo, R. Lipton and F. Sayward, "Hints on Test Data Selection", 1978).
///
/// **Example.** Two conformers and three clauses are six cells; all pass, and a conformer that answers twice breaks "answers once": supported
/// if the other two clauses are broken by somebody too.
struct ContractMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.lsp

  func probe(_ side: ProbedSide) async throws -> Diagnosed<[ContractRun]> {
    guard let verifier = side.verifier else { return Diagnosed([]) }
    return try await ContractVerification(verifier: verifier, assembly: side.assembly, base: side.base).runs()
  }

  func evidence(in findings: StudyFindings, probed: BothSides<[ContractRun]?>) -> PrincipleEvidence {
    let contracts = probed.map { $0 ?? [] }
    let transcript =
      contracts.before.flatMap { lines(of: $0, on: .before) } + contracts.after.flatMap { lines(of: $0, on: .after) }
    guard !contracts.after.isEmpty, contracts.after.allSatisfy(\.problem.isEmpty) else {
      let reason = contracts.after.isEmpty ? "The after side has no contract." : "A contract could not be tried."
      return .notShown(reason, transcript: transcript)
    }
    let cells = contracts.map { $0.reduce(0) { $0 + $1.cells } }
    let broken = contracts.map { $0.reduce(0) { $0 + $1.brokenCells } }
    let toothless = contracts.after.flatMap(\.clausesWithoutTeeth)
    let thinned = thinnedClauses(contracts)
    let verdict: Verdict =
      broken.after > 0 ? .contradicted : !toothless.isEmpty || cells.after == 0 ? .notShown : .supported
    return PrincipleEvidence(
      verdict: verdict,
      sentence: sentence(cells: cells.after, broken: broken.after, toothless: toothless, thinned: thinned),
      measures: [
        "brokenCells": Measure(
          title: "Clauses that a conformer doesn't keep", isPrimary: true,
          before: contracts.before.isEmpty ? nil : .count(broken.before), after: .count(broken.after)),
        "cells": Measure(
          title: "Conformers times clauses", before: contracts.before.isEmpty ? nil : .count(cells.before),
          after: .count(cells.after)),
        "toothlessClauses": Measure(
          title: "Clauses that no wrong conformer breaks",
          before: contracts.before.isEmpty ? nil : .count(contracts.before.flatMap(\.clausesWithoutTeeth).count),
          after: .count(toothless.count)),
        "thinnedClauses": Measure(
          title: "Clauses of the before side without a counterpart",
          before: nil, after: contracts.before.isEmpty ? nil : .count(thinned.count)),
      ],
      tables: contracts.before.map { titled($0.table, "before") } + contracts.after.map { titled($0.table, "after") },
      transcript: transcript)
  }

  /// The clauses of the before side that no contract of the after side has under the same name: a fix often only thins the contract.
  private func thinnedClauses(_ contracts: BothSides<[ContractRun]>) -> [String] {
    let kept = Set(contracts.after.flatMap(\.clauses))
    return contracts.before.flatMap(\.clauses).filter { !kept.contains($0) }
  }

  private func titled(_ table: EvidenceTable, _ side: String) -> EvidenceTable {
    var table = table
    table.title += ", \(side)"
    return table
  }

  private func sentence(cells: Int, broken: Int, toothless: [String], thinned: [String]) -> String {
    var parts = ["\(cells - broken) of \(cells) cells of conformer and clause are kept after"]
    if !toothless.isEmpty {
      parts.append(
        "nothing breaks \(toothless.map { "“\($0)”" }.joined(separator: ", ")), which therefore proves nothing")
    }
    if !thinned.isEmpty {
      parts.append("the contract no longer has \(thinned.map { "“\($0)”" }.joined(separator: ", "))")
    }
    return parts.joined(separator: "; ") + "."
  }

  private func lines(of contract: ContractRun, on side: Side) -> [String] {
    if !contract.problem.isEmpty { return ["\(contract.name), \(side.rawValue): \(contract.problem)"] }
    return (contract.conformers + contract.wrong).flatMap { row in
      zip(contract.clauses, row.outcomes).map { "\(side.rawValue): \(row.name) × \($0): \($1.rawValue)" }
    }
  }
}
