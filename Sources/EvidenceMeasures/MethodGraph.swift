import SyntaxFacts

/// The methods of one type, and the links between them.
struct MethodGraph {
  /// The signatures of the methods, component by component, in the order of the source.
  let components: [[String]]

  /// Joins the methods of a type.
  init(of type: CodeType, in code: CodeBase) {
    let reached = type.members.map { Self.members($0, reachesIn: type, code) }
    let isAccessor = zip(type.members, reached).map { placed, reached in
      // A computed property that uses nothing is a constant.
      placed.member.kind == .computedProperty && reached.isEmpty && !placed.usesWholeSelf
        || placed.member.body?.shape == .accessor && reached.contains { type.members[$0].isProperty }
    }
    let isMethod = zip(type.members, isAccessor).map { $0.isMethod && !$1 }
    var parents = Array(type.members.indices)
    // The last vertex represents an enum's own value.
    let whole = parents.count
    parents.append(whole)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }
    func join(_ left: Int, _ right: Int) {
      let (left, right) = (root(left), root(right))
      parents[max(left, right)] = min(left, right)
    }
    for index in type.members.indices where isMethod[index] {
      for other in reached[index] {
        // An accessor counts as the property that it returns.
        for target in isAccessor[other] ? reached[other] : [other]
        where isMethod[target] || type.members[target].isProperty {
          join(index, target)
        }
      }
      if type.declaration?.kind == .enum, type.members[index].usesWholeSelf { join(index, whole) }
    }
    let groups = Dictionary(grouping: type.members.indices.filter { isMethod[$0] }, by: root)
    components = groups.values.sorted { $0[0] < $1[0] }.map { $0.map { type.members[$0].member.signature } }
  }

  /// Returns the indices of the type's own members that a member's code reaches, on any value of the type.
  private static func members(_ placed: PlacedMember, reachesIn type: CodeType, _ code: CodeBase) -> [Int] {
    let accesses = placed.member.body?.accesses ?? []
    return accesses.flatMap { code.resolve($0, in: placed).uses }.compactMap { use in
      guard case .member(let target) = use.target, target.owner == type.name else { return nil }
      return type.members.firstIndex(of: target)
    }
  }
}

extension PlacedMember {
  /// Whether the member has storage.
  fileprivate var isProperty: Bool { member.kind == .storedProperty }

  /// Whether the member is code that runs on a value of the type; initialisers create the value.
  fileprivate var isMethod: Bool {
    switch member.kind {
    case .method, .computedProperty, .subscript, .storedProperty: member.body != nil
    case .initializer, .deinitializer, .enumCase, .typeAlias, .associatedType: false
    }
  }

  /// Whether the member's code uses `self` as a whole.
  fileprivate var usesWholeSelf: Bool {
    guard let body = member.body else { return false }
    return body.usesWholeSelf || body.switches.contains { $0.subject == [.member("self")] }
  }
}
