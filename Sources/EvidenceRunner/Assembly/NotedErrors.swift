import CodeStructure

/// The code of a contract that notes which errors its clauses catch.
///
/// A clause such as `(try? door.open("1")) == nil` checks whether a conformer throws, not which error. But callers that
/// catch an error by name depend on which one it is.
///
/// **Definition.** In clauses, `try?` with an expression that is a chain of names, arguments and members notes the
/// error that it discards, and so does a `catch` without a pattern. The answers stay the same. Swift only.
///
/// **Source.** B. Liskov and J. Wing, "A Behavioral Notion of Subtyping", 1994: a subtype's method throws no exceptions
/// that the supertype's doesn't. The definition is this project's own.
///
/// **Example.** `(try? door.open("1")) == nil` becomes `(_solidsiteTried({ try door.open("1") })) == nil`.
enum NotedErrors {
  /// Returns the changed code; `nil` if no clause discards an error.
  static func noting(in code: String) -> String? {
    let code = CodeTokens(code, in: .swift)
    let tokens = code.texts
    guard let first = ContractProgram.clauseStarts(in: tokens).first else { return nil }
    var replacements: [Int: String] = [:]
    for index in tokens.indices.dropLast(2) where index > first {
      if tokens[index] == "catch", tokens[index + 1] == "{" {
        replacements[index + 1] = "{ _solidsiteNote(error); "
      }
      guard tokens[index] == "try", tokens[index + 1] == "?", let end = end(ofChainAfter: index + 1, in: tokens) else {
        continue
      }
      let waits = tokens[index + 2] == "await"
      replacements[index] = waits ? "await _solidsiteWaited({ try" : "_solidsiteTried({ try"
      replacements[index + 1] = ""
      replacements[end] = (replacements[end] ?? tokens[end]) + " })"
    }
    return code.replacing(replacements)
  }

  /// Returns the last token of a chain such as `await make().open("1")?.count`; `nil` if another expression follows.
  private static func end(ofChainAfter start: Int, in tokens: [String]) -> Int? {
    var index = start + 1
    if index < tokens.count, tokens[index] == "await" { index += 1 }
    guard index < tokens.count, tokens[index].first.map({ $0.isLetter || $0 == "_" }) == true, tokens[index] != "try"
    else { return nil }
    return ClauseStatements.end(ofChainFrom: index, in: tokens)
  }
}
