extension CodeBase {
  /// Returns the scope of a member's signature and code.
  public func scope(of placed: PlacedMember) -> NameScope {
    NameScope(
      type: placed.owner, function: placed.member.bodies.isEmpty ? nil : placed.member.signature,
      generics: genericParameters(around: placed.owner) + placed.constraints + placed.member.genericParameters)
  }

  /// Returns the generic parameters of a type and of those around it, outer before inner.
  func genericParameters(around type: String?) -> [GenericParameter] {
    NameScope(type: type).enclosing.reversed().flatMap { name in
      let outer = types[name]?.declaration
      // A protocol's primary associated types are also declared as members.
      return outer?.kind == .protocol ? [] : outer?.genericParameters ?? []
    }
  }

  /// Returns a reference with nested names, aliases, generic parameters and associated types replaced by full names.
  public func resolved(_ reference: TypeReference, in scope: NameScope) -> TypeReference {
    resolved(reference, in: scope, depth: 0)
  }

  private func resolved(_ reference: TypeReference, in scope: NameScope, depth: Int) -> TypeReference {
    // An alias may refer to itself in code that doesn't compile.
    guard depth < 20 else { return reference }
    let arguments = reference.arguments.map { resolved($0, in: scope, depth: depth + 1) }
    if let constraint = scope.generics[reference.name] {
      var outer = scope
      outer.generics[reference.name] = nil
      guard constraint.arguments.isEmpty, constraint.name == "Composition" else {
        return resolved(constraint, in: outer, depth: depth + 1)
      }
      return opaque(reference)
    }
    if reference.name == "Self", let type = scope.type { return TypeReference(type) }
    if let dot = reference.name.lastIndex(of: ".") {
      let base = resolved(TypeReference(String(reference.name[..<dot])), in: scope, depth: depth + 1).name
      let nested = String(reference.name[reference.name.index(after: dot)...])
      return meaning(of: nested, inside: base, depth: depth) ?? TypeReference("\(base).\(nested)", arguments)
    }
    for type in scope.enclosing {
      guard let found = meaning(of: reference.name, inside: type, depth: depth) else { continue }
      return found.arguments.isEmpty ? TypeReference(found.name, arguments) : found
    }
    let alias = freeMembers.first { $0.member.kind == .typeAlias && $0.member.name == reference.name }
    if let type = alias?.member.type, types[reference.name] == nil {
      return resolved(type, in: NameScope(), depth: depth + 1)
    }
    return TypeReference(reference.name, arguments)
  }

  /// Returns the meaning of a name among the types, aliases and associated types in a type and its supertypes.
  private func meaning(of name: String, inside type: String, depth: Int) -> TypeReference? {
    let isProtocol = types[type]?.isProtocol == true
    for type in [type] + supertypes(of: type) {
      if types["\(type).\(name)"] != nil { return TypeReference("\(type).\(name)") }
      let member = types[type]?.members.first {
        $0.member.name == name && ($0.member.kind == .typeAlias || $0.member.kind == .associatedType)
      }
      guard let member = member?.member else { continue }
      if let alias = member.type { return resolved(alias, in: NameScope(type: type), depth: depth + 1) }
      if let constraint = member.constraints.first {
        return resolved(constraint, in: NameScope(type: type), depth: depth + 1)
      }
      // A conformer may meet it with a type of the same name.
      if isProtocol, types[name]?.declaration != nil { return TypeReference("_") }
    }
    return nil
  }

  /// Returns a reference to an unconstrained generic parameter, which is no type of this code, even one with its name.
  private func opaque(_ reference: TypeReference) -> TypeReference {
    types[reference.name]?.declaration == nil ? reference : TypeReference("_")
  }

  /// Returns the direct and indirect supertypes of a type, nearest first, including those of other modules.
  public func supertypes(of name: String) -> [String] {
    var found: [String] = []
    var waiting = [name]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      let outer = NameScope(type: next).enclosing.dropFirst()
      for entry in types[next]?.inherited ?? [] {
        let nested = outer.map { "\($0).\(entry.name)" }.first { types[$0] != nil }
        let alias = freeMembers.first { $0.member.kind == .typeAlias && $0.member.name == entry.name }?.member.type
        let meant = nested.map { [$0] } ?? alias?.composed ?? [entry.name]
        for name in meant where !found.contains(name) {
          found.append(name)
          waiting.append(name)
        }
      }
    }
    return found
  }
}

extension TypeReference {
  /// The names of a composition, or the one name.
  fileprivate var composed: [String] {
    name == "Composition" ? arguments.map(\.name) : [name]
  }
}
