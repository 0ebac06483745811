/// Something that can be the client of a type: a type with its extensions, a free function or variable, or a file's statements.
public struct CodeUnit: Sendable, Equatable {
  /// What kind of unit it is.
  public enum Kind: String, Sendable, Codable {
    case type
    case freeMember
    case statements
  }

  public var kind: Kind
  /// The type's full name, the member's name, or the file's path.
  public var name: String
  /// The file of the declaration.
  public var file: String
  /// The code: members with bodies, signatures, first values. A file's statements are one member without a name.
  public var members: [PlacedMember]
}
