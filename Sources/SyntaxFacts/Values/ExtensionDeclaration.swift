/// An extension of a type, which need not be declared in the same code.
public struct ExtensionDeclaration: Sendable, Equatable, Codable {
  /// The name of the extended type as written.
  public var extendedType: TypeReference
  public var lines: SourceLines
  /// The entries of the inheritance clause.
  public var inherited: [TypeReference]
  /// What the `where` clause asks of generic parameters and associated types.
  public var constraints: [GenericParameter]
  public var members: [Member]

  public init(
    extendedType: TypeReference, lines: SourceLines, inherited: [TypeReference] = [],
    constraints: [GenericParameter] = [], members: [Member] = []
  ) {
    self.extendedType = extendedType
    self.lines = lines
    self.inherited = inherited
    self.constraints = constraints
    self.members = members
  }
}
