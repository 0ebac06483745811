import CodeStructure

/// The code of a contract whose clauses behave like other callers: one that continues with the first answer, and one
/// that cancels.
///
/// **Definition.** If a statement of a clause begins with `make()` or with a value that the clause makes, and passes a
/// closure that assigns to a variable, the clause is broken if the closure runs twice. An asynchronous clause that can
/// throw, and isn't only a loop over an asynchronous sequence, runs in a cancelled task; it is kept if it throws. If
/// the contract promises several answers, all conformers break the changed clause. Swift only.
///
/// **Source.** Swift Evolution SE-0300: code that resumes a continuation must do so exactly once; SE-0304: a task that
/// is cancelled throws, or returns what its function promises. The definition is this project's own.
///
/// **Example.** `loader.load { answer = $0 }` becomes `loader.load { answer = $0; _solidsiteCalled(7) }`.
enum CallersOfClauses {
  /// Returns the code in which a closure may run only once; `nil` if no clause passes one.
  static func callingOnce(in code: String) -> String? {
    let read = CodeTokens(code, in: .swift)
    let tokens = read.texts
    var replacements: [Int: String] = [:]
    for (_, body) in ContractProgram.clauses(in: tokens) {
      let statements = ClauseStatements.ranges(in: body, of: read)
      let made = statements.compactMap { ClauseStatements.value(madeBy: $0, in: tokens) } + ["make"]
      for statement in statements {
        let words = tokens[statement].drop { ["try", "await", "_", "="].contains($0) }
        guard let first = words.first, made.contains(first), words.dropFirst().first.map([".", "("].contains) == true,
          let brace = statement.first(where: { tokens[$0] == "{" }), let end = tokens.end(ofBracketAt: brace),
          end <= statement.upperBound, assigns(brace...end, in: tokens)
        else { continue }
        replacements[end] = "; _solidsiteCalled(\(brace)) }"
      }
    }
    return read.replacing(replacements)
  }

  /// Returns the code in which asynchronous clauses run in a cancelled task; `nil` if none can throw.
  static func cancelling(in code: String) -> String? {
    let read = CodeTokens(code, in: .swift)
    let tokens = read.texts
    var replacements: [Int: String] = [:]
    for (start, body) in ContractProgram.clauses(in: tokens) where start > 0 && tokens[start - 1] == "await" {
      let throwing = body.contains { tokens[$0] == "try" && tokens[$0 - 1] != "for" }
      // The clause keeps its name, by which its answers are known.
      guard throwing, let name = tokens.arguments(ofBracketAt: start + 1)?.first?.value.last else { continue }
      replacements[name] = tokens[name] + ",isCancelled:true"
    }
    return read.replacing(replacements)
  }

  /// Returns whether code assigns to a variable.
  static func assigns(_ range: ClosedRange<Int>, in tokens: [String]) -> Bool {
    range.dropFirst().dropLast().contains { index in
      tokens[index] == "=" && tokens[index + 1] != "=" && !["=", "!", "<", ">"].contains(tokens[index - 1])
    }
  }
}
