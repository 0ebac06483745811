import CaseStudyModel

/// What a contract's program lists: its conformers, those that are wrong on purpose, and its clauses, in the order of their
/// numbers.
struct ContractListing: Sendable, Equatable {
  /// A type that is put through the contract.
  struct Conformer: Sendable, Equatable {
    var name: String
    /// Whether it was made to break a clause.
    var isWrong: Bool
    /// Where it is listed in the study.
    var position: SourceRange?
  }

  /// A question of the contract.
  struct Clause: Sendable, Equatable {
    var name: String
    /// Where it is asked in the study.
    var position: SourceRange?
  }

  private(set) var conformers: [Conformer] = []
  private(set) var clauses: [Clause] = []

  /// Reads what the program printed; `nil` where it didn't come to the list's end.
  /// - Parameter sources: the program's files, for the way back to the study.
  init?(_ output: String, sources: ModuleSources) {
    let rows = output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
      .filter { $0.first == "contract" }
    guard let end = rows.last, end.count == 2, end[1] == "end" else { return nil }
    for row in rows.dropLast() {
      guard row.count == 5, let line = Int(row[3]) else { return nil }
      let position = sources.position(line: line, inFile: String(row[2]))
      switch row[1] {
      case "conformer": conformers.append(Conformer(name: String(row[4]), isWrong: false, position: position))
      case "wrong": conformers.append(Conformer(name: String(row[4]), isWrong: true, position: position))
      case "clause": clauses.append(Clause(name: String(row[4]), position: position))
      default: return nil
      }
    }
  }
}
