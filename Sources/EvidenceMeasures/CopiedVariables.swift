import SyntaxFacts

/// The variables of divided types that parts keep copies of.
///
/// **Definition.** Parts keep copies of state if two of them
/// - store, themselves, in nested types or in values, two variables with the names and types of two that a divided type
///   had;
/// - each have functions, other than initialisers, that set two of their own variables to values that they take; the
///   variables are of the same types in both, and the parts together have more of these types than the divided types
///   had;
/// - each decode a value with two stored properties of the same names and types from text or data.
///
/// **Source.** After "stamp coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974: copies
/// that must agree are one state. The list of ways is this project's own.
///
/// **Example.** `Till` and `Board` both store `fees` and `notes`, which `Gym` stored, and each has
/// `hear(_ fees: Int, _ notes: [String])`, which sets both.
struct CopiedVariables {
  private struct Property: Hashable {
    var name: String
    var type: String
  }

  private let before: Set<Property>
  private let after: CodeBase
  private let typesBefore: [String: Int]
  private let typesOfParts: [String: Int]

  /// - Parameters:
  ///   - divided: the types in which requests met before.
  ///   - parts: the types that requests edit after.
  init(of divided: Set<String>, from before: CodeBase, to after: CodeBase, parts: Set<String>) {
    let owned = divided.sorted().flatMap { Self.variables(of: $0, in: before) }
    self.before = Set(owned)
    self.after = after
    typesBefore = Self.counts(owned)
    typesOfParts = Self.counts(parts.flatMap { Self.variables(of: $0, in: after) })
  }

  /// Returns a name for each pair of variables of which a part has copies.
  /// - Parameter readsText: whether the part reads text or data with a decoder.
  func copies(in unit: CodeUnit, readsText: Bool) -> Set<String> {
    let nested = after.declaredTypes.map(\.name).filter { $0 == unit.name || $0.hasPrefix(unit.name + ".") }
    let values = Self.variables(of: unit.name, in: after).map(\.type).filter {
      after.types[$0]?.declaration?.kind == .struct
    }
    let stored = Set(nested + values).map { Set(Self.variables(of: $0, in: after)).intersection(before) }
    var found = Set(stored.flatMap { Self.pairs(of: $0.map { "\($0.name): \($0.type)" }) })
    found.formUnion(Self.pairs(of: assignedTypes(of: unit)).map { "told \($0)" })
    if readsText {
      for value in self.values(namedBy: unit) {
        found.formUnion(Self.pairs(of: value.map { "\($0.name): \($0.type)" }).map { "decoded \($0)" })
      }
    }
    return found
  }

  /// Returns the types of the variables that functions of the part set to values that they take, if the parts have more
  /// variables of the type than the divided types had.
  private func assignedTypes(of unit: CodeUnit) -> [String] {
    let own = Self.variables(of: unit.name, in: after)
    guard own.count > 1 else { return [] }
    var told: [String] = []
    var setters: Set<Property> = []
    for placed in unit.members where placed.member.kind == .method && !placed.member.isStatic {
      let used = Set(own.map(\.name)).intersection(names(usedBy: placed))
      let variables = own.filter { used.contains($0.name) }
      let taken = typesTaken(by: placed)
      if placed.member.body?.shape == .accessor, taken.count == 1 {
        setters.formUnion(variables.filter { $0.type == taken[0] })
      } else {
        let types = Self.common(variables.map(\.type), taken)
        if types.count > told.count { told = types }
      }
    }
    if setters.count > told.count { told = setters.map(\.type) }
    return told.filter { typesOfParts[$0, default: 0] > typesBefore[$0, default: 0] }
  }

  /// Returns the types of the values that a function takes, alone or as properties of a value or tuple.
  private func typesTaken(by placed: PlacedMember) -> [String] {
    let types = placed.member.parameters.map { after.resolved($0.type, in: after.scope(of: placed)) }
    guard types.count == 1, let only = types.first?.unwrapped else { return types.map(\.description) }
    if only.name == "Tuple" { return only.arguments.map(\.description) }
    let properties = Self.properties(of: only.name, in: after)
    return properties.isEmpty ? [only.description] : properties.map(\.type)
  }

  private func names(usedBy placed: PlacedMember) -> [String] {
    after.uses(in: placed).compactMap { use in
      guard case .member(let target) = use.target, target.owner == placed.owner else { return nil }
      return target.member.name
    }
  }

  /// Returns the properties of each value type that a part's code names.
  private func values(namedBy unit: CodeUnit) -> [Set<Property>] {
    var names: Set<String> = []
    for placed in unit.members {
      let scope = after.scope(of: placed)
      let mentioned = placed.member.signatureTypes + placed.member.bodies.flatMap(\.mentions).map(\.type)
      names.formUnion(mentioned.flatMap { after.resolved($0, in: scope).names })
      for use in after.uses(in: placed) {
        if case .type(let name) = use.target { names.insert(name) }
      }
    }
    return names.filter { after.types[$0]?.declaration?.kind == .struct }.map {
      Set(Self.properties(of: $0, in: after))
    }
  }

  private static func properties(of name: String, in code: CodeBase) -> [Property] {
    (code.types[name]?.storedProperties ?? []).compactMap { placed in
      code.type(of: placed).map { Property(name: placed.member.name, type: $0.description) }
    }
  }

  private static func variables(of name: String, in code: CodeBase) -> [Property] {
    let variables = Set(code.types[name]?.members.filter { $0.member.isVariable == true }.map(\.member.name) ?? [])
    return properties(of: name, in: code).filter { variables.contains($0.name) }
  }

  private static func counts(_ properties: [Property]) -> [String: Int] {
    properties.reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
  }

  /// Returns the elements that two lists have in common, as often as both have them.
  private static func common(_ left: [String], _ right: [String]) -> [String] {
    var rest = right
    return left.filter { element in
      guard let index = rest.firstIndex(of: element) else { return false }
      rest.remove(at: index)
      return true
    }
  }

  /// The maximum number of variables to pair: a part that copies more has shown enough.
  private static let pairedLimit = 50

  private static func pairs(of names: [String]) -> [String] {
    let names = names.sorted().prefix(pairedLimit)
    return names.indices.flatMap { index in names[(index + 1)...].map { "\(names[index]) & \($0)" } }
  }
}
