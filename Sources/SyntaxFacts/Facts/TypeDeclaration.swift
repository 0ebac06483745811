/// The declaration of a type without its extensions; a protocol's members are its requirements.
public struct TypeDeclaration: Sendable, Equatable, Codable {
  /// The full name, including enclosing types and functions, such as `Loan.Input` or `Loan.renew(_:).Input`.
  public var name: String
  /// The kind of type.
  public var kind: TypeKind
  /// The lines.
  public var lines: DeclarationLines
  /// The access level.
  public var access: AccessLevel
  /// The generic parameters.
  public var genericParameters: [GenericParameter]
  /// The entries of the inheritance clause.
  public var inherited: [TypeReference]
  /// The members.
  public var members: [Member]

  /// Creates a declaration.
  public init(
    name: String, kind: TypeKind, lines: DeclarationLines, access: AccessLevel = .internal,
    genericParameters: [GenericParameter] = [], inherited: [TypeReference] = [], members: [Member] = []
  ) {
    self.name = name
    self.kind = kind
    self.lines = lines
    self.access = access
    self.genericParameters = genericParameters
    self.inherited = inherited
    self.members = members
  }
}

/// The kind of a type.
public enum TypeKind: String, Sendable, Codable, CaseIterable {
  case `struct`
  case `class`
  case `enum`
  case actor
  case `protocol`
}

/// An extension of a type, which may be declared in another module.
public struct ExtensionDeclaration: Sendable, Equatable, Codable {
  /// The extended type as written.
  public var extendedType: TypeReference
  /// The lines.
  public var lines: DeclarationLines
  /// The entries of the inheritance clause.
  public var inherited: [TypeReference]
  /// The constraints of the `where` clause.
  public var constraints: [GenericParameter]
  /// The members.
  public var members: [Member]

  /// Creates an extension.
  public init(
    extendedType: TypeReference, lines: DeclarationLines, inherited: [TypeReference] = [],
    constraints: [GenericParameter] = [], members: [Member] = []
  ) {
    self.extendedType = extendedType
    self.lines = lines
    self.inherited = inherited
    self.constraints = constraints
    self.members = members
  }
}
