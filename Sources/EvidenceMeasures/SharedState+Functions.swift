import SyntaxFacts

/// The state that functions, closures and values of any type carry to a part.
extension SharedState {
  /// Returns the types of values that a function takes and then returns or changes; it may change any of their
  /// variables.
  func passedThrough(_ placed: PlacedMember) -> Set<String> {
    let scope = after.scope(of: placed)
    let changed = placed.member.parameters.filter { $0.isInout == true }.map { after.resolved($0.type, in: scope) }
    let function = TypeReference(
      "Function", [placed.member.type ?? TypeReference("Void")] + placed.member.parameters.map(\.type))
    let functions = types(in: placed).flatMap(\.functions)
    let returned = ([function] + functions).flatMap { function -> [TypeReference] in
      let types = function.arguments.map { after.resolved($0, in: scope) }
      return types.dropFirst().filter { type in types[0].parts.contains(type) }
    }
    let own = values(in: returned).union(values(changed: changed)).union(statesCreated(by: placed))
      .union(statesHandedOn(by: placed))
    return functions.reduce(into: own) { $0.formUnion(values(changedBy: $1)) }
  }

  /// Returns the types of the values that functions lend to closures of a part: functions that it stores or takes, and
  /// those of other types that it calls.
  func lendings(to unit: CodeUnit) -> Set<String> {
    var found: Set<String> = []
    for function in inputs(of: unit).flatMap(\.functions) {
      for closure in function.arguments.dropFirst().map(\.unwrapped) where closure.name == "Function" {
        found.formUnion(values(in: closure.arguments.dropFirst().map(\.unwrapped)).union(values(changedBy: closure)))
      }
    }
    for use in unit.members.flatMap(uses) {
      guard case .member(let target) = use.target, target.owner != unit.name, isNewCode(target) else { continue }
      let types = target.member.parameters.map { after.resolved($0.type, in: after.scope(of: target)).unwrapped }
      for closure in types where closure.name == "Function" {
        let returned = closure.arguments.dropFirst().filter(closure.arguments[0].parts.contains)
        found.formUnion(values(in: Array(returned)).union(values(changedBy: closure)))
      }
    }
    return found
  }

  /// Returns the types that a part's members store and take, with those that own values among them store.
  private func inputs(of unit: CodeUnit) -> [TypeReference] {
    var found: [TypeReference] = []
    var visited: Set = [unit.name]
    var waiting = unit.members.filter { $0.member.kind == .storedProperty || !$0.member.parameters.isEmpty }
    while let placed = waiting.popLast() {
      let types = types(in: placed)
      found += types
      for name in types.flatMap(\.names) where isOwn(name) && visited.insert(name).inserted {
        guard let type = after.types[name], type.declaration?.kind == .struct else { continue }
        waiting += type.storedProperties
      }
    }
    return found
  }

  /// Returns the names of those types that are values with several variables, with values of any type, or with places
  /// for all of a divided type's variables.
  private func values(in types: [TypeReference]) -> Set<String> {
    Set(
      types.filter { type in
        type.name == "Dictionary" && type.arguments.last?.name == "Any" || holdsWholeState(type)
          || isOwn(type.name) && (after.types[type.name].map(Self.variables)?.count ?? 0) > 1
      }.map(\.name))
  }

  /// Returns the names of the types that have a constant for each variable of a divided type, and that a function both
  /// takes and creates, so that it may return a changed state.
  private func statesCreated(by placed: PlacedMember) -> Set<String> {
    let scope = after.scope(of: placed)
    let taken = Set(placed.member.parameters.map { after.resolved($0.type, in: scope).unwrapped.name })
    let created = uses(in: placed).compactMap { use -> String? in
      switch use.target {
      case .creation(let type): type
      case .member(let target): target.member.kind == .enumCase ? target.owner : nil
      case .type: nil
      }
    }
    return taken.intersection(created).filter(hasWholeState)
  }

  /// Returns names for the values that a function takes, and returns one by one or hands to a closure that it takes, if
  /// they have a place for each variable of a divided type.
  private func statesHandedOn(by placed: PlacedMember) -> Set<String> {
    let scope = after.scope(of: placed)
    let taken = placed.member.parameters.map { after.resolved($0.type, in: scope).unwrapped }
    let handed = taken.filter { $0.name == "Function" }.map { Array($0.arguments.dropFirst()) }
    let result = placed.member.type.map { after.resolved($0, in: scope) }
    let returned = result.map { $0.name == "Tuple" ? [$0.arguments] : [] } ?? []
    let single = handed.flatMap { $0 }.filter { taken.contains($0) && hasWholeState($0.name) }.map(\.name)
    let several = (handed + returned).compactMap(wholeState).filter { $0 == wholeState(in: taken) }
    return Set(single + several)
  }

  /// Returns whether values of a new type, or of one case of it, have a place for each variable of a divided type.
  private func hasWholeState(_ name: String) -> Bool {
    guard isOwn(name), let type = after.types[name] else { return false }
    let stored = type.storedProperties.compactMap(after.type)
    let cases = type.members.filter { $0.member.kind == .enumCase }.map { $0.member.parameters.map(\.type) }
    return ([stored] + cases).contains(where: areWholeState)
  }

