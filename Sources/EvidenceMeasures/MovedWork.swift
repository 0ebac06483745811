import SyntaxFacts

/// The clients whose work has moved into their interface after a refactoring.
///
/// **Definition.** A client that used members of an interface before the refactoring. Afterwards it uses none of them,
/// but a new member of the interface or of one of its conformers, whose code uses some of them. The code that does the
/// work is still offered the whole interface; it has only moved.
///
/// **Source.** After R. C. Martin, "The Interface Segregation Principle", 1996. The definition is this project's own.
///
/// **Example.** `Copier` calls `machine.printed(machine.scanned())`. After, it calls `machine.copied()`, which an
/// extension of `Machine` implements with the same two calls: the work of `Copier` moved into `Machine`.
public enum MovedWork {
  /// Returns the names of such clients in alphabetical order.
  public static func measure(from before: CodeBase, to after: CodeBase) -> [String] {
    let former = UsedOfOffered.measure(before).rows
    let units = Dictionary(after.units.map { ($0.name, $0) }) { first, _ in first }
    var clients = Set<String>()
    for row in former where !row.used.isEmpty {
      guard let unit = units[row.client] else { continue }
      let uses = signatures(usedBy: unit.members, ofOthers: true, in: after)
      let work = newMembers(of: row.interface, from: before, to: after).filter { uses.contains($0.member.signature) }
      let moved = signatures(usedBy: work, ofOthers: false, in: after).intersection(row.used)
      if !moved.isEmpty, uses.isDisjoint(with: row.used) { clients.insert(row.client) }
    }
    return clients.sorted()
  }

  /// Returns the members with code that an interface and its conformers on either side gained.
  private static func newMembers(of interface: String, from before: CodeBase, to after: CodeBase) -> [PlacedMember] {
    let family = after.types.keys.filter { name in
      name == interface || [before, after].contains { $0.supertypes(of: name).contains(interface) }
    }
    return family.flatMap { name in
      let known = Set(before.types[name]?.members.map(\.member.signature) ?? [])
      return (after.types[name]?.members ?? []).filter { $0.member.body != nil && !known.contains($0.member.signature) }
    }
  }

  /// Returns the signatures of the members that code uses, or only of those of other types.
  private static func signatures(usedBy members: [PlacedMember], ofOthers: Bool, in code: CodeBase) -> Set<String> {
    var found = Set<String>()
    for placed in members {
      for use in code.uses(in: placed) {
        guard case .member(let target) = use.target, target.owner != nil, !ofOthers || use.receiver != nil else {
          continue
        }
        found.insert(target.member.signature)
      }
    }
    return found
  }
}
