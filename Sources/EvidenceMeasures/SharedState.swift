import SyntaxFacts

/// The parts of a divided type that still work on the same state.
///
/// **Definition.** The parts are the after side's declarations that change requests edit. A part uses state of the
/// divided type, or of a new type, if it
/// - uses a member of an object (of a class or actor with variables) that it stores or takes, unless the parts use only
///   members that write to the object and return nothing;
/// - stores or takes such an object, or a closure that gets one, in a way whose use isn't known; or a value of another
///   module's type that the code before didn't name, unless it is known to have no state that others can change;
/// - uses a global or static variable, also through a generic parameter, an object in a constant, or a mirror, in its
///   own code or in new code that it calls;
/// - has a function that takes a value with two or more variables, a dictionary of values of any type, or a tuple, list
///   or dictionary with places for all variables of the divided type, and returns or changes it; one that changes
///   several variables; or one that takes and creates a value with constants for all variables of the divided type;
/// - stores, takes or calls a function that lends such a value to a closure; or is a static value that stores such a
///   function;
/// - takes closures that return values, or key paths, from code that passes its own variables, or local ones;
/// - takes a value of type `Any` and reads its type or its description;
/// - inherits from a type with such an object as a generic argument, as `Part<Sale>`;
/// - has a function that takes values for all variables of the divided type, and returns as many, or hands them to a
///   closure that it takes;
/// - takes and returns a function that hands all variables of the divided type to a closure;
/// - has copies of variables (`CopiedVariables`);
/// - writes text or data for new code that parses it, if no divided type parsed any before;
/// - parses text or data, in its own code or in new code that it calls, if neither a divided type did so before nor the
///   type with this code;
/// - reaches something outside the program that the code before didn't, such as settings or files.
///
/// State is shared if two parts besides its owner use it. If the divided types had no variables, nothing can be shared.
/// `OpenedState` measures how parts use the divided type's own properties.
///
/// **Source.** The "common coupling" and "stamp coupling" of W. Stevens, G. Myers and L. Constantine, "Structured
/// Design", 1974. The list of ways is this project's own.
///
/// **Example.** `Totals` and `Report` each have a property wrapper, which reads and writes `Store.current`. Both use
/// the state of `Store`.
public struct SharedState: Sendable {
  let before: CodeBase
  let after: CodeBase
  let divided: Set<String>
  /// The units of the after side.
  let units: [CodeUnit]
  /// The details outside the program that the before side depends on.
  private let outsideBefore: Set<String>
  /// The signatures of the free functions and variables of the before side.
  private let freeSignaturesBefore: Set<String>
  /// The types that the before side names.
  private let namesBefore: Set<String>
  /// The names of generic parameters and associated types of the after side.
  private let genericNames: Set<String>
  /// The types and functions of the before side that parse text or data.
  private let parsersBefore: Set<String>

  /// - Parameter divided: the before side's types that two requests both edit.
  public init(of divided: Set<String>, from before: CodeBase, to after: CodeBase) {
    self.before = before
    self.after = after
    self.divided = divided
    units = after.units
    freeSignaturesBefore = Set(before.freeMembers.map(\.member.signature))
    genericNames = Set(after.units.flatMap(\.members).flatMap(\.member.genericNames))
      .union(after.declaredTypes.flatMap { $0.declaration?.genericParameters.map(\.name) ?? [] })
    let former = before.units.flatMap(\.members)
    namesBefore = Set(former.flatMap(before.namedTypes))
    let parsing = former.filter { ParsedText.isParsed(by: $0, in: before) }
    parsersBefore = Set(parsing.map { $0.owner ?? $0.member.signature })
    outsideBefore = Set(OutsideDetails.measure(before, in: Set(before.files.map(\.path))))
  }

  /// The divided types that had variables, in alphabetical order.
  public var owners: [String] {
    divided.filter { before.types[$0]?.members.contains { $0.member.isVariable == true } == true }.sorted()
  }

  /// Returns the parts that share state, in alphabetical order.
  public func users(among parts: Set<String>) -> [String] {
    if owners.isEmpty { return [] }
    var users: [String: Set<String>] = [:]
    let notes = notes()
    for (parser, writers) in writers(among: parts) { users[parser, default: []].formUnion(writers) }
    let copied = CopiedVariables(of: divided, from: before, to: after, parts: parts)
    for unit in units.filter({ parts.contains($0.name) }) + parts.sorted().compactMap(staticValue) {
      for state in state(usedBy: unit).union(copied.copies(in: unit)) where state != unit.name {
        users[state, default: []].insert(unit.name)
      }
    }
    // A part that only writes to an object shares nothing unless another part reads it.
    for note in notes where users[note] != nil {
      let object = note.prefix { $0 != "(" }.split(separator: ".").dropLast().joined(separator: ".")
      let isRead = users.keys.contains { $0 == object || $0.hasPrefix(object + ".") && !notes.contains($0) }
      if !isRead { users[note] = nil }
    }
    return users.values.filter { $0.count > 1 }.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
  }

