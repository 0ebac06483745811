import CodeStructure

/// The call by which all clauses of a contract prepare the value that they make.
///
/// If a conformer now needs the call, and others don't, it demands more of its callers, but clauses that always prepare
/// the value can't notice that.
///
/// **Definition.** A statement on a line of its own, `value.method(…)`, right after `let value = make()`. It is common
/// if at least two clauses begin like that, and all of these call the same method.
///
/// **Source.** B. Liskov and J. Wing, "A Behavioral Notion of Subtyping", 1994: a subtype's method has no stronger
/// precondition. The definition is this project's own.
///
/// **Example.** `let kettle = make()` and then `kettle.fill()` in each clause.
enum CommonPreparation {
  /// Returns the code of a contract without these calls; `nil` if there are none.
  static func removed(from code: String) -> String? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let tokens = lines.map { CodeTokens($0, in: .swift).texts }
    var places: [Int] = []
    var methods: Set<String> = []
    var clauses = 0
    for index in lines.indices.dropLast() {
      let made = tokens[index]
      guard !made.isEmpty, let value = ClauseStatements.value(madeBy: 0...(made.count - 1), in: made) else { continue }
      clauses += 1
      let call = tokens[index + 1]
      guard call.count > 4, call[0] == value, call[1] == ".", call[3] == "(",
        call.end(ofBracketAt: 3) == call.count - 1
      else { continue }
      places.append(index + 1)
      methods.insert(call[2])
    }
    guard places.count > 1, places.count == clauses, methods.count == 1 else { return nil }
    return lines.indices.map { places.contains($0) ? "" : lines[$0] }.joined(separator: "\n")
  }
}
