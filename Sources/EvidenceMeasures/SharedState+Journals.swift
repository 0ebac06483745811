import SyntaxFacts

extension SharedState {
  /// Returns the members that only write to an object, such as a journal:
  ///
  /// methods without results and closures, of a class or actor that stores neither functions nor other objects. Parts
  /// that only call such methods get no information from each other, as with a closure that returns nothing.
  func notes() -> Set<String> {
    var found: Set<String> = []
    for type in after.declaredTypes where isObject(type.name) && type.storedProperties.allSatisfy(isPlain) {
      for placed in type.members where placed.member.kind == .method && !placed.member.isStatic {
        let member = placed.member
        let isSilent = member.type.map { $0.name == "Void" || $0.description == "Tuple" } ?? true
        let isGiven = member.parameters.allSatisfy { $0.isInout != true && $0.type.functions.isEmpty }
        let isOwn = uses(in: placed).allSatisfy { use in
          guard case .member(let target) = use.target else { return true }
          return target.owner == type.name || target.owner.flatMap { after.types[$0]?.declaration } == nil
        }
        if isSilent, isGiven, isOwn { found.insert("\(type.name).\(member.signature)") }
      }
    }
    return found
  }

  /// Returns whether a property stores neither functions nor objects of the code.
  private func isPlain(_ placed: PlacedMember) -> Bool {
    guard let type = after.type(of: placed), type.functions.isEmpty else { return false }
    return type.parts.allSatisfy { part in
      let kind = after.types[part.name]?.declaration?.kind
      return kind == nil || kind == .struct || kind == .enum
    }
  }
}
