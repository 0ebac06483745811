import CaseStudyModel

/// The list that a contract's program prints: its conformers, those that are wrong on purpose, and its clauses, in the
/// order of their numbers.
struct ContractListing: Sendable, Equatable {
  /// A type that is tested against the contract.
  struct Conformer: Sendable, Equatable {
    var name: String
    /// The full name of the type, without its module and generic arguments.
    var type: String
    /// Whether it is wrong on purpose, to break a clause.
    var isWrong: Bool
    /// The place in the study where it is listed.
    var position: SourceRange?
  }

  /// A promise of the contract.
  struct Clause: Sendable, Equatable {
    var name: String
    /// The place in the study where it is declared.
    var position: SourceRange?
  }

  private(set) var conformers: [Conformer] = []
  private(set) var clauses: [Clause] = []

  /// The numbers of the conformers that should keep the contract.
  var sound: [Int] { conformers.indices.filter { !conformers[$0].isWrong } }

  /// Parses a program's output; `nil` if the list's end is missing.
  ///
  /// Each row begins with the secret word for its number, which a conformer doesn't know.
  init?(_ output: String, of program: ContractProgram) {
    let sources = program.sources
    let rows = Self.rows(in: output, of: program)
    guard rows.last?[1] == "end" else { return nil }
    for row in rows.dropLast() {
      guard row.count == 6, let line = Int(printedPlace: row[3]) else { return nil }
      let position = sources.position(line: line, inFile: String(row[2]))
      switch row[1] {
      case "conformer", "wrong":
        conformers.append(
          Conformer(name: String(row[4]), type: Self.type(row[5]), isWrong: row[1] == "wrong", position: position))
      case "clause": clauses.append(Clause(name: String(row[4]), position: position))
      default: return nil
      }
    }
  }

  /// Returns a program's output without the list, whose words differ from run to run.
  static func rest(of output: String, of program: ContractProgram) -> String {
    let rows = Set(rows(in: output, of: program).map { $0.joined(separator: "\t") })
    return output.printedLines.filter { !rows.contains(String($0)) }.joined(separator: "\n")
  }

  /// Returns `Model.Store` for `Study.Model.Store<Swift.Int>`.
  private static func type(_ reflected: Substring) -> String {
    reflected.prefix { $0 != "<" }.split(separator: ".").dropFirst().joined(separator: ".")
  }

  private static func rows(in output: String, of program: ContractProgram) -> [[Substring]] {
    output.printedLines.reduce(into: []) { rows, line in
      let row = line.split(separator: "\t", omittingEmptySubsequences: false)
      if let first = row.first, first == program.word.text(for: [rows.count]) { rows.append(row) }
    }
  }
}
