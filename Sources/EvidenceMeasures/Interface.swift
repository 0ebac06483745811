import SyntaxFacts

/// The interface of a type for its clients: a protocol's requirements, or a concrete type's members that other files
/// can use.
struct Interface {
  let name: String
  let isProtocol: Bool
  let file: String
  /// The signatures of what is offered, in the order of the source, inherited requirements last.
  private(set) var offered: [String]
  /// The members of extensions for some generic arguments only.
  private let constrained: [PlacedMember]

  /// Finds what a type offers; nil if it offers no behaviour.
  init?(_ name: String, in code: CodeBase) {
    guard let type = code.types[name], type.declaration != nil else { return nil }
    self.name = name
    isProtocol = type.isProtocol
    file = type.file
    var members: [PlacedMember]
    if isProtocol {
      let family = [type] + code.supertypes(of: name).compactMap { code.types[$0] }
      members = family.flatMap(\.requirements)
      if members.isEmpty { members = family.flatMap(\.members).filter(\.isOffered) }
    } else {
      let superclasses = code.supertypes(of: name).compactMap { code.types[$0] }
        .filter { $0.declaration != nil && !$0.isProtocol }
      members = ([type] + superclasses).flatMap(\.members).filter(\.isOffered)
      // A plain value offers only its content, which no client could do without; a struct of closures offers its
      // closures.
      guard members.contains(where: { $0.isBehaviour }) else { return nil }
    }
    var offered: [String] = []
    for signature in members.map(\.member.signature) where !offered.contains(signature) { offered.append(signature) }
    guard !offered.isEmpty else { return nil }
    self.offered = Self.commands(of: members, in: code) ?? offered
    constrained = isProtocol ? [] : members.filter { !$0.constraints.isEmpty }
  }

  /// The signatures of the members of extensions for some generic arguments only.
  var constrainedSignatures: Set<String> { Set(constrained.map(\.member.signature)) }

  /// Returns the interface without the members that none of some references offers, because their generic arguments
  /// don't meet an extension's constraints.
  func narrowed(to references: [TypeReference], in code: CodeBase) -> Interface {
    let parameters = (code.types[name]?.declaration?.genericParameters ?? []).map(\.name)
    guard !constrained.isEmpty, !references.isEmpty,
      references.allSatisfy({ $0.arguments.count == parameters.count })
    else { return self }
    let missing = constrained.filter { placed in
      !references.contains { reference in
        let arguments = Dictionary(zip(parameters, reference.arguments)) { first, _ in first }
        return placed.constraints.allSatisfy { constraint in
          arguments[constraint.name].map { Self.mayMeet(constraint.constraints, argument: $0, in: code) } ?? true
        }
      }
    }
    let signatures = Set(missing.map(\.member.signature))
    let kept = Set(
      (code.types[name]?.members ?? []).filter { member in !missing.contains(member) }.map(\.member.signature))
    var narrowed = self
    narrowed.offered.removeAll { signatures.contains($0) && !kept.contains($0) }
    return narrowed
  }

  /// Returns whether a generic argument may meet constraints: a concrete type other than the required one doesn't.
  private static func mayMeet(
    _ constraints: [TypeReference], argument: TypeReference, in code: CodeBase
  ) -> Bool {
    guard code.types[argument.name]?.declaration != nil else { return true }
    return constraints.allSatisfy { required in
      guard let type = code.types[required.name], type.declaration != nil else { return true }
      return required.name == argument.name || type.isProtocol && code.supertypes(of: argument.name).contains(type.name)
    }
  }

  /// Returns the commands of an interface whose only method takes an enum of the side: each case counts as a member;
  /// `nil` for others.
  private static func commands(of members: [PlacedMember], in code: CodeBase) -> [String]? {
    guard members.count == 1, let only = members.first, only.member.kind == .method else { return nil }
    for parameter in only.member.parameters {
      let name = code.resolved(parameter.type, in: code.scope(of: only)).unwrapped.name
      guard let type = code.types[name], type.declaration?.kind == .enum else { continue }
      let cases = type.members.filter { $0.member.kind == .enumCase }.map {
        "\(only.member.signature) .\($0.member.name)"
      }
      if cases.count > 1 { return cases }
    }
    return nil
  }

  /// Returns the offered signatures for uses on a number of lines; for commands, whose names are unknown, one per line.
  func used(by targets: [(member: PlacedMember, line: Int)], in code: CodeBase) -> Set<String> {
    guard let first = offered.first, first.contains(") .") else {
      return targets.reduce(into: []) { $0.formUnion(used(by: $1.member, in: code)) }
    }
    let lines = Set(targets.filter { first.hasPrefix($0.member.member.signature + " .") }.map(\.line))
    return Set(offered.prefix(lines.count))
  }

  /// Returns the offered signatures that a use of a member amounts to: its own, or those that an extension's member
  /// uses in turn.
  func used(by target: PlacedMember, in code: CodeBase) -> Set<String> {
    var visited = Set<String>()
    return used(by: target, in: code, &visited)
  }

  private func used(by target: PlacedMember, in code: CodeBase, _ visited: inout Set<String>) -> Set<String> {
    let signature = target.member.signature
    guard visited.insert(signature).inserted else { return [] }
    if offered.contains(signature) { return [signature] }
    guard target.isInExtension, let owner = target.owner, code.types[owner]?.isProtocol == true else { return [] }
    var found = Set<String>()
    for access in target.member.body?.accesses ?? [] {
      for use in code.resolve(access, in: target).uses where use.receiver == nil {
        guard case .member(let inner) = use.target, inner.owner != nil else { continue }
        found.formUnion(used(by: inner, in: code, &visited))
      }
    }
    return found
  }
}

extension PlacedMember {
  /// Whether the member does something, rather than store a value.
  fileprivate var isBehaviour: Bool {
    switch member.kind {
    case .method, .subscript: true
    case .storedProperty: member.type?.unwrapped.name == "Function"
    default: false
    }
  }

  /// Whether other files can use the member on a value or on the type.
  fileprivate var isOffered: Bool {
    switch member.kind {
    case .method, .computedProperty, .storedProperty, .subscript: member.access.isVisibleInOtherFiles
    case .initializer, .deinitializer, .enumCase, .typeAlias, .associatedType: false
    }
  }
}
