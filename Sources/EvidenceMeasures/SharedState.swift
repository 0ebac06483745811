import SyntaxFacts

/// The parts of a divided type that still work on the same state.
///
/// **Definition.** The parts are the declarations that change requests edit after. A part uses state of the divided
/// type, or of a type that is new, if it
/// - uses a member of an object, of a class or actor with variables, that it stores or takes;
/// - stores or takes such an object, a closure that gets one, or an unsafe pointer, and how it is used isn't known;
/// - uses a global or static variable, or an object in a constant, in its own code or in new code that it calls;
/// - has a function that takes a value with two or more variables, or a dictionary of values of any type, and returns
///   or changes it, or that changes several variables;
/// - takes closures that return values, or key paths, from code that passes its own variables;
/// - reaches something outside the program that the code before didn't, such as settings or files.
///
/// State is shared if two parts beside its owner use it. If the divided types had no variables, nothing can be shared.
/// How a part uses properties of the divided type itself is for `OpenedState` to say.
///
/// **Source.** The "common coupling" and "stamp coupling" of W. Stevens, G. Myers and L. Constantine, "Structured
/// Design", 1974. The list of ways is this project's own.
///
/// **Example.** `Totals` and `Report` each have a property wrapper, which reads and writes `Store.current`. Both use
/// the state of `Store`.
public struct SharedState: Sendable {
  private let before: CodeBase
  private let after: CodeBase
  private let divided: Set<String>
  /// The details outside the program that the code before depends on.
  private let outsideBefore: Set<String>

  /// - Parameter divided: the types in which requests met before.
  public init(of divided: Set<String>, from before: CodeBase, to after: CodeBase) {
    self.before = before
    self.after = after
    self.divided = divided
    outsideBefore = Set(OutsideDetails().measure(before, in: Set(before.files.map(\.path))))
  }

  /// The divided types that had variables, in alphabetical order.
  public var owners: [String] {
    divided.filter { before.types[$0]?.members.contains { $0.member.isVariable == true } == true }.sorted()
  }

  /// Returns those of some parts that share state, in alphabetical order.
  public func users(among parts: Set<String>) -> [String] {
    if owners.isEmpty { return [] }
    var users: [String: Set<String>] = [:]
    for unit in after.units where parts.contains(unit.name) {
      for state in state(usedBy: unit) where state != unit.name { users[state, default: []].insert(unit.name) }
    }
    return users.values.filter { $0.count > 1 }.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
  }

  private func state(usedBy unit: CodeUnit) -> Set<String> {
    var found = reached(from: unit.members).union(lent(to: unit))
    for placed in unit.members {
      for type in types(in: placed) {
        found.formUnion(objects(in: type).flatMap { members(of: $0, usedBy: unit) })
      }
      found.formUnion(passedThrough(placed))
    }
    return found
  }

  /// Returns the types of a member's signature and, for a property, of its value.
  private func types(in placed: PlacedMember) -> [TypeReference] {
    let scope = after.scope(of: placed)
    return (placed.member.signatureTypes.map { after.resolved($0, in: scope) } + [after.type(of: placed)])
      .compactMap { $0 }
  }

  /// Returns the objects that a type refers to: classes and actors with variables, unsafe pointers, and values that
  /// lend an object's variables.
  private func objects(in type: TypeReference) -> Set<String> {
    if type.name.hasPrefix("Unsafe") { return [type.description] }
    var found: Set<String> = []
    let family = after.types[type.name]?.isProtocol == true ? conformers(of: type.name) : [type.name]
    for name in family {
      if isObject(name) { found.insert(name) }
      if isOwn(name), after.types[name]?.declaration?.kind == .struct {
        found.formUnion(after.units.filter { $0.name == name }.flatMap(lent))
      }
    }
    return type.arguments.reduce(into: found) { $0.formUnion(objects(in: $1)) }
  }

  /// Returns the members of an object that a part uses; the object itself if none is known.
  private func members(of object: String, usedBy unit: CodeUnit) -> Set<String> {
    let used = unit.members.flatMap { placed in
      placed.member.bodies.flatMap(\.accesses).flatMap { after.resolve($0, in: placed).uses }
    }.compactMap { use -> String? in
      guard case .member(let target) = use.target, target.owner == object else { return nil }
      return "\(object).\(target.member.signature)"
    }
    if used.isEmpty { return [object] }
    return divided.contains(object) ? [] : Set(used)
  }

  /// Returns the state that code uses by itself, or through new code that it calls.
  private func reached(from members: [PlacedMember]) -> Set<String> {
    var found: Set<String> = []
    var visited: Set<String> = []
    var waiting = members
    while let placed = waiting.popLast() {
      guard visited.insert("\(placed.owner ?? "").\(placed.member.signature)").inserted else { continue }
      found.formUnion(OutsideDetails().details(in: placed, of: after).subtracting(outsideBefore))
      for use in placed.member.bodies.flatMap(\.accesses).flatMap({ after.resolve($0, in: placed).uses }) {
        switch use.target {
        case .creation(let type):
          if isOwn(type) { waiting += after.types[type]?.members ?? [] }
        case .member(let target):
          guard target.owner.map(isOwn) ?? isNew(target) else { continue }
          found.formUnion(shared(target))
          waiting.append(target)
        case .type: continue
        }
      }
    }
    return found
  }

