/// A type declaration found in tokens.
public struct OutlinedType: Sendable, Equatable {
  /// The kind of a type in any language.
  public enum Kind: Sendable {
    /// A protocol, an interface or a trait.
    case abstraction
    /// A class, a structure, an enumeration, an actor, an object or a record.
    case concrete
    /// An extension of a type declared elsewhere.
    case `extension`
  }

  /// The kind of declaration.
  public var kind: Kind
  /// The type's name.
  public var name: String
  /// The names after the colon, or after `implements` and `extends`.
  public var parents: [String] = []
  /// The number of direct members.
  public var memberCount = 0
}
