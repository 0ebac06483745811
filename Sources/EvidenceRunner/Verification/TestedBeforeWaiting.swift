import SourceTrees
import SyntaxFacts

/// Finds the conformers that test a variable, wait, and then change the variable as if the test still held.
///
/// Other callers run while an asynchronous member waits, even on an actor. Clauses call members one after another, so
/// they can't notice that two callers both get the last item.
///
/// **Definition.** In a member, the name of one of the type's stored variables is in the condition of an `if`, `guard`
/// or `while`, and a later token is `await`. After it, without another such condition, the variable is changed relative
/// to its old value: by an operator such as `-=`, or by a member that removes an element. Swift only.
///
/// **Source.** Swift Evolution SE-0306, "Actors", on reentrancy: "any actor-isolated state may have changed". The
/// definition is this project's own.
///
/// **Example.** `guard stock > 0 else { return false }`, `await bank.book()`, `stock -= 1`.
struct TestedBeforeWaiting: Sendable {
  var code: CodeBase
  var tree: SourceTree

  /// Returns the types with such a member, in alphabetical order.
  func types(of names: Set<String>) -> [String] {
    names.filter { name in
      guard let type = code.types[name] else { return false }
      let variables = type.storedProperties.filter { $0.member.isVariable == true }.map(\.member.name)
      return type.members.contains { placed in
        guard placed.member.body != nil else { return false }
        let tokens = tree.tokens(of: placed)
        return tokens.contains("await") && variables.contains { Self.changesLate($0, in: tokens) }
      }
    }.sorted()
  }

  private static func changesLate(_ name: String, in tokens: [String]) -> Bool {
    var (isTested, isLate) = (false, false)
    for (index, token) in tokens.enumerated() {
      if token == "await" { isLate = isTested }
      guard token == name, index > 0, tokens[index - 1] != "." || index > 1 && tokens[index - 2] == "self" else {
        continue
      }
      if isInCondition(index, in: tokens) { (isTested, isLate) = (true, false) }
      if isLate, isChanged(index, in: tokens) { return true }
    }
    return false
  }

  /// Returns whether a token is in a condition: after its keyword, and before the body.
  private static func isInCondition(_ index: Int, in tokens: [String]) -> Bool {
    let start = tokens[..<index].lastIndex { ["{", "}", "else", ";", "if", "guard", "while"].contains($0) }
    return start.map { ["if", "guard", "while"].contains(tokens[$0]) } == true
  }

  /// Returns whether a variable is changed relative to its old value.
  private static func isChanged(_ index: Int, in tokens: [String]) -> Bool {
    let next = tokens[(index + 1)...].prefix(2)
    let isOperator = next.last == "=" && next.first.map(["+", "-", "*", "/"].contains) == true
    return isOperator || next.first == "." && next.last.map(removals.contains) == true
  }

  private static let removals: Set = ["popFirst", "popLast", "remove", "removeFirst", "removeLast"]
}
