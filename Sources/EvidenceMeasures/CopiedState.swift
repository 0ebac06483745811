import SyntaxFacts

/// Determines whether a copy of a value shares its state or gets its own.
///
/// **Definition.** Variables of a class or an actor are shared by all references to an object, if code may change them
/// in an object that it didn't create itself. Variables of a struct or an enum are copied with it. A type's state
/// includes the state of the types that it stores, directly or indirectly, and the variables of its superclasses.
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
  /// Returns whether code may change the variables of a class's objects after it has created them.
  private let isChanged: @Sendable (String) -> Bool

  public init(code: CodeBase, isChanged: @escaping @Sendable (_ class: String) -> Bool = { _ in true }) {
    self.code = code
    self.isChanged = isChanged
  }

  /// Returns how copies of a type's values treat their state; empty for values without state.
  public func kinds(of name: String) -> Set<Kind> {
    var found: Set<Kind> = []
    var seen: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      guard let type = code.types[next], type.declaration != nil else { continue }
      let stored = type.storedProperties
      if isObject(next) {
        // The objects that an object stores are shared along with it.
        if hasVariables(next), isChanged(next) { found.insert(.shared) }
      } else if stored.contains(where: { $0.member.isVariable == true }) {
        found.insert(.copied)
      }
      for part in stored.flatMap({ code.type(of: $0)?.names ?? [] }) where !isObject(next) || isObject(part) {
        if seen.insert(part).inserted { waiting.append(part) }
      }
    }
    return found
  }

  /// Returns whether a type's values are references: objects of a class or an actor in this code.
  public func isObject(_ name: String) -> Bool {
    let kind = code.types[name]?.declaration?.kind
    return kind == .class || kind == .actor
  }

  /// Returns which of the types on both sides have copies that now share state but didn't before, or the reverse.
  ///
  /// A reference to a stateless object counts, because its holders never had separate copies.
  public func changed(_ names: Set<String>, from former: CopiedState) -> [String] {
    names.filter { name in
      guard former.code.types[name]?.declaration != nil, code.types[name]?.declaration != nil else { return false }
      let kinds = kinds(of: name)
      return former.isObject(name)
        ? !isObject(name) && kinds.contains(.copied)
        : former.kinds(of: name) == [.copied] && kinds.contains(.shared)
    }.sorted()
  }

  private func hasVariables(_ name: String) -> Bool {
    ([name] + code.supertypes(of: name)).contains { name in
      code.types[name]?.storedProperties.contains { $0.member.isVariable == true } == true
    }
  }
}
