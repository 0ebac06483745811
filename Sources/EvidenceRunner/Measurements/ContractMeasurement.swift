import CaseStudyModel

/// Liskov substitution: whether every conformer keeps every clause of the contract.
///
/// **Definition.** A cell is a conformer and a clause, run in a process of its own. Supported: all cells of the after side pass, and for
/// every clause there is a deliberately wrong conformer that breaks it. Contradicted: a cell fails, traps or doesn't end. Not shown: there
/// is no contract on the after side, or a clause that nothing breaks.
///
/// **Source.** B. Liskov and J. Wing, "A Behavioral Notion of Subtyping", 1994; the wrong conformers are mutants, as in mutation testing
/// (R. DeMillo, R. Lipton and F. Sayward, "Hints on Test Data Selection", 1978).
///
/// **Example.** Two conformers and three clauses are six cells; all pass, and a conformer that answers twice breaks "answers once": supported
/// if wrong conformers break the other two clauses as well.
struct ContractMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.lsp

  func probe(_ side: ProbedSide) async throws -> Diagnosed<[ContractRun]> {
    guard let verifier = side.verifier else { return Diagnosed([]) }
    return try await ContractVerification(verifier: verifier, assembly: side.assembly, base: side.base).runs()
  }

  func evidence(in findings: StudyFindings, probed: BothSides<[ContractRun]?>) -> PrincipleEvidence {
    let contracts = probed.map { $0 ?? [] }
    if contracts.after.isEmpty { return .notShown("noContract", transcript: problems(of: contracts)) }
    guard contracts.after.allSatisfy({ $0.problem == nil }) else {
      return .notShown("untried", transcript: problems(of: contracts))
    }
    let cells = contracts.map { $0.reduce(0) { $0 + $1.cells } }
    let broken = contracts.map { $0.reduce(0) { $0 + $1.brokenCells } }
    let vacuous = contracts.map { $0.flatMap(\.vacuousClauses) }
    let dropped = droppedClauses(contracts)
    let verdict: Verdict =
      broken.after > 0 ? .contradicted : !vacuous.after.isEmpty || cells.after == 0 ? .notShown : .supported
    let hadContract = !contracts.before.isEmpty
    return PrincipleEvidence(
      verdict: verdict,
      reasons: reasons(cells: cells.after, broken: broken.after, vacuous: vacuous.after, dropped: dropped),
      measures: [
        "brokenCells": .count(before: hadContract ? broken.before : nil, after: broken.after, isPrimary: true),
        "cells": .count(before: hadContract ? cells.before : nil, after: cells.after),
        "vacuousClauses": .count(before: hadContract ? vacuous.before.count : nil, after: vacuous.after.count),
        "droppedClauses": .count(before: nil, after: hadContract ? dropped.count : nil),
      ],
      tables: contracts.before.map { $0.table(of: .before) } + contracts.after.map { $0.table(of: .after) },
      transcript: problems(of: contracts))
  }

  /// Returns the clauses of the before side that no contract of the after side has under the same name, as a fix often only weakens
  /// the contract.
  private func droppedClauses(_ contracts: BothSides<[ContractRun]>) -> [String] {
    let kept = Set(contracts.after.flatMap(\.clauses))
    return contracts.before.flatMap(\.clauses).filter { !kept.contains($0) }
  }

  private func reasons(cells: Int, broken: Int, vacuous: [String], dropped: [String]) -> [EvidencePhrase] {
    var reasons = [
      broken == 0
        ? EvidencePhrase.text("allKept", ["count": .count(cells)])
        : .text("broken", ["count": .count(cells), "broken": .count(broken)])
    ]
    for (key, clauses) in [("vacuous", vacuous), ("dropped", dropped)] where !clauses.isEmpty {
      reasons.append(.text(key, ["count": .count(clauses.count), "clauses": .names(clauses)]))
    }
    return reasons
  }

  private func problems(of contracts: BothSides<[ContractRun]>) -> [EvidencePhrase] {
    Side.allCases.flatMap { side in
      contracts[side].compactMap { contract in
        contract.problem.map { .text($0.rawValue, ["name": .name(contract.name), "side": .text(side.rawValue)]) }
      }
    }
  }
}