  /// Returns whether a tuple, list or dictionary has a place for each variable of a divided type, or a function hands
  /// all of them to a closure.
  private func holdsWholeState(_ type: TypeReference) -> Bool {
    switch type.name {
    case "Function":
      type.arguments.dropFirst().flatMap(\.functions).contains { areWholeState(Array($0.arguments.dropFirst())) }
    case "Tuple": areWholeState(type.arguments)
    // A list has as many places as it needs, all of one type.
    case "Array", "Dictionary":
      type.arguments.last.map { element in states.contains { $0.allSatisfy { $0 == element.description } } } == true
    default: false
    }
  }

  /// Returns whether some places have room for each variable of a divided type.
  private func areWholeState(_ places: [TypeReference]) -> Bool { wholeState(in: places) != nil }

  /// Returns the types of a divided type's variables, as a name, if some fields can store all of them.
  private func wholeState(in places: [TypeReference]) -> String? {
    let state = states.first { state in
      var rest = places.map(\.description)
      return state.allSatisfy { variable in
        guard let index = rest.firstIndex(of: variable) else { return false }
        rest.remove(at: index)
        return true
      }
    }
    return state?.sorted().joined(separator: " & ")
  }

  /// The types of the variables of each divided type that has several.
  private var states: [[String]] {
    owners.compactMap { before.types[$0] }.map { Self.variables(of: $0).compactMap(before.type).map(\.description) }
      .filter { $0.count > 1 }
  }

  private func values(changedBy function: TypeReference) -> Set<String> {
    values(changed: function.arguments.filter { $0.name == "Inout" }.map(\.unwrapped))
  }

  /// Returns the names of the values that a function changes; several variables count like one value with all of them.
  private func values(changed types: [TypeReference]) -> Set<String> {
    let all = types.flatMap { $0.name == "Tuple" ? $0.arguments : [$0] }
    let several = all.count > 1 ? [all.map(\.description).sorted().joined(separator: " & ")] : []
    return values(in: types).union(several)
  }

  /// Returns a name for the values of type `Any` that a part takes, if it tests their types or reads their
  /// descriptions.
  func unknown(to unit: CodeUnit) -> Set<String> {
    let taken = inputs(of: unit).map { ($0.name == "Array" ? $0.arguments.first ?? $0 : $0).unwrapped }
    let takesAny = taken.contains { ["Any", "AnyObject", "AnyHashable", "Encodable", "Codable"].contains($0.name) }
    let bodies = unit.members.flatMap(\.member.bodies)
    let describes = bodies.flatMap(\.accesses).contains { access in
      guard case .call("String", let labels) = access.steps.first else { return false }
      return labels == ["describing"] || labels == ["reflecting"]
    }
    return takesAny && (describes || bodies.contains { !$0.casts.isEmpty }) ? ["Any"] : []
  }

  /// Returns the types and functions whose code lends variables to a part, by closures that return them or by key
  /// paths.
  func lent(to unit: CodeUnit) -> Set<String> {
    let inputs = inputs(of: unit)
    let takesPaths = inputs.flatMap(\.parts).contains { $0.name.hasSuffix("KeyPath") }
    let returned = inputs.flatMap(\.functions).compactMap(\.arguments.first).filter {
      $0.name != "Void" && $0 != TypeReference("Tuple")
    }
    guard takesPaths || !returned.isEmpty else { return [] }
    var lenders: Set<String> = []
    for lender in units where lender.name != unit.name {
      let ownsVariables = isOwn(lender.name) && after.types[lender.name].map(Self.hasVariables) == true
      for placed in lender.members where lender.kind == .statements || isNewCode(placed) {
        let uses = uses(in: placed)
        guard uses.contains(where: { calls($0, into: unit) }) else { continue }
        let lendsItself = takesPaths && placed.member.body?.usesWholeSelf == true
        let lendsVariables = !returned.isEmpty && uses.contains { isVariable($0, of: lender.name) }
        if ownsVariables, lendsItself || lendsVariables { lenders.insert(lender.name) }
        let members = uses.compactMap(newMember)
        lenders.formUnion(variablesOfObjects(among: members, ofTypes: returned))
        // Local variables that closures capture live as long as the closures.
        let captured = ([placed] + members).flatMap(capturedVariables)
        let lent = returned.filter { type in captured.contains { $0 == type || $0.name == "_" } }
        lenders.formUnion(lent.map { "\(lender.name), \($0)" })
      }
    }
    return lenders
  }

  /// Returns names for the variables of objects among some members, wherever the objects are kept.
  private func variablesOfObjects(among members: [PlacedMember], ofTypes types: [TypeReference]) -> [String] {
    members.filter { $0.member.isVariable == true && isObject($0.owner) }.compactMap { member in
      after.type(of: member).flatMap { types.contains($0) ? "\(member.owner ?? ""), \($0)" : nil }
    }
  }

  private func newMember(_ use: Use) -> PlacedMember? {
    guard case .member(let target) = use.target, isNewCode(target) else { return nil }
    return target
  }

  /// Returns the types of the local variables that closures in a member's code use, `_` for one of a generic type.
  private func capturedVariables(in placed: PlacedMember) -> [TypeReference] {
    let scope = after.scope(of: placed)
    return placed.member.bodies.flatMap { $0.capturedVariables ?? [] }.map {
      scope.generics[$0.name] == nil ? after.resolved($0, in: scope) : TypeReference("_")
    }
  }

  private func calls(_ use: Use, into unit: CodeUnit) -> Bool {
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
}
