import SyntaxFacts

/// A reader of what happens to a value's state when the value is copied: the copy gets its own, or shares it.
///
/// **Definition.** Variables of a class or an actor are shared by all references to an object. Variables of a struct or
/// an enum are copied with it. The state of the types that it stores, directly or not, belongs to it, as do the
/// variables of superclasses.
///
/// **Example.** `struct Sack { var items: [String] }` is copied; `struct Sack { let bag: Bag }` is shared if `Bag` is a
/// class with variables.
public struct CopiedState: Sendable {
  /// A way in which a copy treats state.
  public enum Kind: Sendable, Hashable {
    case copied
    case shared
  }

  /// The side's code.
  public var code: CodeBase

  public init(code: CodeBase) { self.code = code }

  /// Returns what copies of a type's values do with their state; empty for values without any.
  public func kinds(of name: String) -> Set<Kind> {
    var found: Set<Kind> = []
    var seen: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let type = code.types[next], type.declaration != nil else { continue }
      let stored = type.storedProperties
      if isObject(next) {
        // The objects that an object stores are shared along with it.
        if hasVariables(next) { found.insert(.shared) }
      } else if stored.contains(where: { $0.member.isVariable == true }) {
        found.insert(.copied)
      }
      for part in stored.flatMap({ code.type(of: $0)?.names ?? [] }) where !isObject(next) || isObject(part) {
        if seen.insert(part).inserted { waiting.append(part) }
      }
    }
    return found
  }

  /// Returns whether a type's values are referred to: they are objects of a class or an actor of this code.
  public func isObject(_ name: String) -> Bool {
    let kind = code.types[name]?.declaration?.kind
    return kind == .class || kind == .actor
  }

  /// Returns the types, of some that both sides have, whose copies have begun to share state or to have their own.
  ///
  /// A reference to an object without state counts: its holders never saw a copy.
  public static func changed(_ names: Set<String>, before: CodeBase, after: CodeBase) -> [String] {
    let (former, latter) = (CopiedState(code: before), CopiedState(code: after))
    return names.filter { name in
      guard before.types[name]?.declaration != nil, after.types[name]?.declaration != nil else { return false }
      let kinds = latter.kinds(of: name)
      return former.isObject(name)
        ? !latter.isObject(name) && kinds.contains(.copied)
        : former.kinds(of: name) == [.copied] && kinds.contains(.shared)
    }.sorted()
  }

  private func hasVariables(_ name: String) -> Bool {
    ([name] + code.supertypes(of: name)).contains { name in
      code.types[name]?.storedProperties.contains { $0.member.isVariable == true } == true
    }
  }
}