  /// Returns a static value that is a part, such as `Step.join`; the functions that its type stores are its code.
  private func staticValue(named name: String) -> CodeUnit? {
    guard let dot = name.lastIndex(of: "."), var unit = units.first(where: { $0.name == name[..<dot] }),
      let value = unit.members.first(where: { $0.member.isStatic && $0.member.name == name[dot...].dropFirst() })
    else { return nil }
    let functions = unit.members.filter { placed in
      placed.member.kind == .storedProperty && !placed.member.isStatic
        && !types(in: placed).flatMap(\.functions).isEmpty
    }
    (unit.name, unit.members) = (name, [value] + functions)
    return unit
  }

  private func state(usedBy unit: CodeUnit) -> Set<String> {
    var found = reached(from: unit.members).union(lent(to: unit)).union(lendings(to: unit)).union(unknown(to: unit))
    let given = inheritedArguments(of: unit)
    found.formUnion(given.flatMap(objects).flatMap { members(of: $0, usedBy: unit) })
    for placed in unit.members {
      for type in types(in: placed) {
        found.formUnion(objects(in: type).flatMap { members(of: $0, usedBy: unit) })
      }
      found.formUnion(passedThrough(placed))
    }
    return found
  }

  /// Returns the generic arguments that a type gives to those from which it inherits.
  private func inheritedArguments(of unit: CodeUnit) -> [TypeReference] {
    let scope = unit.members.first.map(after.scope)
    return (after.types[unit.name]?.inherited ?? []).flatMap(\.arguments).map { argument in
      scope.map { after.resolved(argument, in: $0) } ?? argument
    }
  }

  /// Returns the types of a member's signature and, for a property, of its value.
  func types(in placed: PlacedMember) -> [TypeReference] {
    let scope = after.scope(of: placed)
    return (placed.member.signatureTypes.map { after.resolved($0, in: scope) } + [after.type(of: placed)])
      .compactMap { $0 }
  }

  /// Returns the objects that a type refers to: classes and actors with variables, types of other modules that may
  /// be objects too, and values that lend an object's variables.
  private func objects(in type: TypeReference) -> Set<String> {
    var found: Set<String> = isForeignObject(type.name) ? [type.description] : []
    let family = after.types[type.name]?.isProtocol == true ? conformers(of: type.name) : [type.name]
    for name in family {
      if isObject(name) { found.insert(name) }
      if isOwn(name), after.types[name]?.declaration?.kind == .struct {
        found.formUnion(units.filter { $0.name == name }.flatMap(lent))
      }
    }
    return type.arguments.reduce(into: found) { $0.formUnion(objects(in: $1)) }
  }

  /// Returns the members of an object that a part uses; the object itself if none is known.
  private func members(of object: String, usedBy unit: CodeUnit) -> Set<String> {
    let used = unit.members.flatMap(uses).compactMap { use -> String? in
      guard case .member(let target) = use.target, target.owner == object else { return nil }
      return "\(object).\(target.member.signature)"
    }
    if used.isEmpty { return [object] }
    return divided.contains(object) ? [] : Set(used)
  }

  /// Returns the state that code uses by itself, or through new code that it calls.
  private func reached(from members: [PlacedMember]) -> Set<String> {
    code(reachedFrom: members).reduce(into: []) { found, placed in
      if isNewParser(placed) { found.insert("parsed text") }
      if placed.member.bodies.flatMap(\.accesses).contains(where: Self.reflects) { found.insert("Mirror") }
      found.formUnion(OutsideDetails.details(in: placed, of: after).subtracting(outsideBefore))
      for use in uses(in: placed) {
        guard case .member(let target) = use.target, isNewCode(target) else { continue }
        for placed in [target] + implementations(ofStatic: target) { found.formUnion(shared(placed)) }
      }
    }
  }

  /// Returns whether a member parses text or data, which neither the divided types nor its own type did before.
  func isNewParser(_ placed: PlacedMember) -> Bool {
    parsersBefore.isDisjoint(with: divided) && !parsersBefore.contains(placed.owner ?? placed.member.signature)
      && ParsedText.isParsed(by: placed, in: after)
  }

  /// Returns some members, and those of new code that they call, directly or not.
  func code(reachedFrom members: [PlacedMember]) -> [PlacedMember] {
    var found: [PlacedMember] = []
    var visited: Set<String> = []
    var waiting = members
    while let placed = waiting.popLast() {
      guard visited.insert("\(placed.owner ?? "").\(placed.member.signature)").inserted else { continue }
      found.append(placed)
      for use in uses(in: placed) {
        switch use.target {
        case .creation(let type): if isOwn(type) { waiting += after.types[type]?.members ?? [] }
        case .member(let target): if isNewCode(target) { waiting += [target] + implementations(ofStatic: target) }
        case .type: continue
        }
      }
    }
    return found
  }

