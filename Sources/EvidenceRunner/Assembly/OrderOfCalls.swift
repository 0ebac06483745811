import CodeStructure

/// The code of a contract whose clauses make their queries and calls in another order or more often.
///
/// A clause that makes a value, fills it and queries it at the end shows only one of many histories. Such clauses can't
/// detect a conformer that computes an answer only at the first query, confuses the calls before a query with those
/// after it, counts calls that others don't count, or changes an answer after it has returned it. If a query changes a
/// value by definition, or its answer depends on the order or the number of calls, all conformers break the changed
/// clause.
///
/// **Definition.** In a clause with `let value = make()`, statements that begin with `value.` are calls; statements
/// `let answer = …` and the expression that the clause returns at its end are queries. The clause is changed in one of
/// six ways, in Swift only:
///
/// - Its queries also run before each of the calls.
/// - The last call before the first query is moved after that query.
/// - Its first or last call is made twice in a row.
/// - Each of its calls is made `often` times in a row. This changes the correct answer, so conformers' answers are only
///   compared with each other (`TwinConformers`).
/// - It keeps the values that its queries return before its last call; their content must be the same at the end.
/// - If a closure that it passes in a call assigns to a variable, the closure makes the same call again when it first
///   runs.
///
/// **Source.** R. W. Doong and P. G. Frankl, "The ASTOOT Approach to Testing Object-Oriented Programs", 1994: sequences
/// of calls that should be equivalent show faults which single calls hide. The definition is this project's own.
///
/// **Example.** `line.join("Ana"); line.join("Ben"); return line.next() == "Ana" && line.next() == "Ben"` becomes
/// `line.join("Ana"); return line.next() == "Ana" && { line.join("Ben"); return line.next() }() == "Ben"`.
enum OrderOfCalls {
  /// Returns the code in which queries also run between calls; `nil` if there are none.
  static func askingBetween(in code: String) -> String? {
    Reader(code).changing { clause, reader, replacements in
      for call in clause.calls {
        let queried = clause.queried.filter {
          $0.lowerBound > call.upperBound && reader.canQuery($0, before: call.lowerBound)
        }
        if queried.isEmpty { continue }
        let queries = queried.map { "_ = (" + reader.text(of: $0) + "); " }.joined()
        replacements[call.lowerBound] = queries + reader.tokens[call.lowerBound]
      }
    }
  }

  /// Returns the code in which the last call before a clause's first query comes after it; `nil` if no clause has more
  /// than one query.
  static func movingCalls(in code: String) -> String? {
    Reader(code).changing { clause, reader, replacements in
      let firstQuery = clause.queries.first?.lowerBound ?? clause.answer.lowerBound
      guard let call = clause.calls.last(where: { $0.upperBound < firstQuery }) else { return }
      let text = reader.text(of: call)
      if let query = clause.queries.first {
        replacements[query.upperBound] = reader.tokens[query.upperBound] + "; " + text
      } else {
        guard let second = reader.uses(of: clause.value, in: clause.answer).dropFirst().first else { return }
        let queried = reader.effects(in: clause.answer) + reader.text(of: second)
        for index in second { replacements[index] = "" }
        replacements[second.lowerBound] = "{ " + text + "; return " + queried + " }()"
      }
      for index in call { replacements[index] = replacements[index] ?? "" }
      // Swift has no empty statements.
      if reader.tokens[call.upperBound + 1] == ";" { replacements[call.upperBound + 1] = "" }
    }
  }

  /// Returns the code in which each clause makes its first call twice; `nil` if no clause makes one.
  static func repeatingFirstCall(in code: String) -> String? { repeating(in: code) { $0.prefix(1) } }

  /// Returns the code in which each clause makes its last call twice; `nil` if no clause makes several, because a
  /// single call is also the first one.
  static func repeatingLastCall(in code: String) -> String? { repeating(in: code) { $0.dropFirst().suffix(1) } }

