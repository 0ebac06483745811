import CaseStudyModel

/// The after side of a study as mutations read it, with its requests, contracts and roles.
struct StudyDesign: Sendable {
  /// The side before any change request.
  var base: DesignText
  var roles = Roles()
  /// The side after each favoured change request that applies.
  var requested: [DesignText] = []
  /// The names of the types that have a contract, in the study's order.
  var contracts: [String] = []

  /// Returns whether a type is outside the composition root, which may know every other type.
  func isCounted(_ declaration: DesignText.Declaration) -> Bool { !roles.root.contains(declaration.path) }

  /// Returns the favoured requests that edit a type or its extensions, by their indices.
  func requests(editing name: String) -> Set<Int> {
    let lines = base.declarations(of: name)
    return Set(requested.indices.filter { requested[$0].declarations(of: name) != lines })
  }

  /// Returns whether favoured requests edit both types, and none edits the two together.
  func separates(_ first: String, _ second: String) -> Bool {
    let (one, other) = (requests(editing: first), requests(editing: second))
    return !one.isEmpty && !other.isEmpty && one.isDisjoint(with: other)
  }

  /// Returns whether a favoured request gives a type a conformer that it doesn't have before.
  func isExtended(_ name: String) -> Bool {
    let known = base.concreteTypes(below: name)
    return requested.contains { !Set($0.concreteTypes(below: name)).isSubset(of: known) }
  }
}