  /// Returns the declarations that a member's code uses.
  func uses(in placed: PlacedMember) -> [Use] { after.uses(in: placed) }

  private static func reflects(_ access: Access) -> Bool {
    access.steps.first?.name.map { ["Mirror", "unsafeBitCast"].contains($0) } == true
  }

  /// Returns the state that all users of a global or static property share.
  private func shared(_ target: PlacedMember) -> Set<String> {
    guard target.member.kind == .storedProperty, target.owner == nil || target.member.isStatic else { return [] }
    if target.member.isVariable == true { return ["\(target.owner ?? "").\(target.member.name)"] }
    return Set([after.type(of: target)?.unwrapped.name].compactMap { $0 }.filter(isObject))
  }

  /// Returns whether a member belongs to new code, such as an extension of a type of another module.
  func isNewCode(_ target: PlacedMember) -> Bool {
    guard let owner = target.owner else { return isNew(target) }
    if isOwn(owner) { return true }
    guard after.types[owner] != nil, after.types[owner]?.declaration == nil else { return false }
    return before.types[owner]?.members.contains { $0.member.signature == target.member.signature } != true
  }

  /// Returns the members that implement a static requirement, because generic code can reach global variables only
  /// through these.
  private func implementations(ofStatic target: PlacedMember) -> [PlacedMember] {
    guard target.member.isStatic, after.isRequirement(target), let owner = target.owner else { return [] }
    return conformers(of: owner).flatMap { after.types[$0]?.members ?? [] }.filter {
      $0.member.isStatic && $0.member.name == target.member.name
    }
  }

  private func conformers(of name: String) -> [String] {
    after.declaredTypes.map(\.name).filter { after.supertypes(of: $0).contains(name) }
  }

  /// Returns whether a type is new or one of those that were divided.
  func isOwn(_ name: String) -> Bool {
    after.types[name]?.declaration != nil && (before.types[name]?.declaration == nil || divided.contains(name))
  }

  /// Returns whether the before side has no free function or variable of this signature.
  private func isNew(_ free: PlacedMember) -> Bool { !freeSignaturesBefore.contains(free.member.signature) }

  /// Returns whether a type is a new or divided class or actor with variables.
  func isObject(_ name: String?) -> Bool {
    guard let name, isOwn(name), let type = after.types[name], let kind = type.declaration?.kind else { return false }
    return (kind == .class || kind == .actor) && Self.hasVariables(type)
  }

  /// Returns whether a type of another module is new to the code and may have state that others can change.
  private func isForeignObject(_ name: String) -> Bool {
    guard name.first?.isUppercase == true, after.types[name]?.declaration == nil else { return false }
    // The first name of an associated type such as `Base.Key` is a parameter's or its protocol's.
    let first = String(name.prefix { $0 != "." })
    return !name.hasSuffix("KeyPath") && !Self.foreignValues.contains(name) && !namesBefore.contains(name)
      && !genericNames.contains(first) && after.types[first]?.declaration == nil
  }

  /// The types of other modules whose values have no state that others can change, or that carry other types.
  private static let foreignValues: Set = [
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AttributedString", "Bool", "Calendar", "Character",
    "CharacterSet", "ClosedRange", "Codable", "Collection", "Comparable", "Composition", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "Decodable", "Dictionary", "Double", "Duration", "Encodable",
    "Equatable", "Error", "Float", "Function", "Hashable", "Identifiable", "IndexPath", "IndexSet", "Inout", "Int",
    "Int8", "Int16", "Int32", "Int64", "Locale", "Measurement", "Metatype", "Never", "ObjectIdentifier", "Optional",
    "Range", "Result", "Self", "Sendable", "Sequence", "Set", "String", "StringProtocol", "Substring", "TimeInterval",
    "TimeZone", "Tuple", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Void",
  ]

  /// Returns whether values of a type have variables.
  static func hasVariables(_ type: CodeType) -> Bool { !variables(of: type).isEmpty }

  /// Returns the variables of values of a type.
  static func variables(of type: CodeType) -> [PlacedMember] {
    type.members.filter { $0.member.isVariable == true && !$0.member.isStatic }
  }
}

extension Member {
  /// The names of its generic parameters, or the associated type that it is.
  fileprivate var genericNames: [String] { genericParameters.map(\.name) + (kind == .associatedType ? [name] : []) }
}

extension CodeBase {
  /// Returns the names of the types in a member's signature and code.
  fileprivate func namedTypes(in placed: PlacedMember) -> [String] {
    let types = placed.member.signatureTypes + placed.member.bodies.flatMap(\.mentions).map(\.type)
    return types.flatMap { resolved($0, in: scope(of: placed)).names } + (type(of: placed)?.names ?? [])
  }
}

extension TypeReference {
  /// The reference and all those in its arguments.
  var parts: [TypeReference] { [self] + arguments.flatMap(\.parts) }

  /// The types of functions in the reference.
  var functions: [TypeReference] { parts.filter { $0.name == "Function" } }
}
