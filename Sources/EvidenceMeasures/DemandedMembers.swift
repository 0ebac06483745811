import SyntaxFacts

/// The members that an interface requires of its clients, but that the clients leave empty.
///
/// **Definition.** For each client, consider the protocols and classes that its used members take or store, and to
/// which the client itself, or a type that it contains or creates, conforms. Their requirements and methods are
/// demanded of the client. A demanded member is idle if every such implementation, its own or an inherited default, is
/// hollow in the sense of `HollowImplementations`. The measure is the number of idle members.
///
/// **Source.** R. C. Martin, "The Interface Segregation Principle", 1996: clients should not be forced to depend upon
/// interfaces that they do not use, here by implementing them.
///
/// **Example.** `func watch(_ listener: any Listener)`, where `Listener` requires four functions and the client that
/// passes itself leaves three of them empty: 3.
public enum DemandedMembers {
  /// Counts the idle members of each client that has any, by its name.
  public static func measure(_ code: CodeBase) -> [String: Int] {
    code.units.reduce(into: [:]) { counts, unit in
      let (demanded, implementers) = self.demanded(of: unit, in: code)
      let count = demanded.reduce(0) { sum, type in
        let own = implementers.filter { code.supertypes(of: $0).contains(type) && code.types[$0]?.isProtocol == false }
        return own.isEmpty ? sum : sum + idle(of: type, in: own.sorted(), code)
      }
      if count > 0 { counts[unit.name] = count }
    }
  }

  /// Returns the types that a client's used members take or store, and the client's types that can conform to them.
  private static func demanded(of unit: CodeUnit, in code: CodeBase) -> (types: [String], implementers: Set<String>) {
    var types: Set<String> = []
    var implementers = Set(code.types.keys.filter { $0 == unit.name || $0.hasPrefix(unit.name + ".") })
    for use in unit.members.flatMap(code.uses) {
      switch use.target {
      case .creation(let type): implementers.insert(type)
      case .member(let target) where target.owner != nil && target.owner != unit.name:
        let scope = code.scope(of: target)
        let accepted = target.member.parameters.map(\.type) + target.member.genericParameters.flatMap(\.constraints)
        let stored = target.member.parameters.isEmpty ? [code.type(of: target)].compactMap { $0 } : []
        types.formUnion((accepted + stored).flatMap { code.resolved($0, in: scope).names })
      default: break
      }
    }
    return (types.filter { code.types[$0]?.declaration != nil }.sorted(), implementers)
  }

  private static func idle(of type: String, in implementers: [String], _ code: CodeBase) -> Int {
    let family = [type] + code.supertypes(of: type)
    let members = family.compactMap { code.types[$0] }.flatMap { $0.isProtocol ? $0.requirements : $0.members }
    let signatures = Set(members.filter { $0.member.kind == .method && !$0.member.isStatic }.map(\.member.signature))
    return signatures.count { signature in
      let bodies = implementers.flatMap { name -> [CodeBody] in
        let chain = ([name] + code.supertypes(of: name)).compactMap { code.types[$0] }
        return chain.lazy.compactMap { type in
          type.members.first { $0.member.signature == signature && $0.member.body != nil }?.member.body
        }.prefix(1).map { $0 }
      }
      return !bodies.isEmpty && bodies.allSatisfy(\.shape.isHollow)
    }
  }
}
