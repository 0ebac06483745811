/// A type of one side with all its extensions; a type of another module is known by its extensions alone.
public struct CodeType: Sendable, Equatable {
  /// The name, with the names of the types around it.
  public var name: String
  /// Nil where the type is declared in another module.
  public var declaration: TypeDeclaration?
  /// The file of the declaration, else that of the first extension.
  public var file: String
  /// The files of the declaration and of the extensions, in the order of the files.
  public var files: [String]
  /// The entries of all inheritance clauses.
  public var inherited: [TypeReference]
  /// The members of the declaration and then those of the extensions.
  public var members: [PlacedMember]

  public var isProtocol: Bool { declaration?.kind == .protocol }

  /// What a protocol declares that a conformer must have; none for other types. Associated types aren't counted.
  public var requirements: [PlacedMember] {
    guard isProtocol else { return [] }
    return members.filter {
      !$0.isInExtension && $0.member.kind != .associatedType && $0.member.kind != .typeAlias
    }
  }
}
