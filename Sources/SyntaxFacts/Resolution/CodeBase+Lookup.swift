extension CodeBase {
  /// Returns the member that a step names in a type: its own, then its supertypes', declarations before extensions.
  public func member(_ step: AccessStep, in type: String) -> PlacedMember? {
    guard let name = step.name else { return nil }
    for type in [type] + supertypes(of: type) {
      let named = types[type]?.members.filter { $0.member.name == name && $0.member.kind.isReachable } ?? []
      if let found = best(named, step) { return found }
    }
    return nil
  }

  /// Returns the innermost member that contains a line, because functions can declare types; `nil` between members.
  /// - Parameter line: the line, counted from 1.
  public func member(atLine line: Int, inFile path: String) -> PlacedMember? {
    membersByFile[path]?.filter { $0.member.lines.contains(line) }.min {
      $0.member.lines.last - $0.member.lines.first < $1.member.lines.last - $1.member.lines.first
    }
  }

  /// Returns the members of a type and of its supertypes, its own first.
  public func allMembers(of type: String) -> [PlacedMember] {
    ([type] + supertypes(of: type)).flatMap { types[$0]?.members ?? [] }
  }

  /// Returns whether a member is a requirement of a protocol, and not a member of its extension.
  public func isRequirement(_ placed: PlacedMember) -> Bool {
    !placed.isInExtension && placed.owner.map { types[$0]?.isProtocol == true } == true
  }

  /// Returns the candidate that accepts the labels of a call, or the first one.
  func best(_ candidates: [PlacedMember], _ step: AccessStep) -> PlacedMember? {
    guard candidates.count > 1, case .call(_, let labels) = step else { return candidates.first }
    return candidates.first { $0.member.kind == .method && $0.member.accepts(labels) } ?? candidates.first
  }
}

extension MemberKind {
  /// Whether an expression can name the member.
  fileprivate var isReachable: Bool {
    switch self {
    case .storedProperty, .computedProperty, .method, .enumCase: true
    case .initializer, .deinitializer, .subscript, .typeAlias, .associatedType: false
    }
  }
}
