import CaseStudyModel
import SyntaxFacts

/// The parts of a divided type through which its state is threaded: each takes all of it as one value, and returns the
/// next one.
///
/// **Definition.** A type that isn't a part has a statement that passes the value of a stored variable, or of a path
/// that begins with one, to a part's function and assigns the result to the same variable; or that passes the variable
/// to a part's function `inout`. The variable is new: no divided type had one of its name and type. If two or more
/// parts get the same variable in this way, they share its whole content, whatever its type: digits of a number, fields
/// of a text, elements of an array.
///
/// **Source.** After "stamp coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974. The
/// definition is this project's own.
///
/// **Example.** `state = Crowd().entered(state)` and `state = Reminder().paid(state, 4)`, with `var state = 0`: both
/// `Crowd` and `Reminder` know what the digits of the number mean.
struct ThreadedState {
  var codes: BothSides<CodeBase>
  /// The tokens of the after side.
  var tokens: SideTokens
  /// The before side's types that two requests both edit.
  var divided: Set<String>

  /// Returns the parts that get the same variable, in alphabetical order.
  func users(among parts: Set<String>) -> [String] {
    let stored = divided.flatMap { codes.before.types[$0]?.storedProperties ?? [] }
    let former = Set(stored.map { key($0, in: codes.before) })
    var found: Set<String> = []
    for type in codes.after.declaredTypes where !parts.contains(type.name) {
      let variables = type.storedProperties.filter { $0.member.isVariable == true }
      for variable in variables where !former.contains(key(variable, in: codes.after)) {
        let users = type.members.flatMap { self.users(of: variable.member.name, in: $0, among: parts) }
        if Set(users).count > 1 { found.formUnion(users) }
      }
    }
    return found.sorted()
  }

  private func key(_ property: PlacedMember, in code: CodeBase) -> String {
    "\(property.member.name): \(code.type(of: property)?.description ?? "_")"
  }

  /// Returns the parts whose functions get a variable in a member's code, to return or to change its value.
  private func users(of variable: String, in placed: PlacedMember, among parts: Set<String>) -> [String] {
    let passing = tokens.statements(of: placed).filter { Self.passes(variable, in: $0) }
    if passing.isEmpty { return [] }
    return codes.after.uses(in: placed).compactMap { use -> String? in
      guard case .member(let target) = use.target, target.member.kind == .method else { return nil }
      let part = target.owner ?? target.member.signature
      let isCalled = passing.contains { statement in
        zip(statement, statement.dropFirst()).contains { $0 == target.member.name && $1 == "(" }
      }
      return parts.contains(part) && isCalled ? part : nil
    }
  }

  /// Returns whether a statement assigns to a variable something that is computed from its value, or passes it to be
  /// changed, as in `state = Crowd().entered(state)` and `pay(&state)`.
  static func passes(_ variable: String, in statement: [String]) -> Bool {
    let tokens = withoutSelf(statement)
    if zip(tokens, tokens.dropFirst()).contains(where: { $0 == "&" && $1 == variable }) { return true }
    guard let equals = tokens.firstIndex(of: "="), equals > 0, equals + 1 < tokens.count else { return false }
    let isOperator =
      tokens[equals + 1] == "=" || ["=", "!", "<", ">", "+", "-", "*", "/"].contains(tokens[equals - 1])
    if isOperator { return false }
    var start = equals - 1
    while start > 1, tokens[start - 1] == "." { start -= 2 }
    let target = tokens[start..<equals]
    guard target.first == variable else { return false }
    return tokens.indices.contains { index in
      index > equals && tokens[index - 1] != "." && tokens[index...].starts(with: target)
    }
  }

  /// Returns the tokens without `self.`.
  private static func withoutSelf(_ tokens: [String]) -> [String] {
    var (found, index): ([String], Int) = ([], 0)
    while index < tokens.count {
      let isSelf = tokens[index] == "self" && index + 1 < tokens.count && tokens[index + 1] == "."
      if !isSelf { found.append(tokens[index]) }
      index += isSelf ? 2 : 1
    }
    return found
  }
}
