/// A type of one side with its extensions; types of other modules are known only by their extensions.
public struct CodeType: Sendable, Equatable {
  /// The full name, including enclosing types.
  public var name: String
  /// The declaration; `nil` for types of other modules.
  public var declaration: TypeDeclaration?
  /// The file of the declaration, or of the first extension.
  public var file: String
  /// The files of the declaration and the extensions, in order.
  public var files: [String]
  /// The entries of all inheritance clauses.
  public var inherited: [TypeReference]
  /// The members of the declaration, followed by those of the extensions.
  public var members: [PlacedMember]

  /// Whether the type is a protocol.
  public var isProtocol: Bool { declaration?.kind == .protocol }

  /// The stored instance properties.
  public var storedProperties: [PlacedMember] {
    members.filter { $0.member.kind == .storedProperty && !$0.member.isStatic }
  }

  /// The requirements of a protocol except associated types; none for other types.
  public var requirements: [PlacedMember] {
    guard isProtocol else { return [] }
    return members.filter {
      !$0.isInExtension && $0.member.kind != .associatedType && $0.member.kind != .typeAlias
    }
  }
}

/// A potential client of types: a type with its extensions, a free function or variable, or a file's statements.
public struct CodeUnit: Sendable, Equatable {
  /// The kinds of units.
  public enum Kind: String, Sendable, Codable {
    case type
    case freeMember
    case statements
  }

  /// The kind of unit.
  public var kind: Kind
  /// The full name of the type, the name of the member, or the path of the file.
  public var name: String
  /// The file of the declaration.
  public var file: String
  /// The members; a file's statements form one unnamed member.
  public var members: [PlacedMember]
}

/// A member with its location.
public struct PlacedMember: Sendable, Equatable {
  /// The full name of the type that has the member; `nil` outside types.
  public var owner: String?
  /// The path of the file.
  public var file: String
  /// Whether the member is declared in an extension.
  public var isInExtension: Bool
  /// The member.
  public var member: Member
  /// The enclosing extension's constraints on generic parameters and associated types.
  public var constraints: [GenericParameter]

  /// Creates a placed member.
  public init(
    owner: String?, file: String, isInExtension: Bool = false, member: Member, constraints: [GenericParameter] = []
  ) {
    self.owner = owner
    self.file = file
    self.isInExtension = isInExtension
    self.member = member
    self.constraints = constraints
  }
}
