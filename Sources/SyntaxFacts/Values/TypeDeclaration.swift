/// A type's declaration, without its extensions. A protocol's members are its requirements.
public struct TypeDeclaration: Sendable, Equatable, Codable {
  /// The name, with the names of the types around it: `Loan.Input`.
  public var name: String
  public var kind: TypeKind
  public var lines: SourceLines
  public var access: AccessLevel
  public var genericParameters: [GenericParameter]
  /// The entries of the inheritance clause.
  public var inherited: [TypeReference]
  public var members: [Member]

  public init(
    name: String, kind: TypeKind, lines: SourceLines, access: AccessLevel = .internal,
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
