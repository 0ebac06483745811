import CaseStudyModel

/// A contract that was put to its conformers: a process for each conformer and clause.
struct ContractRun: Sendable, Equatable {
  /// The protocol or class that the conformers share.
  var name: String
  var clauses: [String]
  var conformers: [Row]
  /// Conformers that were made to break a clause.
  var wrong: [Row]
  /// Why the contract could not be tried; empty where it was.
  var problem = ""

  /// A conformer, with the outcome of each clause.
  struct Row: Sendable, Equatable {
    var name: String
    var outcomes: [RunEvidence.Outcome]
  }

  /// The clauses that no wrong conformer breaks, and that therefore prove nothing.
  var clausesWithoutTeeth: [String] {
    clauses.indices.filter { index in wrong.allSatisfy { $0.outcomes[index] == .passed } }.map { clauses[$0] }
  }

  /// The number of cells of conformers that are meant to keep the contract.
  var cells: Int { conformers.count * clauses.count }
  /// The number of those cells in which the clause is not kept.
  var brokenCells: Int { conformers.reduce(0) { $0 + $1.outcomes.count { $0 != .passed } } }

  /// The matrix of conformers and clauses.
  var table: EvidenceTable {
    let good = conformers.map { row in
      EvidenceTable.Row(name: row.name, cells: row.outcomes.map { .init(Self.word($0), isGood: $0 == .passed) })
    }
    let bad = wrong.map { row in
      EvidenceTable.Row(
        name: "\(row.name) (wrong on purpose)",
        cells: row.outcomes.map { .init($0 == .passed ? "kept" : "caught: \(Self.word($0))") })
    }
    return EvidenceTable(title: "Contract of \(name)", columns: ["Conformer"] + clauses, rows: good + bad)
  }

  private static func word(_ outcome: RunEvidence.Outcome) -> String {
    switch outcome {
    case .passed: "kept"
    case .failed: "broken"
    case .notCompiled: "doesn't compile"
    case .trap: "traps"
    case .timeOut: "never answers"
    case .overLimit: "goes beyond its limits"
    }
  }
}
