import SyntaxFacts

/// The functions that types store but nothing uses.
///
/// **Definition.** For each type: its stored properties of a function type, optional or not, that no code uses except
/// initialisers, which set them. A client that receives such functions is offered members it doesn't call, just as with
/// a wide protocol. Parameters don't count, because a function that is only passed on can't be distinguished from an
/// unused one.
///
/// **Source.** After R. C. Martin, "The Interface Segregation Principle", 1996. The count is this project's own.
///
/// **Example.** `struct Clerk { let printed: (String) -> String; let faxed: (Int) -> String }` with a method that calls
/// `printed` alone: 1.
public enum UncalledFunctions {
  /// Returns the number of such functions of each type that has any, by the type's name.
  public static func measure(_ code: CodeBase) -> [String: Int] {
    let members = code.units.flatMap(\.members).filter { $0.member.kind != .initializer }
    var used: [String: Set<String>] = [:]
    for use in members.flatMap(code.uses) {
      guard case .member(let target) = use.target, let owner = target.owner else { continue }
      used[owner, default: []].insert(target.member.name)
    }
    var counts: [String: Int] = [:]
    for type in code.declaredTypes {
      let unused = type.members.filter { used[type.name]?.contains($0.member.name) != true }
      let count = unused.count { $0.storesFunction(in: code) }
      if count > 0 { counts[type.name] = count }
    }
    return counts
  }
}

extension PlacedMember {
  /// Returns whether the member is a stored property of an instance whose value is a function.
  package func storesFunction(in code: CodeBase) -> Bool {
    member.kind == .storedProperty && !member.isStatic && code.type(of: self)?.unwrapped.name == "Function"
  }
}
