import CodeStructure

/// The code of a contract whose clauses compute their answers twice.
///
/// A conformer that changes when it is read, such as one that discards the values it has returned, keeps a clause with
/// a single query. If the query changes a value by definition, as with the next element of a queue, all conformers
/// break the clause.
///
/// **Definition.** The last `return` in a clause, with an expression that ends the clause, returns whether the
/// expression is true both times. Swift only.
///
/// **Source.** B. Meyer, "Object-Oriented Software Construction", 1988, on the separation of commands and queries:
/// asking a question must not change the answer. The definition is this project's own.
///
/// **Example.** `return log.all == ["a"]` becomes `return [(log.all == ["a"]), (log.all == ["a"])].allSatisfy { $0 }`.
enum RepeatedAnswers {
  /// Returns the changed code; `nil` if no clause ends with a `return`.
  static func repeated(in code: String) -> String? {
    let tokens = CodeTokens(code, in: .swift)
    var replacements: [Int: String] = [:]
    for (_, body) in ContractProgram.clauses(in: tokens.texts) {
      guard let answer = answer(in: body, of: tokens.texts) else { continue }
      let text = tokens.text(of: answer)
      for index in answer { replacements[index] = "" }
      replacements[answer.lowerBound] = "[(" + text + "),(" + text + ")].allSatisfy{$0}"
    }
    return tokens.replacing(replacements)
  }

  /// Returns the tokens of the expression that a clause returns at its end; `nil` for none.
  private static func answer(in body: Range<Int>, of tokens: [String]) -> ClosedRange<Int>? {
    var depth = 0
    let keyword = body.filter { index in
      depth += tokens.nesting(at: index)
      return depth == 0 && tokens[index] == "return"
    }.last
    return keyword.flatMap { $0 + 1 < body.upperBound ? ($0 + 1)...(body.upperBound - 1) : nil }
  }
}
