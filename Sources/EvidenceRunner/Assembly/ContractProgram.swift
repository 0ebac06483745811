import CaseStudyModel

/// The program that puts the conformers of one side through a contract.
///
/// Run as it is, it lists conformers and clauses (`ContractListing`); run with `arguments(conformer:clause:)`, it is one cell of
/// the matrix: it exits with 0 where the clause is kept, with 1 where it isn't, and ends otherwise where the code traps.
struct ContractProgram: Sendable, Equatable {
  /// The protocol, or the class, whose contract it is.
  var name: String
  var program: StudyProgram

  /// The words that let the program run one cell, by the numbers of conformer and clause in the list, counted from 0.
  static func arguments(conformer: Int, clause: Int) -> [String] {
    ["cell", "\(conformer)", "\(clause)"]
  }

  /// The program as one cell.
  func cell(conformer: Int, clause: Int) -> StudyProgram {
    var cell = program
    cell.arguments = Self.arguments(conformer: conformer, clause: clause)
    return cell
  }
}
