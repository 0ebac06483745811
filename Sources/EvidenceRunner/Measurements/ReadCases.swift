import EvidenceMeasures
import SyntaxFacts

/// The cases that a client reads of the values which its interfaces return.
///
/// An enum with a case for each job is an interface in another form: each client gets the answers to all jobs, and
/// takes its own. Clients that read disjoint cases of the same new enum have nothing else in common.
///
/// **Definition.** For each enum that only the after side has, with at least two cases, and that a member used by the
/// client returns, including in lists, optionals and closures: the cases that the client's code names.
///
/// **Source.** The definition is this project's own.
///
/// **Example.** `for entry in journal.entries() { if case .arrival(let guest) = entry { … } }`: of `Entry`, `arrival`.
struct ReadCases {
  var code: CodeBase
  var former: CodeBase
  var tokens: SideTokens

  /// Returns the cases that a client of several interfaces names, by their enums.
  func names(of client: String, in rows: [UsedOfOffered.Row]) -> [String: Set<String>] {
    let unit = code.units.first { $0.name == client }
    let words = (unit?.members ?? []).flatMap { tokens.statements(of: $0) }
    let named = Set(
      words.flatMap { words in zip(words, words.dropFirst()).filter { sign, _ in sign == "." }.map { $1 } })
    var found: [String: Set<String>] = [:]
    for type in rows.flatMap(returnedTypes) where former.types[type]?.declaration == nil {
      guard let declared = code.types[type], declared.declaration?.kind == .enum else { continue }
      let cases = Set(declared.members.filter { $0.member.kind == .enumCase }.map(\.member.name))
      if cases.count > 1 { found[type] = cases.intersection(named) }
    }
    return found
  }

  /// Returns whether two clients read different cases of the same enum, and none that both read.
  static func areDivided(_ first: [String: Set<String>], _ second: [String: Set<String>]) -> Bool {
    first.contains { type, cases in
      guard let others = second[type], !cases.isEmpty, !others.isEmpty else { return false }
      return cases.isDisjoint(with: others)
    }
  }

  /// Returns the types of what the members that a client uses return, or pass to its closures.
  private func returnedTypes(_ row: UsedOfOffered.Row) -> [String] {
    code.allMembers(of: row.interface).filter { row.run.contains($0.member.signature) }.flatMap { placed in
      let closures = placed.member.parameters.map(\.type).filter { $0.unwrapped.name == "Function" }
      return ([placed.member.type].compactMap { $0 } + closures)
        .map { code.resolved($0, in: code.scope(of: placed)) } + [code.type(of: placed)].compactMap { $0 }
    }.flatMap(\.names)
  }
}
