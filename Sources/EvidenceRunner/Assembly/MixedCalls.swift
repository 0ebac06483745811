import CodeStructure

/// The code of a contract whose clauses first make the calls of all clauses in other orders.
///
/// Each clause makes a short sequence of calls on one value. A conformer that keeps every clause may still fail if the
/// sequences are combined: for example, it redoes an undone edit after a new one, or throws when only half of its state
/// has changed. No clause defines the right answer there, so conformers' answers are only compared with each other
/// (`TwinConformers`).
///
/// **Definition.** If a clause makes a single value, these are its steps: the statements that begin with the value and
/// call a member or assign to a property; and, in the expressions that the clause assigns or returns, the chains of
/// members that begin with the value or with `make()`. A step that uses another local name, contains a closure or waits
/// is left out. Before its own code, each clause makes `values` values and takes `length` steps with each, in a
/// pseudo-random order that depends only on the numbers of the clause and the value. It notes the answers, and which
/// steps throw. The clauses of a function share their steps, at most `stepLimit`. Swift only.
///
/// **Source.** K. Claessen and J. Hughes, "QuickCheck: A Lightweight Tool for Random Testing of Haskell Programs",
/// 2000; C. Pacheco and others, "Feedback-Directed Random Test Generation", 2007. The definition is this project's
/// own.
///
/// **Example.** `{ let it = make(); it.add(1); return it.sum == 1 }` and `{ let it = make(); it.undo(); … }` have the
/// steps `it.add(1)`, `it.undo()` and `it.sum`.
enum MixedCalls {
  /// The number of values with which each clause tries other orders.
  private static let values = 5
  /// The number of steps with each value.
  private static let length = 24
  /// The maximum number of different steps.
  private static let stepLimit = 40

  /// Returns the changed code; `nil` if no function has both clauses that change a value and clauses that query one.
  static func mixed(_ code: String) -> String? {
    let read = CodeTokens(code, in: .swift)
    let tokens = read.texts
    var replacements: [Int: String] = [:]
    for clauses in clausesByFunction(in: tokens) {
      var (steps, known): ([Step], Set<Step>) = ([], [])
      for clause in clauses {
        for step in Self.steps(of: clause.body, in: read) where known.insert(step).inserted { steps.append(step) }
      }
      steps = Array(steps.prefix(stepLimit))
      guard steps.contains(where: \.isCall), steps.contains(where: { !$0.isCall }) else { continue }
      for (number, clause) in clauses.enumerated() where !clause.body.isEmpty {
        let isExpression = ClauseStatements.ranges(in: clause.body, of: read).count == 1
        let first = clause.body.lowerBound
        let keyword = isExpression && tokens[first] != "return" ? "return " : ""
        replacements[first] = trials(of: steps, number: number) + keyword + tokens[first]
      }
    }
    return read.replacing(replacements)
  }

  /// A call or a question of a clause, in which `valueName` is the value.
  private struct Step: Hashable {
    var code: String
    /// Whether it changes the value rather than queries it.
    var isCall: Bool
  }

  private static let valueName = "_solidsiteMixed"

  /// Returns the statements that take steps in other orders.
  private static func trials(of steps: [Step], number: Int) -> String {
    let cases = steps.enumerated().map { number, step in "case \(number): \(step.code)\n" }
    return """
      for _solidsiteValue in 0..<\(values) {
      var \(valueName) = make()
      for _solidsiteStep in _solidsiteOrder(of: \(steps.count), length: \(length), \(number), _solidsiteValue) {
      do {
      switch _solidsiteStep {
      \(cases.joined())default: break
      }
      } catch { _solidsiteSeen("thrown") }
      }
      }

      """
  }

  /// Finds the clauses, those of one function together.
  private static func clausesByFunction(in tokens: [String]) -> [[(start: Int, body: Range<Int>)]] {
    var (found, last, index): ([[(start: Int, body: Range<Int>)]], Int?, Int) = ([], nil, 0)
    for clause in ContractProgram.clauses(in: tokens) {
      var function = last
      while index < clause.start {
        if tokens[index] == "func" { function = index }
        index += 1
      }
      if found.isEmpty || function != last { found.append([]) }
      found[found.count - 1].append(clause)
      last = function
    }
    return found
  }

