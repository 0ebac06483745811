extension CodeBase {
  /// Resolves an expression in a member's code step by step.
  ///
  /// - Returns: the resolved steps, up to the first one whose type is unknown.
  public func resolve(_ access: Access, in placed: PlacedMember) -> Resolution {
    resolve(access, in: placed, depth: 0)
  }

  /// Returns the declarations that a member's code uses.
  public func uses(in placed: PlacedMember) -> [Use] {
    placed.member.bodies.flatMap(\.accesses).flatMap { resolve($0, in: placed).uses }
  }

  /// Returns a property's type, declared or inferred from its initial value, or a function's result type.
  public func type(of placed: PlacedMember) -> TypeReference? {
    type(of: placed, depth: 0)
  }

  /// Returns a member's type, with a limit on recursion.
  func type(of placed: PlacedMember, depth: Int) -> TypeReference? {
    if let type = placed.member.type { return resolved(type, in: scope(of: placed)) }
    guard !placed.member.value.isEmpty, depth < 20 else { return nil }
    return resolve(Access(line: 0, steps: placed.member.value), in: placed, depth: depth + 1).type
  }

  /// Resolves an expression, with a limit on recursion.
  func resolve(_ access: Access, in placed: PlacedMember, depth: Int) -> Resolution {
    var resolution = Resolution()
    guard let first = access.steps.first else { return resolution }
    var isSelf = false
    if placed.owner != nil, [.member("self"), .member("Self"), .member("super")].contains(first) {
      isSelf = true
      let superclass = first == .member("super") ? superclass(of: placed.owner) : nil
      resolution.type = (superclass ?? placed.owner).map { TypeReference($0) }
    } else {
      resolution = root(first, line: access.line, in: placed, depth: depth)
    }
    var previous = resolution.type
    for (last, step) in zip(access.steps, access.steps.dropFirst()) {
      guard let type = resolution.type else { break }
      let part = last == .element ? part(step, ofPairIn: previous, value: type) : nil
      previous = type
      if let part {
        resolution.type = part
        continue
      }
      resolution.type = follow(step, from: type, isSelf: isSelf, line: access.line, &resolution.uses, depth)
      isSelf = false
    }
    return resolution
  }

  /// Returns the type of the key or the value of a dictionary's element, which is a pair if code iterates over it;
  /// `nil` if a step names no part of a pair, or a member of the value.
  private func part(
    _ step: AccessStep, ofPairIn whole: TypeReference?, value: TypeReference
  ) -> TypeReference? {
    guard case .member(let name) = step, let pair = whole?.unwrapped, pair.name == "Dictionary",
      value.unwrapped.name != "Tuple", member(step, in: value.unwrapped.name) == nil
    else { return nil }
    return StandardLibrary.result(of: name, on: TypeReference("Tuple", pair.arguments))
  }

  private func superclass(of name: String?) -> String? {
    guard let name else { return nil }
    return types[name]?.inherited.first.map(\.name)
  }

  private func root(_ step: AccessStep, line: Int, in placed: PlacedMember, depth: Int) -> Resolution {
    let scope = scope(of: placed)
    if case .value(let type) = step { return Resolution(type: resolved(type, in: scope)) }
    if case .passed(let name, let labels, let closure, let parameter) = step {
      let call = AccessStep.call(name, labels)
      let found =
        scope.enclosing.lazy.compactMap { self.member(call, in: $0) }.first
        ?? best(freeMembers.filter { $0.member.name == name && $0.member.kind != .typeAlias }, call)
      return Resolution(type: found.flatMap { value(passedBy: $0, closure: closure, parameter: parameter, depth) })
    }
    guard let name = step.name else { return Resolution() }
    for type in scope.enclosing {
      if let found = member(step, in: type) {
        let use = Use(line: line, target: .member(found), receiver: type == placed.owner ? nil : type)
        let whole = TypeReference(type)
        if let call = call(of: found, step, as: whole, line: line, depth) {
          return Resolution(uses: [use, call.use], type: call.type)
        }
        return Resolution(uses: [use], type: result(of: found, step, as: whole, depth))
      }
    }
    if let found = best(freeMembers.filter { $0.member.name == name && $0.member.kind != .typeAlias }, step) {
      return Resolution(
        uses: [Use(line: line, target: .member(found))], type: result(of: found, step, as: nil, depth))
    }
    let type = resolved(TypeReference(name), in: scope)
    let isType = types[type.name] != nil || name.first?.isUppercase == true
    return isType ? reach(type, step, line: line) : Resolution()
  }

  /// Resolves a type that is named or instantiated.
  private func reach(_ type: TypeReference, _ step: AccessStep, line: Int) -> Resolution {
    if case .call = step {
      return Resolution(uses: [Use(line: line, target: .creation(type.name))], type: type)
    }
    return Resolution(
      uses: [Use(line: line, target: .type(type.name))], type: TypeReference("Metatype", [type]))
  }

  private func follow(
    _ step: AccessStep, from whole: TypeReference, isSelf: Bool, line: Int, _ uses: inout [Use], _ depth: Int
  ) -> TypeReference? {
    let type = whole.unwrapped
    switch step {
    case .value: return nil
    case .array: return TypeReference("Array", [whole])
    case .invocation:
      if type.name == "Function" { return type.arguments.first }
      let call = call(of: type, [], line: line, depth)
      if let call { uses.append(call.use) }
      return call?.type
    case .element:
      if let element = StandardLibrary.element(of: type) { return element }
      let script = types[type.name]?.members.first { $0.member.kind == .subscript }
      guard let script else { return type }
      uses.append(Use(line: line, target: .member(script), receiver: isSelf ? nil : type.name))
      return self.type(of: script, depth: depth)
    case .payload(let name, let index):
      let element = types[type.name]?.members.first { $0.member.kind == .enumCase && $0.member.name == name }
      guard let element, element.member.parameters.indices.contains(index) else {
        return StandardLibrary.payload(name, of: whole)
      }
      return resolved(element.member.parameters[index].type, in: scope(of: element))
    case .passed(let name, let labels, let closure, let parameter):
      if name.isEmpty { return type.value(passedTo: closure, parameter: parameter) }
      let candidates = type.name == "Composition" ? type.arguments : [type]
      let found = candidates.lazy.compactMap { self.member(.call(name, labels), in: $0.name) }.first
      return found.flatMap { value(passedBy: $0, closure: closure, parameter: parameter, depth) }
    case .member(let name), .call(let name, _):
      let candidates = type.name == "Composition" ? type.arguments : [type]
      for candidate in candidates {
        if types["\(candidate.name).\(name)"] != nil {
          let reached = reach(TypeReference("\(candidate.name).\(name)"), step, line: line)
          uses += reached.uses
          return reached.type
        }
        guard let found = member(step, in: candidate.name) else { continue }
        uses.append(Use(line: line, target: .member(found), receiver: isSelf ? nil : candidate.name))
        if let call = call(of: found, step, as: candidate, line: line, depth) {
          uses.append(call.use)
          return call.type
        }
        return result(of: found, step, as: candidate, depth)
      }
      return StandardLibrary.result(of: name, on: whole)
    }
  }

  /// Returns the use of the method that a call of a property's value amounts to, and its result; `nil` if the step
  /// calls no value, or a function.
  private func call(
    of found: PlacedMember, _ step: AccessStep, as type: TypeReference?, line: Int, _ depth: Int
  ) -> (use: Use, type: TypeReference?)? {
    guard case .call(_, let labels) = step, [.storedProperty, .computedProperty].contains(found.member.kind),
      let value = result(of: found, .member(found.member.name), as: type, depth)
    else { return nil }
    return call(of: value.unwrapped, labels, line: line, depth)
  }

  /// Returns the use of the method by which values of a type can be called like functions; `nil` if they can't be.
  private func call(
    of type: TypeReference, _ labels: [String], line: Int, _ depth: Int
  ) -> (use: Use, type: TypeReference?)? {
    if type.name == "Function" { return nil }
    for candidate in type.name == "Composition" ? type.arguments : [type] {
      for name in ["callAsFunction", "dynamicallyCall"] {
        let step = AccessStep.call(name, labels)
        guard let method = member(step, in: candidate.name) else { continue }
        let use = Use(line: line, target: .member(method), receiver: candidate.name)
        return (use, result(of: method, step, as: candidate, depth))
      }
    }
    return nil
  }

  /// Returns the type of the value that a function passes to one of the closures that it is called with.
  private func value(passedBy found: PlacedMember, closure: Int, parameter: Int, _ depth: Int) -> TypeReference? {
    let scope = scope(of: found)
    let inputs = found.member.parameters.map { resolved($0.type, in: scope) }
    let function =
      found.member.kind == .method
      ? TypeReference("Function", [TypeReference("Void")] + inputs) : type(of: found, depth: depth)?.unwrapped
    return function?.value(passedTo: closure, parameter: parameter)
  }

  /// Returns the type of a member accessed through a type, with that type's generic arguments substituted.
  private func result(of found: PlacedMember, _ step: AccessStep, as type: TypeReference?, _ depth: Int)
    -> TypeReference?
  {
    if found.member.kind == .enumCase { return found.owner.map { TypeReference($0) } }
    let parameters = found.owner.flatMap { types[$0]?.declaration?.genericParameters } ?? []
    // Stand-ins, because the names of the arguments aren't looked up where the member is declared.
    var standIns: [String: TypeReference] = [:]
    var arguments: [String: TypeReference] = [:]
    if let type, type.name == found.owner, type.arguments.count == parameters.count {
      for (index, parameter) in parameters.enumerated() {
        standIns[parameter.name] = TypeReference("#\(index)")
        arguments["#\(index)"] = type.arguments[index]
      }
    }
    var plain = found
    plain.member.type = found.member.type?.replacing(standIns)
    if plain.member.type == TypeReference("Self"), let type { return type }
    if plain.member.type?.unwrapped == TypeReference("Self"), let type { return TypeReference("Optional", [type]) }
    let result = self.type(of: plain, depth: depth)?.replacing(arguments)
    switch (step, found.member.kind) {
    case (.call, .method), (_, .storedProperty), (_, .computedProperty):
      guard case .call = step, found.member.kind != .method else { return result }
      let function = result?.unwrapped
      return function?.name == "Function" ? function?.arguments.first : nil
    case (_, .method): return TypeReference("Function", [result ?? TypeReference("Void")])
    default: return result
    }
  }
}

extension TypeReference {
  /// Returns the type of the value that a function of this type passes to one of the closures that it is called with.
  fileprivate func value(passedTo closure: Int, parameter: Int) -> TypeReference? {
    guard name == "Function" else { return nil }
    let closures = arguments.dropFirst().map(\.unwrapped).filter { $0.name == "Function" }
    guard closures.indices.contains(closure), closures[closure].arguments.indices.contains(parameter + 1) else {
      return nil
    }
    return closures[closure].arguments[parameter + 1].unwrapped
  }
}
