import SyntaxFacts

/// The types whose state a refactoring opens to several other declarations.
///
/// **Definition.** A type of both sides is opened if it stores a property that its own members use before and nothing
/// else does, and that members of at least two other types, nested ones included, or free functions use after. The code
/// was divided, and the state that it works on wasn't.
///
/// **Source.** After "feature envy" and "inappropriate intimacy" in M. Fowler, "Refactoring", 1999, chapter 3. The
/// count is this project's own.
///
/// **Example.** `Clinic` stores `owed`, and bills and reminds people itself. After, `Billing` and `Reminders` are
/// functions that take a `Clinic` and use its `owed`: `Clinic` is opened to the two.
public struct OpenedState: Sendable {
  public init() {}

  /// Returns the names of the other declarations, in alphabetical order, by the name of each type that is opened.
  public func measure(from before: CodeBase, to after: CodeBase) -> [String: [String]] {
    let (former, latter) = (users(in: before), users(in: after))
    var opened: [String: Set<String>] = [:]
    for (property, units) in former where units == [property.owner] {
      let others = (latter[property] ?? []).subtracting([property.owner])
      if others.count > 1 { opened[property.owner, default: []].formUnion(others) }
    }
    return opened.mapValues { $0.sorted() }
  }

  private struct Property: Hashable {
    var owner: String
    var name: String
  }

  /// Finds the types and free functions that use each stored property.
  private func users(in code: CodeBase) -> [Property: Set<String>] {
    var users: [Property: Set<String>] = [:]
    for unit in code.units where unit.kind != .statements {
      for placed in unit.members {
        for use in placed.member.bodies.flatMap(\.accesses).flatMap({ code.resolve($0, in: placed).uses }) {
          guard case .member(let target) = use.target, let owner = target.owner,
            target.member.kind == .storedProperty, !target.member.isStatic
          else { continue }
          let property = Property(owner: owner, name: target.member.name)
          users[property, default: []].insert(unit.name)
        }
      }
    }
    return users
  }
}
