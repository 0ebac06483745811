import CaseStudyModel

/// The program that puts the conformers of one side through a contract.
///
/// Run with `listing`, it lists conformers and clauses (`ContractListing`); run with the words of a question, it says the word of that
/// question and exits with 0 where the answer is yes, exits with 1 where it is no, and ends otherwise where the code traps.
struct ContractProgram: Sendable, Equatable {
  /// The protocol, or the class, whose contract it is.
  var name: String
  /// The line of the contract's opening fence in the study.
  var line: Int
  var sources: ModuleSources
  /// What tells the program's own words from what its conformers print.
  var word: FinishingWord

  /// The words that let the program list what there is.
  static let listing = ["list"]

  /// Something that one process answers; conformers and clauses have their numbers in the list, counted from 0.
  enum Question: Sendable {
    /// Whether the clause is kept: a cell of the matrix.
    case cell(conformer: Int, clause: Int)
    /// Whether the conformer can be constructed at all.
    case making(conformer: Int)

    /// The numbers by which the program knows it.
    var numbers: [Int] {
      switch self {
      case .cell(let conformer, let clause): [conformer, clause]
      case .making(let conformer): [conformer, -1]
      }
    }

    /// The program's arguments.
    var arguments: [String] { ["cell"] + numbers.map { "\($0)" } }
  }
}