  private static func repeating(
    in code: String, _ chosen: ([ClosedRange<Int>]) -> ArraySlice<ClosedRange<Int>>
  ) -> String? {
    Reader(code).changing { clause, reader, replacements in
      for call in chosen(clause.calls) {
        replacements[call.upperBound] = reader.tokens[call.upperBound] + "; " + reader.text(of: call)
      }
    }
  }

  /// Returns the code in which clauses make each of their calls many times in a row; `nil` if no clause makes one.
  static func makingCallsOften(in code: String) -> String? {
    Reader(code).changing { clause, reader, replacements in
      for call in clause.calls {
        let text = reader.text(of: call)
        for index in call { replacements[index] = "" }
        replacements[call.lowerBound] = "for _ in 0..<\(often) { " + text + " }"
      }
    }
  }

  /// Exceeds the capacity of a typical small store, and is odd, so a value that switches between two states ends in the
  /// other one.
  private static let often = 41

  /// Returns the code in which clauses also keep the answers from before the last call, and compare their content at
  /// the end; `nil` if no clause both calls and queries a value.
  static func keepingAnswers(in code: String) -> String? {
    Reader(code).changing { clause, reader, replacements in
      guard let call = clause.calls.last else { return }
      var (kept, same) = ("", "")
      for queried in clause.queried where queried.lowerBound > call.upperBound {
        for use in reader.uses(of: clause.value, in: queried) where reader.canQuery(use, before: call.lowerBound) {
          let name = "_solidsiteKept\(use.lowerBound)"
          kept += "let \(name) = (\(reader.effects(in: queried))\(reader.text(of: use))); "
          kept += "let \(name)Content = _solidsiteContent(\(name)); "
          same += ", _solidsiteContent(\(name)) == \(name)Content"
        }
      }
      if same.isEmpty { return }
      let answer = reader.text(of: clause.answer)
      for index in clause.answer { replacements[index] = "" }
      replacements[clause.answer.lowerBound] = "[(" + answer + ")" + same + "].allSatisfy { $0 }"
      replacements[call.lowerBound] = kept + reader.tokens[call.lowerBound]
    }
  }

  /// Returns the code in which closures that clauses pass to values make the same call once more, when they first run;
  /// `nil` if there are none.
  static func callingBack(in code: String) -> String? {
    Reader(code).callingFromClosures(where: CallersOfClauses.assigns) { _, call in call }
  }

  /// Returns the code in which closures that clauses pass to constant values make the next call, when they first run;
  /// `nil` if there are none. A variable may be a value that can't be used while one of its methods runs.
  static func callingOn(in code: String) -> String? {
    Reader(code).callingFromClosures { closure, tokens in
      CallersOfClauses.assigns(closure, in: tokens) || tokens[closure].contains("append")
    } next: { clause, call in
      clause.isConstant ? clause.calls.first { $0.lowerBound > call.upperBound } : nil
    }
  }

  /// The clauses of a contract's code as ranges of tokens.
  private struct Reader {
    /// A clause that makes one value and returns an expression at its end.
    struct Clause {
      /// The name of the value.
      var value: String
      /// Whether it is declared with `let`.
      var isConstant: Bool
      /// The statements that begin with the value and discard the result.
      var calls: [ClosedRange<Int>] = []
      /// The statements that begin with the value, and pass it a closure.
      var passingCalls: [ClosedRange<Int>] = []
      /// The statements that store a result of the value.
      var queries: [ClosedRange<Int>] = []
      /// The expressions that query the value.
      var queried: [ClosedRange<Int>] = []
      var answer: ClosedRange<Int>
    }

    private let code: CodeTokens

    init(_ code: String) { self.code = CodeTokens(code, in: .swift) }

    var tokens: [String] { code.texts }

