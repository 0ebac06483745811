import CaseStudyModel
import CodeStructure

/// The code of a contract whose clauses note what they ask, so that conformers can be compared beyond what the clauses
/// promise.
///
/// Two conformers that answer everything alike are twins: as far as the contract shows, callers can't tell them apart.
/// If they answer differently as soon as a clause uses another case of an enum, or one object for two arguments, then
/// its own examples hide a difference.
///
/// **Definition.** In what a clause assigns by `let` or `var` and in what it returns, each chain of names, arguments
/// and members that begins with `make()` or a variable of the clause notes the content of its value, except values that
/// are the conformer itself. Where the input changes, the names of an enum's cases without associated values are
/// replaced by those of later cases, or a second variable that would get a new value of a type gets the first one's
/// object. Swift only.
///
/// **Source.** W. McKeeman, "Differential Testing for Software", 1998. The definition is this project's own.
///
/// **Example.** `{ make().price(for: .child) == 5 }` becomes `{ _solidsiteSeen(make().price(for: .student)) == 5 }`.
struct NotedAnswers {
  /// The values that clauses pass to conformers.
  enum Input: Sendable, Hashable {
    /// The literals and objects that are written.
    case written
    /// Other cases of enums.
    case otherCases(CaseShift)
    /// One object in place of two.
    case sameObjects
  }

  var input: Input
  var language: Language?

  /// Returns the changed code; `nil` if no clause asks anything, or if no input of a clause changes.
  func noted(_ code: String) -> String? {
    guard language == .swift else { return nil }
    let read = CodeTokens(code, in: language)
    let tokens = read.texts
    var (replacements, isChanged, isNoted): ([Int: String], Bool, Bool) = ([:], input == .written, false)
    for start in ContractProgram.clauseStarts(in: tokens) {
      guard let opening = tokens[start...].firstIndex(of: "{"), let closing = tokens.end(ofBracketAt: opening) else {
        continue
      }
      let statements = ClauseStatements.ranges(in: (opening + 1)..<closing, of: tokens, read.lines)
      let changes = changes(of: statements, (opening + 1)..<closing, in: tokens)
      isChanged = isChanged || !changes.isEmpty
      replacements.merge(changes) { $1 }
      for chain in chains(in: statements, of: tokens) {
        isNoted = true
        let (first, last) = (chain.lowerBound, chain.upperBound)
        replacements[first] = "_solidsiteSeen(" + (replacements[first] ?? tokens[first])
        replacements[last] = (replacements[last] ?? tokens[last]) + ")"
      }
    }
    return isChanged && isNoted ? read.replacing(replacements) : nil
  }

  /// Returns the tokens of a clause that change with its input.
  private func changes(
    of statements: [ClosedRange<Int>], _ clause: Range<Int>, in tokens: [String]
  ) -> [Int: String] {
    switch input {
    case .written: [:]
    case .otherCases(let shift): shift.replacements(in: clause, of: tokens)
    case .sameObjects: Self.sharedObjects(of: statements, in: tokens)
    }
  }

  /// Returns the tokens that create the second value of a type, replaced by the name of the first one.
  private static func sharedObjects(of statements: [ClosedRange<Int>], in tokens: [String]) -> [Int: String] {
    var names: [String: String] = [:]
    var replacements: [Int: String] = [:]
    for statement in statements {
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

  /// Finds the chains that a clause asks.
  private func chains(in statements: [ClosedRange<Int>], of tokens: [String]) -> [ClosedRange<Int>] {
    let declared = statements.filter { ["let", "var"].contains(tokens[$0.lowerBound]) && $0.count > 3 }
    let made = Set(statements.compactMap { ClauseStatements.value(madeBy: $0, in: tokens) })
    let names = Set(declared.map { tokens[$0.lowerBound + 1] }.filter { $0.first?.isLetter == true })
    var asked = declared.compactMap { statement -> ClosedRange<Int>? in
      guard ClauseStatements.value(madeBy: statement, in: tokens) == nil,
        let equals = statement.first(where: { tokens[$0] == "=" }), equals < statement.upperBound
      else { return nil }
      return (equals + 1)...statement.upperBound
    }
    if let last = statements.last, !["let", "var"].contains(tokens[last.lowerBound]) {
      let isReturned = tokens[last.lowerBound] == "return"
      if statements.count == 1 || isReturned, !isReturned || last.count > 1 {
        asked.append((isReturned ? last.lowerBound + 1 : last.lowerBound)...last.upperBound)
      }
    }
    return asked.flatMap { range -> [ClosedRange<Int>] in
      var found: [ClosedRange<Int>] = []
      var index = range.lowerBound
      while index <= range.upperBound {
        guard isStart(index, names, in: tokens), let end = ClauseStatements.end(ofChainFrom: index, in: tokens),
          end <= range.upperBound, Self.asks(index...end, made, in: tokens)
        else {
          index += 1
          continue
        }
        found.append(index...end)
        index = end + 1
      }
      return found
    }
  }

  /// Returns whether a chain begins at a token: with a variable of the clause, or with a value that it makes.
  private func isStart(_ index: Int, _ names: Set<String>, in tokens: [String]) -> Bool {
    let isMade = tokens[index] == "make" && tokens[index + 1] == "(" && tokens[index + 2] == ")"
    guard isMade || names.contains(tokens[index]), !["&", ".", "let", "var"].contains(tokens[index - 1]) else {
      return false
    }
    return tokens[index + 1] != ":"
  }

  /// Returns whether a chain is more than the conformer itself.
  private static func asks(_ chain: ClosedRange<Int>, _ made: Set<String>, in tokens: [String]) -> Bool {
    let first = tokens[chain.lowerBound]
    return first == "make" ? chain.count > 3 : !made.contains(first) || chain.count > 1
  }
}

/// Replaces the names of an enum's cases by those of later ones; after the last one, the first one follows.
struct CaseShift: Sendable, Hashable {
  /// The names of the cases of each enum, in their order.
  var enums: [[String]]
  /// The number of cases between one and its replacement.
  var distance: Int

  /// Returns the names of cases among some tokens, with their replacements.
  ///
  /// A name that two enums have stays as it is.
  func replacements(in range: Range<Int>, of tokens: [String]) -> [Int: String] {
    let counts = enums.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    var others: [String: String] = [:]
    for cases in enums where cases.count > distance {
      for (place, name) in cases.enumerated() where counts[name] == 1 {
        others[name] = cases[(place + distance) % cases.count]
      }
    }
    var replacements: [Int: String] = [:]
    for index in range.dropFirst(2) where tokens[index - 1] == "." && tokens[index + 1] != "(" {
      let before = tokens[index - 2]
      // A name before the point is a type's, or that of a value which has a property of this name.
      let isCase = ["(", "[", ",", ":", "=", "return", "?"].contains(before) || before.first?.isUppercase == true
      if isCase, let other = others[tokens[index]] { replacements[index] = other }
    }
    return replacements
  }
}
