import CaseStudyModel
import CodeStructure

/// The code of a contract whose clauses record the answers to their queries, so that conformers can be compared beyond
/// the clauses' promises.
///
/// Two conformers with the same answers are twins: as far as the contract shows, callers can't tell them apart. If
/// their answers differ once a clause uses another kind of input, or releases the conformer, the clause's own examples
/// hide a difference.
///
/// **Definition.** In the expressions that a clause returns or assigns by `let` or `var`, each chain of names,
/// arguments and members that begins with `make()` or a variable of the clause records the content of its value, unless
/// that is the conformer itself. A change does one of four things. To change the input, it replaces the names of enum
/// cases without associated values by those of later cases, gives a second variable the first one's object instead of a
/// new value of the same type, or replaces literals (`OtherInput`). To repeat calls, a clause makes each of its calls
/// many times before its queries (`OrderOfCalls`). To mix calls, a clause first makes the calls of all clauses in other
/// orders (`MixedCalls`). To release its only conformer, a clause makes its last queries of the values that it got from
/// the conformer when nothing in the clause holds the conformer any more. Swift only.
///
/// **Source.** W. McKeeman, "Differential Testing for Software", 1998. The definition is this project's own.
///
/// **Example.** `{ make().price(for: .child) == 5 }` becomes `{ _solidsiteSeen(make().price(for: .student)) == 5 }`.
enum NotedAnswers {
  /// A clause of a contract's code.
  struct Clause {
    /// The token that begins it.
    var start: Int
    /// The tokens between the braces of its closure.
    var body: Range<Int>
    var code: CodeTokens

    var statements: [ClosedRange<Int>] { ClauseStatements.ranges(in: body, of: code) }
  }

  /// Returns the tokens of a clause that another input replaces.
  typealias Input = @Sendable (_ clause: Clause) -> [Int: String]

  /// Returns a function that changes the code of a contract so that its clauses record the answers to their queries.
  /// The function returns `nil` if no clause has a query, or if no input of a clause changes.
  /// - Parameter input: the input that replaces the original; `nil` to keep the original.
  static func noting(replacing input: Input? = nil) -> @Sendable (String) -> String? {
    { code in
      let read = CodeTokens(code, in: .swift)
      let tokens = read.texts
      var (replacements, isChanged, isNoted): ([Int: String], Bool, Bool) = ([:], input == nil, false)
      for clause in clauses(of: read) {
        let changes = input?(clause) ?? [:]
        isChanged = isChanged || !changes.isEmpty
        replacements.merge(changes) { $1 }
        for chain in chains(in: clause.statements, of: tokens) {
          isNoted = true
          let (first, last) = (chain.lowerBound, chain.upperBound)
          replacements[first] = "_solidsiteSeen(" + (replacements[first] ?? tokens[first])
          replacements[last] = (replacements[last] ?? tokens[last]) + ")"
        }
      }
      return isChanged && isNoted ? read.replacing(replacements) : nil
    }
  }

  /// Returns the code of a contract whose clauses release their only conformer before they query the values that they
  /// got from it; `nil` if no clause does.
  static func releasingConformer(in code: String) -> String? {
    let read = CodeTokens(code, in: .swift)
    return read.replacing(clauses(of: read).reduce(into: [:]) { $0.merge(releasingConformer($1)) { $1 } })
  }

  private static func clauses(of code: CodeTokens) -> [Clause] {
    ContractProgram.clauses(in: code.texts).map { Clause(start: $0.start, body: $0.body, code: code) }
  }

  /// Returns the tokens with which a clause releases its only conformer before it queries the values that it got from
  /// it; none for a clause that waits or throws, or that has no such query at its end.
  private static func releasingConformer(_ clause: Clause) -> [Int: String] {
    let (tokens, statements) = (clause.code.texts, clause.statements)
    let made = statements.filter { ClauseStatements.value(madeBy: $0, in: tokens) != nil }
    guard made.count == 1, let last = statements.last, tokens[last.lowerBound] == "return",
      let type = conformerType(before: clause.start, in: tokens),
      !last.contains(where: { ["try", "await", "{"].contains(tokens[$0]) })
    else { return [:] }
    let place = made[0].lowerBound + 1
    let conformer = tokens[place]
    func holds(_ range: ClosedRange<Int>) -> Bool { range.contains { tokens[$0] == conformer } }
    let given = Set(
      statements.filter { $0 != made[0] && tokens[$0.lowerBound] == "let" && holds($0) }
        .map { tokens[$0.lowerBound + 1] })
    let asked = chains(in: statements, of: tokens).filter { chain in
      last.contains(chain.lowerBound) && chain.count > 1 && given.contains(tokens[chain.lowerBound]) && !holds(chain)
    }
    guard !asked.isEmpty else { return [:] }
    let notes = asked.map { "_solidsiteSeen(\(clause.code.text(of: $0)))" }.joined(separator: "; ")
    var replacements: [Int: String] = [:]
    for index in last { replacements[index] = "" }
    replacements[last.lowerBound] = "\(conformer) = nil; \(notes); return true"
    // Other statements use an implicitly unwrapped value as they use the value.
    for index in (place + 1)..<(made[0].upperBound - 3) { replacements[index] = "" }
    replacements[place - 1] = "var"
    replacements[place] = "\(conformer): \(type)!"
    return replacements
  }

