/// A type that a piece of code declares.
struct TypeDeclaration: Sendable, Equatable {
  /// What kind of type it is, across languages.
  enum Kind: Sendable {
    /// A protocol, an interface or a trait.
    case abstraction
    /// A class, a structure, an enumeration, an actor, an object or a record.
    case concrete
    /// An extension of a type that is declared elsewhere.
    case `extension`
  }

  var kind: Kind
  var name: String
  /// The names after the colon, or after `implements` and `extends`.
  var parents: [String] = []
  /// The members that the declaration asks for or holds directly.
  var memberCount = 0
}