  /// Returns the steps of a clause.
  private static func steps(of body: Range<Int>, in read: CodeTokens) -> [Step] {
    let tokens = read.texts
    let statements = ClauseStatements.ranges(in: body, of: read)
    let made = statements.compactMap { ClauseStatements.value(madeBy: $0, in: tokens) }
    guard made.count < 2 else { return [] }
    let names = localNames(in: body, of: tokens).subtracting(made)
    func isTaken(_ range: ClosedRange<Int>) -> Bool {
      range.allSatisfy { index in
        let token = tokens[index]
        return !["{", "await", "$"].contains(token) && !token.contains("\\(")
          && (tokens[index - 1] == "." || !names.contains(token))
      }
    }
    /// Returns the code with the value's name in place of the clause's own.
    func code(of range: ClosedRange<Int>) -> String {
      range.reduce(into: "") { code, index in
        let isValue = tokens[index] == made.first && tokens[index - 1] != "." && tokens[index + 1] != ":"
        code += isValue ? valueName : tokens[index]
        if index < range.upperBound, !read.isJoined(index) { code += " " }
      }
    }
    return statements.flatMap { statement -> [Step] in
      // A step that waits may wait forever in another order.
      if ClauseStatements.value(madeBy: statement, in: tokens) != nil { return [] }
      if tokens[statement].contains("await") { return [] }
      let effects = tokens[statement].contains("try") ? "try " : ""
      let start = statement.first { !["try", "?"].contains(tokens[$0]) } ?? statement.lowerBound
      let call = start...statement.upperBound
      if tokens[call.lowerBound] == made.first, changesValue(call, in: tokens) {
        return isTaken(call) ? [Step(code: effects + code(of: call), isCall: true)] : []
      }
      return questions(in: statement, about: made.first, of: tokens).filter(isTaken).map { question in
        let isNew = tokens[question.lowerBound] == "make"
        let rest = isNew ? (question.lowerBound + 3)...question.upperBound : question
        return Step(code: "\(effects)_solidsiteSeen(\(isNew ? valueName : "")\(code(of: rest)))", isCall: false)
      }
    }
  }

  /// Returns whether a statement that begins with a value is a call of a member, or assigns to a property.
  private static func changesValue(_ statement: ClosedRange<Int>, in tokens: [String]) -> Bool {
    guard statement.count > 3, tokens[statement.lowerBound + 1] == ".",
      let end = ClauseStatements.end(ofChainFrom: statement.lowerBound, in: tokens)
    else { return false }
    if end == statement.upperBound { return true }
    return end + 2 <= statement.upperBound && tokens[end + 1] == "=" && tokens[end + 2] != "="
  }

  /// Finds the chains of members that begin with the value, or with `make()`, in the expression that a statement
  /// assigns or returns.
  private static func questions(
    in statement: ClosedRange<Int>, about value: String?, of tokens: [String]
  ) -> [ClosedRange<Int>] {
    let isAssigned = tokens[statement.lowerBound].isLetOrVar
    let first = isAssigned ? statement.first { tokens[$0] == "=" } : statement.lowerBound
    guard let first, isAssigned || !["if", "for", "guard", "while", "do"].contains(tokens[first]) else { return [] }
    return ClauseStatements.chains(in: first...statement.upperBound, of: tokens) { index in
      let isMade = tokens[index...].prefix(4).elementsEqual(["make", "(", ")", "."])
      let isValue = tokens[index] == value && tokens[index + 1] == "."
      // One `&` passes a variable; two are an operator.
      let isPassed = tokens[index - 1] == "&" && tokens[index - 2] != "&"
      return (isMade || isValue) && !isPassed && tokens[index - 1] != "."
    }
  }

  /// Returns the names that code declares: variables, names in loops and patterns, and closures' parameters.
  private static func localNames(in range: Range<Int>, of tokens: [String]) -> Set<String> {
    var names: Set<String> = []
    for index in range where tokens[index].isLetOrVar || tokens[index] == "for" {
      let pattern = tokens[(index + 1)..<range.upperBound].prefix { !["=", "in", ":", ";"].contains($0) }
      names.formUnion(pattern.filter { $0.first?.isLetter == true })
    }
    return names
  }
}
