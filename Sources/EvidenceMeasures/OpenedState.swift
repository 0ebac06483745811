import SyntaxFacts

/// The types whose state a refactoring exposes to several other declarations.
///
/// **Definition.** A type that both sides have is opened if it stores a property that only its own members use before,
/// and that members of at least two other types (nested ones included) or free functions use after. The code was
/// divided, but the state that it works on wasn't. Using a member that only reads or sets a property counts as using
/// the property, and using a protocol's requirement counts as using the properties of the conformers that meet it. If
/// state of the type moves into a new class or actor without methods that compute anything, and at least two others use
/// each of its properties, the type is opened to them as well. The same applies if it stores a dictionary or a tuple in
/// place of properties, and at least two others take or store one of the same type.
///
/// **Source.** After "feature envy" and "inappropriate intimacy" in M. Fowler, "Refactoring", 1999, chapter 3; shared
/// objects are the "common coupling" of W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974. The count
/// is this project's own.
///
/// **Example.** `Clinic` stores `owed`, and bills and reminds people itself. After, `Billing` and `Reminders` are
/// functions that take a `Clinic` and use its `owed`: `Clinic` is opened to the two.
public enum OpenedState {
  /// Returns the names of the other declarations, in alphabetical order, by the name of each type that is opened.
  public static func measure(from before: CodeBase, to after: CodeBase) -> [String: [String]] {
    let own = Set(users(in: before).filter { $0.value == [$0.key.owner] }.keys)
    let latter = users(in: after)
    let kept = Set(after.declaredTypes.flatMap(storedProperties))
    let movedFrom = Set(own.filter { !kept.contains($0) }.map(\.owner))
    let direct = own.map { (owner: $0.owner, users: latter[$0] ?? []) }
    let uses =
      direct + holders(ofStateOf: movedFrom, users: latter, from: before, to: after)
      + bags(ofStateOf: movedFrom, from: before, to: after)
    var opened: [String: Set<String>] = [:]
    for (owner, users) in uses {
      let others = users.subtracting([owner])
      if others.count > 1 { opened[owner, default: []].formUnion(others) }
    }
    return opened.mapValues { $0.sorted() }
  }

  /// Returns each owner whose state may have moved to a new object, with those that use the object.
  private static func holders(
    ofStateOf owners: Set<String>, users: [Property: Set<String>], from before: CodeBase, to after: CodeBase
  ) -> [(owner: String, users: Set<String>)] {
    after.declaredTypes.filter { before.types[$0.name] == nil && isHolder($0) }.flatMap { holder in
      let usersOfEach = storedProperties(of: holder).map { (users[$0] ?? []).subtracting([holder.name]) }
      let all = usersOfEach.reduce(into: Set<String>()) { $0.formUnion($1) }
      guard usersOfEach.count > 1, usersOfEach.allSatisfy({ $0.count > 1 }) else { return [(String, Set<String>)]() }
      return owners.filter { all.contains($0) || after.types[$0]?.declaration == nil }.map { ($0, all) }
    }
  }

  /// Returns each owner that stores a dictionary or a tuple in place of properties, with those that take or store one.
  private static func bags(
    ofStateOf owners: Set<String>, from before: CodeBase, to after: CodeBase
  ) -> [(owner: String, users: Set<String>)] {
    owners.flatMap { owner in
      let added = types(storedBy: owner, in: after).subtracting(types(storedBy: owner, in: before))
      return added.filter { $0.name == "Dictionary" || $0.name == "Tuple" }.map { bag in
        (owner, takers(of: bag, in: after))
      }
    }
  }

  private struct Property: Hashable {
    var owner: String
    var name: String
  }

  /// Finds the types and free functions that use each stored property.
  private static func users(in code: CodeBase) -> [Property: Set<String>] {
    var users: [Property: Set<String>] = [:]
    for unit in code.units where unit.kind != .statements {
      for placed in unit.members {
        for use in code.uses(in: placed) {
          guard case .member(let target) = use.target else { continue }
          for property in properties(usedBy: target, in: code) { users[property, default: []].insert(unit.name) }
        }
      }
    }
    return users
  }

  /// Returns the stored properties that the use of a member amounts to.
  private static func properties(usedBy target: PlacedMember, in code: CodeBase) -> [Property] {
    guard let owner = target.owner, let type = code.types[owner] else { return [] }
    guard type.isProtocol, !target.isInExtension else {
      return property(of: target, in: code).map { [$0] } ?? []
    }
    return code.declaredTypes.filter { !$0.isProtocol && code.supertypes(of: $0.name).contains(owner) }
      .compactMap { conformer in
        let met = conformer.members.first { $0.member.signature == target.member.signature }
        return met.flatMap { property(of: $0, in: code) }
      }
  }

  /// Returns the stored property that a member is, or that it only reads or sets; `nil` for other members.
  private static func property(of target: PlacedMember, in code: CodeBase) -> Property? {
    guard let owner = target.owner, !target.member.isStatic else { return nil }
    if target.member.kind == .storedProperty { return Property(owner: owner, name: target.member.name) }
    guard let body = target.member.body, body.shape == .accessor else { return nil }
    let used = body.accesses.flatMap { code.resolve($0, in: target).uses }.compactMap { use -> Property? in
      guard case .member(let member) = use.target, let owner = member.owner, member.member.kind == .storedProperty,
        !member.member.isStatic
      else { return nil }
      return Property(owner: owner, name: member.member.name)
    }
    return used.first
  }

  /// Returns the types of the properties that a type stores.
  private static func types(storedBy name: String, in code: CodeBase) -> Set<TypeReference> {
    Set((code.types[name]?.storedProperties ?? []).compactMap { code.type(of: $0) })
  }

  /// Returns the types that take or store a value of a type, and the free functions that take one.
  private static func takers(of type: TypeReference, in code: CodeBase) -> Set<String> {
    let units = code.units.filter { unit in
      unit.kind != .statements
        && unit.members.contains { placed in
          placed.member.parameters.contains { code.resolved($0.type, in: code.scope(of: placed)) == type }
            || placed.member.kind == .storedProperty && code.type(of: placed) == type
        }
    }
    return Set(units.map(\.name))
  }

  private static func storedProperties(of type: CodeType) -> [Property] {
    type.storedProperties.map { Property(owner: type.name, name: $0.member.name) }
  }

  /// Returns whether values of the type are shared, and it does nothing with its stored values itself.
  private static func isHolder(_ type: CodeType) -> Bool {
    guard type.declaration?.kind == .class || type.declaration?.kind == .actor else { return false }
    return type.members.allSatisfy { placed in
      placed.member.kind == .initializer || placed.member.body.map { $0.shape == .accessor } != false
    }
  }
}
