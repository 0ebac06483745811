import CaseStudyModel
import CodeStructure
import SourceTrees

/// The program that tests the conformers of one side against a contract.
///
/// With the arguments `listing` it prints conformers and clauses (`ContractListing`). With those of a question it
/// prints the question's word and exits with 0 for yes, or exits with 1 for no; a trap in the code ends it in another
/// way.
struct ContractProgram: Sendable, Equatable {
  /// The protocol, or the class, whose contract it is.
  var name: String
  /// The line of the contract's opening fence in the study.
  var line: Int
  var sources: ModuleSources
  /// The code of each clause as tokens, by its name: from its name to the next clause.
  var clauseCode: [String: [String]] = [:]
  /// The key that distinguishes the program's output from that of its conformers.
  var word: FinishingWord

  /// The arguments that make the program print its list.
  static let listing = ["list"]

  /// A question for one process; conformers and clauses have their numbers in the list, counted from 0.
  enum Question: Sendable {
    /// Whether the clause is kept: a cell of the matrix.
    case cell(conformer: Int, clause: Int)
    /// Whether the conformer can be constructed at all.
    case making(conformer: Int)

    /// The numbers that identify it.
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

extension ContractProgram {
  /// Returns whether the function `clauses` of a contract is asynchronous.
  static func isAsync(_ code: String, in language: Language?) -> Bool {
    let tokens = CodeTokens(code, in: language).texts
    guard let start = tokens.indices.first(where: { tokens[$0] == "func" && tokens[($0 + 1)...].first == "clauses" })
    else { return false }
    return tokens[start...].prefix { $0 != "{" }.contains("async")
  }

  /// Finds the tokens that begin a clause.
  static func clauseStarts(in tokens: [String]) -> [Int] {
    tokens.indices.filter { index in
      tokens[index] == "clause" && index + 2 < tokens.count && tokens[index + 1] == "("
        && tokens[index + 2].hasPrefix("\"")
    }
  }

  /// Divides the code of a contract at its clauses.
  static func clauseCode(in code: String, of language: Language?) -> [String: [String]] {
    let tokens = CodeTokens(code, in: language).texts
    let starts = clauseStarts(in: tokens)
    let ends = starts.dropFirst() + [tokens.endIndex]
    var code: [String: [String]] = [:]
    // In place, because copying the code of many clauses with one name would be quadratic.
    for (start, end) in zip(starts, ends) {
      code[String(tokens[start + 2].dropFirst().dropLast()), default: []] += tokens[start..<end]
    }
    return code
  }
}
