/// A type declaration as the words of the code tell it.
public struct OutlinedType: Sendable, Equatable {
  /// The kind of a type, across languages.
  public enum Kind: Sendable {
    /// A protocol, an interface or a trait.
    case abstraction
    /// A class, a structure, an enumeration, an actor, an object or a record.
    case concrete
    /// An extension of a type that is declared elsewhere.
    case `extension`
  }

  public var kind: Kind
  public var name: String
  /// The names after the colon, or after `implements` and `extends`.
  public var parents: [String] = []
  /// The members that the declaration asks for or holds directly.
  public var memberCount = 0
}