  /// Returns the name of the type that `make` of the nearest function before a clause returns.
  private static func conformerType(before start: Int, in tokens: [String]) -> String? {
    guard
      let make = tokens[..<start].indices.last(where: { tokens[$0] == "make" && tokens[$0 + 1] == ":" }),
      let end = tokens[make..<start].firstIndex(of: ">"), end + 1 < start, tokens[end - 1] == "-"
    else { return nil }
    return tokens[end + 1]
  }

  /// Returns the tokens that create the second value of a type, replaced by the name of the first one.
  static func sharedObjects(in clause: Clause) -> [Int: String] {
    let tokens = clause.code.texts
    var names: [String: String] = [:]
    var replacements: [Int: String] = [:]
    for statement in clause.statements {
      let start = statement.lowerBound
      guard statement.count > 5, tokens[start] == "let", tokens[start + 2] == "=",
        tokens[start + 3].first?.isUppercase == true, tokens[start + 4] == "(",
        tokens.end(ofBracketAt: start + 4) == statement.upperBound
      else { continue }
      guard let first = names[tokens[start + 3]] else {
        names[tokens[start + 3]] = tokens[start + 1]
        continue
      }
      for index in (start + 3)...statement.upperBound { replacements[index] = "" }
      replacements[start + 3] = first
    }
    return replacements
  }

  /// Finds the chains that are a clause's queries.
  private static func chains(in statements: [ClosedRange<Int>], of tokens: [String]) -> [ClosedRange<Int>] {
    let declared = statements.filter { tokens[$0.lowerBound].isLetOrVar && $0.count > 3 }
    let made = Set(statements.compactMap { ClauseStatements.value(madeBy: $0, in: tokens) })
    let names = Set(declared.map { tokens[$0.lowerBound + 1] }.filter { $0.first?.isLetter == true })
    var asked = declared.compactMap { statement -> ClosedRange<Int>? in
      guard ClauseStatements.value(madeBy: statement, in: tokens) == nil,
        let equals = statement.first(where: { tokens[$0] == "=" }), equals < statement.upperBound
      else { return nil }
      return (equals + 1)...statement.upperBound
    }
    if let last = statements.last, !tokens[last.lowerBound].isLetOrVar {
      let isReturned = tokens[last.lowerBound] == "return"
      if statements.count == 1 || isReturned, !isReturned || last.count > 1 {
        asked.append((isReturned ? last.lowerBound + 1 : last.lowerBound)...last.upperBound)
      }
    }
    return asked.flatMap { range in
      ClauseStatements.chains(in: range, of: tokens) {
        isStart($0, names, in: tokens)
      } where: {
        isQuery($0, made, in: tokens)
      }
    }
  }

  /// Returns whether a chain begins at a token: with a variable of the clause, or with a value that it makes.
  private static func isStart(_ index: Int, _ names: Set<String>, in tokens: [String]) -> Bool {
    let isMade = tokens[index] == "make" && tokens[index + 1] == "(" && tokens[index + 2] == ")"
    let before = tokens[index - 1]
    // Before an `inout` argument, the sign is alone; two of them join conditions.
    let isInout = before == "&" && tokens[index - 2] != "&"
    guard isMade || names.contains(tokens[index]), !isInout, ![".", "let", "var"].contains(before) else { return false }
    return tokens[index + 1] != ":"
  }

  /// Returns whether a chain is more than the conformer itself.
  private static func isQuery(_ chain: ClosedRange<Int>, _ made: Set<String>, in tokens: [String]) -> Bool {
    let first = tokens[chain.lowerBound]
    return first == "make" ? chain.count > 3 : !made.contains(first) || chain.count > 1
  }
}

/// Replaces the names of an enum's cases by those of later ones; the last one wraps around to the first.
struct CaseShift: Sendable, Hashable {
  /// The names of the cases of each enum, in their order.
  var enums: [[String]]
  /// The number of cases between one and its replacement.
  var distance: Int

  /// The greatest distance, because each one takes a run.
  private static let farthest = 3

  /// The shifts that change a case of some enums.
  static func all(of enums: [[String]]) -> [CaseShift] {
    let most = min(enums.map(\.count).max() ?? 0, farthest + 1)
    return (1..<max(most, 1)).map { CaseShift(enums: enums, distance: $0) }
  }

  /// Returns the names of cases in a clause, with their replacements.
  ///
  /// A name that two enums have stays as it is.
  func replacements(in clause: NotedAnswers.Clause) -> [Int: String] {
    let tokens = clause.code.texts
    let counts = enums.joined().counts
    var others: [String: String] = [:]
    for cases in enums where cases.count > distance {
      for (place, name) in cases.enumerated() where counts[name] == 1 {
        others[name] = cases[(place + distance) % cases.count]
      }
    }
    var replacements: [Int: String] = [:]
    for index in clause.body.dropFirst(2) where tokens[index - 1] == "." && tokens[index + 1] != "(" {
      let before = tokens[index - 2]
      // A name before the dot is the name of a type, or of a value that has a property with this name.
      let isCase = ["(", "[", ",", ":", "=", "return", "?"].contains(before) || before.first?.isUppercase == true
      if isCase, let other = others[tokens[index]] { replacements[index] = other }
    }
    return replacements
  }
}
