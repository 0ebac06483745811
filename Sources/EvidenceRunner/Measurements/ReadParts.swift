import EvidenceMeasures
import SyntaxFacts

/// The cases or properties that a client reads of the values which its interfaces return or fill in.
///
/// An enum with a case for each job is an interface in another form: each client gets the answers for all jobs and
/// picks its own. The same goes for a structure with a field for each job. If clients read disjoint parts of the same
/// new type, they have nothing else in common.
///
/// **Definition.** For each enum or type without methods and closures that only the after side has, with at least two
/// cases or stored properties, and that a member used by the client returns or takes as an `inout` parameter or an
/// object, including in lists, optionals and closures: the cases or stored properties that the client's code names. A
/// type with methods or closures is measured as an interface.
///
/// **Source.** The definition is this project's own.
///
/// **Examples.** `for entry in journal.entries() { if case .arrival(let guest) = entry { … } }`: of `Entry`, `arrival`.
/// `desk.fill(&form)` and then `form.rent`: of `Form`, `rent`.
struct ReadParts {
  var code: CodeBase
  var former: CodeBase
  var tokens: SideTokens

  /// Returns the cases and properties that a client of several interfaces names, by their types.
  func names(of client: String, in rows: [UsedOfOffered.Row]) -> [String: Set<String>] {
    let unit = code.units.first { $0.name == client }
    let words = (unit?.members ?? []).flatMap { tokens.statements(of: $0) }
    let named = Set(
      words.flatMap { words in zip(words, words.dropFirst()).filter { sign, _ in sign == "." }.map { $1 } })
    var found: [String: Set<String>] = [:]
    for type in rows.flatMap(returnedTypes) where former.types[type]?.declaration == nil {
      let parts = parts(of: type)
      if parts.count > 1 { found[type] = parts.intersection(named) }
    }
    return found
  }

  /// Returns the new types with several stored properties whose values a client's used members pass to its closures as
  /// `inout` parameters, so that it can change all of them.
  func typesLent(in rows: [UsedOfOffered.Row]) -> Set<String> {
    let closures = rows.flatMap(usedMembers).flatMap { placed in
      placed.member.parameters.map { code.resolved($0.type, in: code.scope(of: placed)).unwrapped }
    }.filter { $0.name == "Function" }
    let lent = closures.flatMap { $0.arguments.dropFirst() }.filter { $0.name == "Inout" }.flatMap(\.names)
    return Set(lent).filter { name in
      former.types[name]?.declaration == nil && (code.types[name]?.storedProperties.count ?? 0) > 1
    }
  }

  /// Returns the cases of an enum, or the stored properties of a type without methods and closures; none for others.
  private func parts(of name: String) -> Set<String> {
    guard let type = code.types[name], let declaration = type.declaration, !type.isProtocol else { return [] }
    let all = type.members.map(\.member)
    if declaration.kind == .enum { return Set(all.filter { $0.kind == .enumCase }.map(\.name)) }
    let members = all.filter { !$0.isStatic }
    let stored = members.filter { $0.kind == .storedProperty }
    let isPlain =
      !members.contains { $0.kind == .method || $0.kind == .subscript }
      && !stored.contains { $0.type?.unwrapped.name == "Function" }
    return isPlain ? Set(stored.map(\.name)) : []
  }

  /// Returns whether two clients read different parts of the same type, and none that both read.
  static func areDivided(_ first: [String: Set<String>], _ second: [String: Set<String>]) -> Bool {
    first.contains { type, cases in
      guard let others = second[type], !cases.isEmpty, !others.isEmpty else { return false }
      return cases.isDisjoint(with: others)
    }
  }

  /// Returns the types that a client's used members return, pass to its closures, or can write to.
  private func returnedTypes(_ row: UsedOfOffered.Row) -> [String] {
    usedMembers(row).flatMap { placed in
      let ways = placed.member.parameters.filter { parameter in
        parameter.isInout == true || parameter.type.unwrapped.name == "Function"
          || code.types[parameter.type.unwrapped.name]?.declaration?.kind == .class
      }
      return ([placed.member.type].compactMap { $0 } + ways.map(\.type))
        .map { code.resolved($0, in: code.scope(of: placed)) } + [code.type(of: placed)].compactMap { $0 }
    }.flatMap(\.names)
  }

  private func usedMembers(_ row: UsedOfOffered.Row) -> [PlacedMember] {
    code.allMembers(of: row.interface).filter { row.run.contains($0.member.signature) }
  }
}