    /// Returns the code with the replacements that a change makes in each clause; `nil` if there are none.
    func changing(_ change: (_ clause: Clause, _ reader: Reader, _ replacements: inout [Int: String]) -> Void)
      -> String?
    {
      var replacements: [Int: String] = [:]
      for (_, body) in ContractProgram.clauses(in: tokens) {
        if let clause = clause(in: body) { change(clause, self, &replacements) }
      }
      return code.replacing(replacements)
    }

    /// Returns the code in which closures that clauses pass to values make a call at their end, when they first run;
    /// `nil` if there are none.
    /// - Parameters:
    ///   - isChosen: returns whether a closure may get another statement; its braces are the ends of the range.
    ///   - next: returns the call to make in the closure of another one.
    func callingFromClosures(
      where isChosen: (ClosedRange<Int>, [String]) -> Bool,
      next: (_ clause: Clause, _ call: ClosedRange<Int>) -> ClosedRange<Int>?
    ) -> String? {
      changing { clause, reader, replacements in
        for call in clause.passingCalls {
          guard let opening = call.first(where: { reader.tokens[$0] == "{" }),
            let closing = reader.tokens.end(ofBracketAt: opening), closing <= call.upperBound,
            isChosen(opening...closing, reader.tokens), let made = next(clause, call)
          else { continue }
          replacements[closing] = "; if _solidsiteIsFirst(\(call.lowerBound)) { " + reader.text(of: made) + " } }"
        }
      }
    }

    func text(of range: ClosedRange<Int>) -> String { code.text(of: range) }

    /// Returns whether all names in an expression are declared before a token.
    func canQuery(_ expression: ClosedRange<Int>, before end: Int) -> Bool {
      let later = (end..<expression.lowerBound).filter { tokens[$0].isLetOrVar }.map { tokens[$0 + 1] }
      return Set(later).isDisjoint(with: tokens[expression])
    }

    /// The words by which an expression marks errors and waiting.
    func effects(in range: ClosedRange<Int>) -> String {
      ["try", "await"].filter(tokens[range].contains).map { $0 + " " }.joined()
    }

    /// Returns the members that a range asks a value for, with their arguments.
    func uses(of value: String, in range: ClosedRange<Int>) -> [ClosedRange<Int>] {
      range.filter { index in
        tokens[index] == value && index + 2 <= range.upperBound && tokens[index + 1] == "."
          && (index == range.lowerBound || tokens[index - 1] != ".")
      }.map { index in
        let hasArguments = index + 3 <= range.upperBound && tokens[index + 3] == "("
        return index...(hasArguments ? tokens.end(ofBracketAt: index + 3) ?? index + 2 : index + 2)
      }
    }

    /// Returns the clause with a body; `nil` if it can't be changed.
    private func clause(in body: Range<Int>) -> Clause? {
      let statements = ClauseStatements.ranges(in: body, of: code)
      let made = statements.compactMap { ClauseStatements.value(madeBy: $0, in: tokens) }
      guard made.count == 1, let last = statements.last, tokens[last.lowerBound] == "return", last.count > 1 else {
        return nil
      }
      let isConstant = body.contains { tokens[$0] == "let" && tokens[$0 + 1] == made[0] }
      var clause = Clause(
        value: made[0], isConstant: isConstant, answer: (last.lowerBound + 1)...last.upperBound)
      for statement in statements.dropLast() where ClauseStatements.value(madeBy: statement, in: tokens) == nil {
        let words = tokens[statement].drop { ["try", "await"].contains($0) }
        if words.starts(with: [made[0], "."]), words.contains("{") { clause.passingCalls.append(statement) }
        if words.starts(with: [made[0], "."]), words.last == ")" {
          clause.calls.append(statement)
        } else if words.first == "let", words.contains(made[0]), words.last != "{" {
          clause.queries.append(statement)
          if statement.count > 3, tokens[statement.lowerBound + 2] == "=" {
            clause.queried.append((statement.lowerBound + 3)...statement.upperBound)
          }
        }
      }
      if tokens[clause.answer].contains(made[0]) { clause.queried.append(clause.answer) }
      return clause
    }
  }
}
