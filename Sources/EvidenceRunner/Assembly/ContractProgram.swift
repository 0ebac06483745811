import CaseStudyModel
import CodeStructure

/// The program that tests the conformers of one side against a contract.
///
/// With the arguments `listing`, it prints conformers and clauses (`ContractListing`). With the arguments of a
/// question, it prints the question's word and exits with 0 for yes, or exits with 1 for no; a trap in the code ends it
/// differently. With the arguments of a sequence, it prints a word for each clause that is kept after the others. An
/// argument before these chooses changed clauses.
struct ContractProgram: Sendable, Equatable {
  /// The protocol, or the class, whose contract it is.
  var name: String
  /// The line of the contract's opening fence in the study.
  var line: Int
  var sources: ModuleSources
  /// The code of each clause as tokens, by its name: from its name to the next clause. The rest of the contract's code
  /// has `nameOfRest`.
  var clauseCode: [String: [String]] = [:]
  /// The changes that each have a copy of the clauses in the program, next to the clauses as written.
  var changes: [ClauseChange] = []
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
  /// The number of times that a sequence evaluates each clause; more than one, so that the first clause also runs after
  /// the others.
  static let roundsOfSequence = 2

  /// Returns the arguments that make the program evaluate all clauses with one conformer, one after another.
  static func sequence(conformer: Int) -> [String] { ["sequence", "\(conformer)"] }

  /// Returns the arguments that precede those of a question about changed clauses.
  func arguments(choosing change: ClauseChange) -> [String] {
    changes.firstIndex(of: change).map { ["variant=\($0 + 1)"] } ?? []
  }

  /// Returns the notes of a question's clause, in order: the names of errors, or the content of values.
  func notes(in run: ProgramRun, asked question: Question) -> [String] {
    let start = word.text(for: question.numbers + [1]) + "\t"
    return run.output.printedLines.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  /// Returns the clauses that the sequence's output doesn't report as kept in every round; only the first one if the
  /// sequence didn't finish.
  func brokenInSequence(_ run: ProgramRun, conformer: Int, clauses: Int) -> Set<Int> {
    let words = Set(run.output.printedLines)
    let broken = (0..<(clauses * Self.roundsOfSequence)).filter { number in
      !words.contains(Substring(word.text(for: [conformer, number, 0])))
    }
    let counted = run.outcome == .passed ? broken[...] : broken.prefix(1)
    return Set(counted.map { $0 % clauses })
  }

  /// Returns renamed copies of the functions that contain a contract's clauses, so that a program can have several;
  /// `nil` if clauses are outside functions.
  /// - Parameter prefix: the beginning of the names.
  static func functionsOfClauses(namedWith prefix: String, in code: String) -> String? {
    let code = CodeTokens(code, in: .swift)
    let tokens = code.texts
    let functions = functionsOfClauses(in: tokens)
    let isComplete = clauseStarts(in: tokens).allSatisfy { start in functions.contains { $0.range.contains(start) } }
    let names = Set(functions.map { tokens[$0.name] })
    guard isComplete, names.contains("clauses") else { return nil }
    let renamed = code.replacing { index, token in
      names.contains(token) && (index == 0 || tokens[index - 1] != ".") ? prefix + token : nil
    }
    let copy = CodeTokens(renamed, in: .swift)
    return functions.map { copy.text(of: $0.range) + "\n" }.joined()
  }

  /// Returns the tokens outside the functions of a contract's code that have its clauses.
  static func restOfClauses(in code: String) -> [String] {
    var tokens = CodeTokens(code, in: .swift).texts
    for function in functionsOfClauses(in: tokens).reversed() { tokens.removeSubrange(function.range) }
    return tokens
  }

  private static func functionsOfClauses(in tokens: [String]) -> [(name: Int, range: ClosedRange<Int>)] {
    let starts = clauseStarts(in: tokens)
    return functions(in: tokens).filter { function in
      tokens[function.name] == "clauses" || starts.contains(where: function.range.contains)
    }
  }

  /// Finds the functions outside types: the token of each one's name, and its tokens with those of its attributes.
  private static func functions(in tokens: [String]) -> [(name: Int, range: ClosedRange<Int>)] {
    var found: [(name: Int, range: ClosedRange<Int>)] = []
    var index = 0
    while index < tokens.count {
      if tokens[index] == "{" { index = tokens.end(ofBracketAt: index) ?? index }
      guard tokens[index] == "func", index + 1 < tokens.count,
        let parameters = tokens[index...].firstIndex(of: "("), let last = tokens.end(ofBracketAt: parameters),
        let opening = tokens[last...].firstIndex(of: "{"), let end = tokens.end(ofBracketAt: opening)
      else {
        index += 1
        continue
      }
      var start = index
      while start > 1, tokens[start - 2] == "@" { start -= 2 }
      found.append((index + 1, start...end))
      index = end + 1
    }
    return found
  }

  /// Finds the tokens that begin a clause.
  static func clauseStarts(in tokens: [String]) -> [Int] {
    tokens.indices.filter { index in
      tokens[index] == "clause" && index + 2 < tokens.count && tokens[index + 1] == "("
        && (index == 0 || ![".", "case", "func"].contains(tokens[index - 1]))
    }
  }

  /// Returns the name of the clause that begins at a token; `nil` if it isn't a plain literal.
  private static func writtenName(ofClauseAt start: Int, in tokens: [String]) -> String? {
    let literal = tokens[start + 2]
    let signs = literal.prefix { $0 == "#" }
    let text = literal.dropFirst(signs.count).dropLast(signs.count)
    let isPlain = text.count > 1 && text.first == "\"" && !text.hasPrefix("\"\"\"") && !text.contains("\\" + signs)
    guard isPlain, start + 3 < tokens.count, [")", ","].contains(tokens[start + 3]) else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Finds the clauses: the token that begins each, and the tokens between the braces of its closure.
  static func clauses(in tokens: [String]) -> [(start: Int, body: Range<Int>)] {
    clauseStarts(in: tokens).compactMap { start in
      guard let end = tokens.end(ofBracketAt: start + 1) else { return nil }
      // Without a closure of its own, the next brace would be that of other code.
      let inBrackets = tokens[start...end].firstIndex(of: "{")
      let opening = inBrackets ?? end + 1
      guard opening < tokens.count, tokens[opening] == "{", let closing = tokens.end(ofBracketAt: opening) else {
        return nil
      }
      return (start, (opening + 1)..<closing)
    }
  }

  /// The name of the code outside clauses with written names. No clause has it, because names have no line breaks.
  static let nameOfRest = "\n"

  /// Divides the code of a contract at its clauses.
  static func clauseCode(in code: String) -> [String: [String]] {
    let tokens = CodeTokens(code, in: .swift).texts
    let starts = clauseStarts(in: tokens)
    let ends = starts.dropFirst() + [tokens.endIndex]
    var code = [nameOfRest: Array(tokens[..<(starts.first ?? tokens.endIndex)])]
    // In place, because copying the code of many clauses with one name would be quadratic.
    for (start, end) in zip(starts, ends) {
      code[writtenName(ofClauseAt: start, in: tokens) ?? nameOfRest, default: []] += tokens[start..<end]
    }
    return code
  }

  /// Returns the code of clauses with the names that they have in a run. A name that is computed may belong to any code
  /// without a written one.
  func code(ofClauses names: [String]) -> [String: [String]] {
    let codes = names.map { ($0, clauseCode[$0] ?? clauseCode[Self.nameOfRest] ?? []) }
    return Dictionary(codes) { first, _ in first }
  }
}
