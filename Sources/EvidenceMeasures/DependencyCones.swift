import SyntaxFacts

/// The concrete types that each type needs in order to compile.
///
/// **Definition.** The cone of a type is the set of the side's structs, classes, enums and actors that it refers to,
/// directly or through other types. References through protocols count, but the protocols themselves, nested types and
/// the type itself aren't part of the cone. A reference is any mention in a declaration or in code: a parameter, a
/// stored property, a creation, a cast. The types that conform to a protocol aren't part of the protocol's cone.
///
/// **Source.** After the transitive dependencies of J. Lakos, "Large-Scale C++ Software Design", 1996, chapter 4, but
/// of types instead of files, and without abstractions.
///
/// **Example.** `Screen` stores `DiskStore`, which creates `File`: the cone of `Screen` is `DiskStore` and `File`, 2
/// types. With `any Store` in its place, a protocol whose functions return `Loan`, it is `Loan`, 1 type.
public enum DependencyCones {
  /// Returns the cones, by the name of the type; each in alphabetical order.
  public static func measure(_ code: CodeBase) -> [String: [String]] {
    var targets: [String: Set<String>] = [:]
    for unit in code.units {
      for reference in code.references(of: unit) {
        let (from, to) = (reference.from.outermost, reference.to.outermost)
        if from != to, unit.kind == .type { targets[from, default: []].insert(to) }
      }
      if unit.kind == .type { targets[unit.name.outermost, default: []].formUnion(freeTargets(of: unit, in: code)) }
    }
    let types = code.declaredTypes.map(\.name).filter { $0 == $0.outermost }
    return Dictionary(uniqueKeysWithValues: types.map { ($0, cone(of: $0, targets, in: code)) })
  }

  /// Returns the types that the free functions called by a unit refer to.
  private static func freeTargets(of unit: CodeUnit, in code: CodeBase) -> Set<String> {
    var found: Set<String> = []
    var visited: Set<String> = []
    func follow(_ members: [PlacedMember]) {
      for placed in members {
        for use in code.uses(in: placed) {
          guard case .member(let target) = use.target, target.owner == nil,
            visited.insert(target.member.signature).inserted
          else { continue }
          for free in code.units where free.kind == .freeMember && free.members == [target] {
            found.formUnion(code.references(of: free).map(\.to.outermost))
          }
          follow([target])
        }
      }
    }
    follow(unit.members)
    return found
  }

  private static func cone(of name: String, _ targets: [String: Set<String>], in code: CodeBase) -> [String] {
    var reached: Set<String> = []
    var waiting = Array(targets[name] ?? [])
    while let next = waiting.popLast() {
      if next != name, reached.insert(next).inserted { waiting += targets[next] ?? [] }
    }
    return reached.filter { code.types[$0]?.declaration != nil && code.types[$0]?.isProtocol == false }.sorted()
  }
}