  /// Returns the state that all users of a global or static property share.
  private func shared(_ target: PlacedMember) -> Set<String> {
    guard target.member.kind == .storedProperty, target.owner == nil || target.member.isStatic else { return [] }
    if target.member.isVariable == true { return ["\(target.owner ?? "").\(target.member.name)"] }
    return Set([after.type(of: target)?.unwrapped.name].compactMap { $0 }.filter(isObject))
  }

  /// Returns the types of values that a function takes and returns or changes, so that it may change any of their
  /// variables.
  private func passedThrough(_ placed: PlacedMember) -> Set<String> {
    let scope = after.scope(of: placed)
    let changed = placed.member.parameters.filter { $0.isInout == true }.map { after.resolved($0.type, in: scope) }
    let own = TypeReference(
      "Function", [placed.member.type ?? TypeReference("Void")] + placed.member.parameters.map(\.type))
    let returned = ([own] + types(in: placed)).flatMap(\.functions).flatMap { function -> [TypeReference] in
      let types = function.arguments.map { after.resolved($0, in: scope) }
      return types.dropFirst().filter { type in types[0].parts.contains(type) }
    }
    let names = (changed + returned).filter { type in
      type.name == "Dictionary" && type.arguments.last?.name == "Any"
        || isOwn(type.name) && (after.types[type.name].map(Self.variables)?.count ?? 0) > 1
    }
    // Several variables that a function changes are as good as one value that has them.
    let several = changed.count > 1 ? [changed.map(\.description).sorted().joined(separator: " & ")] : []
    return Set(names.map(\.name) + several)
  }

  /// Returns the types whose code lends its own variables to a part, by closures that return them or by key paths.
  private func lent(to unit: CodeUnit) -> Set<String> {
    let inputs = unit.members.filter { $0.member.kind == .storedProperty || !$0.member.parameters.isEmpty }
      .flatMap { placed in
        ([after.type(of: placed)].compactMap { $0 } + placed.member.parameters.map(\.type)).map {
          after.resolved($0, in: after.scope(of: placed))
        }
      }
    let takesPaths = inputs.flatMap(\.parts).contains { $0.name.hasSuffix("KeyPath") }
    let takesGetters = inputs.flatMap(\.functions).contains { type in
      type.arguments.first.map { $0.name != "Void" && $0 != TypeReference("Tuple") } == true
    }
    guard takesPaths || takesGetters else { return [] }
    let lenders = after.declaredTypes.filter { type in
      type.name != unit.name && isOwn(type.name) && Self.hasVariables(type)
        && type.members.contains { placed in
          let uses = placed.member.bodies.flatMap(\.accesses).flatMap { after.resolve($0, in: placed).uses }
          guard uses.contains(where: { calls($0, unit) }) else { return false }
          return takesPaths && placed.member.body?.usesWholeSelf == true
            || takesGetters && uses.contains { isVariable($0, of: type.name) }
        }
    }
    return Set(lenders.map(\.name))
  }

  private func calls(_ use: Use, _ unit: CodeUnit) -> Bool {
    switch use.target {
    case .creation(let type): type == unit.name
    case .member(let target): unit.members.contains(target)
    case .type: false
    }
  }

  private func isVariable(_ use: Use, of type: String) -> Bool {
    guard case .member(let target) = use.target else { return false }
    return target.owner == type && target.member.kind == .storedProperty && target.member.isVariable == true
  }

  private func conformers(of name: String) -> [String] {
    after.declaredTypes.map(\.name).filter { after.supertypes(of: $0).contains(name) }
  }

  /// Returns whether a type is new or one of those that were divided.
  private func isOwn(_ name: String) -> Bool {
    after.types[name]?.declaration != nil && (before.types[name]?.declaration == nil || divided.contains(name))
  }

  private func isNew(_ free: PlacedMember) -> Bool {
    !before.freeMembers.contains { $0.member.signature == free.member.signature }
  }

  /// Returns whether a type is such a class or actor and has variables.
  private func isObject(_ name: String) -> Bool {
    guard isOwn(name), let type = after.types[name], let kind = type.declaration?.kind else { return false }
    return (kind == .class || kind == .actor) && Self.hasVariables(type)
  }

  private static func hasVariables(_ type: CodeType) -> Bool { !variables(of: type).isEmpty }

  private static func variables(of type: CodeType) -> [PlacedMember] {
    type.members.filter { $0.member.isVariable == true && !$0.member.isStatic }
  }
}

extension TypeReference {
  /// The reference and all those in its arguments.
  fileprivate var parts: [TypeReference] { [self] + arguments.flatMap(\.parts) }

  /// The types of functions in the reference.
  fileprivate var functions: [TypeReference] { parts.filter { $0.name == "Function" } }
}
