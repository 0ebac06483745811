extension CodeBase {
  /// Returns a unit's references to other types of this code, one per line and kind.
  public func references(of unit: CodeUnit) -> [Reference] {
    var found = Set<Reference>()
    if unit.kind == .type, let type = types[unit.name] { found.formUnion(heritage(of: type)) }
    for placed in unit.members {
      let scope = scope(of: placed)
      func note(_ reference: TypeReference, _ kind: Reference.Kind, _ line: Int) {
        for name in resolved(reference, in: scope).names {
          found.insert(Reference(from: unit.name, to: name, kind: kind, file: placed.file, line: line))
        }
      }
      let member = placed.member
      let isStored = member.kind == .storedProperty || member.kind == .enumCase
      for type in member.signatureTypes { note(type, isStored ? .stores : .names, member.lines.name) }
      if isStored, member.type == nil, let type = type(of: placed) { note(type, .stores, member.lines.name) }
      for body in member.bodies {
        for mention in body.mentions { note(mention.type, .names, mention.line) }
        for use in body.accesses.flatMap({ resolve($0, in: placed).uses }) {
          guard let (type, kind) = use.reference else { continue }
          found.insert(Reference(from: unit.name, to: type, kind: kind, file: placed.file, line: use.line))
        }
      }
    }
    return found.filter { $0.to != unit.name && types[$0.to]?.declaration != nil }.sorted(by: Self.isBefore)
  }

  private func heritage(of type: CodeType) -> [Reference] {
    let places =
      files.flatMap { file in
        file.types.filter { $0.name == type.name }.map { (file.path, $0.lines.name, $0.inherited) }
          + file.extensions.filter { $0.extendedType.name == type.name }
          .map { (file.path, $0.lines.name, $0.inherited) }
      }
    let scope = NameScope(type: type.name, generics: genericParameters(around: type.name))
    return places.flatMap { file, line, inherited in
      inherited.flatMap { entry -> [Reference] in
        let head = resolved(entry, in: scope)
        let isConformance = !type.isProtocol && types[head.name]?.isProtocol == true
        let kind = isConformance ? Reference.Kind.conforms : .inherits
        return [Reference(from: type.name, to: head.name, kind: kind, file: file, line: line)]
          + entry.arguments.flatMap { resolved($0, in: scope).names }
          .map { Reference(from: type.name, to: $0, kind: .names, file: file, line: line) }
      }
    }
  }

  private static func isBefore(_ left: Reference, _ right: Reference) -> Bool {
    (left.file, left.line, left.kind, left.to) < (right.file, right.line, right.kind, right.to)
  }
}

extension Use {
  /// The referenced type and the kind of reference; `nil` for members of `self` and free members.
  fileprivate var reference: (type: String, kind: Reference.Kind)? {
    switch target {
    case .creation(let type): (type, .creates)
    case .type(let type): (type, .names)
    case .member: receiver.map { ($0, .calls) }
    }
  }
}
