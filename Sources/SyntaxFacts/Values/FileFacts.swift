/// What one file declares and reaches for.
public struct FileFacts: Sendable, Equatable, Codable {
  public var path: String
  public var imports: [String]
  /// All types of the file, nested ones too, in the order of the source.
  public var types: [TypeDeclaration]
  public var extensions: [ExtensionDeclaration]
  /// Functions, variables and aliases outside of all types.
  public var members: [Member]
  /// The statements outside of all declarations, as in `main.swift`.
  public var statements: CodeBody?

  public init(
    path: String, imports: [String] = [], types: [TypeDeclaration] = [], extensions: [ExtensionDeclaration] = [],
    members: [Member] = [], statements: CodeBody? = nil
  ) {
    self.path = path
    self.imports = imports
    self.types = types
    self.extensions = extensions
    self.members = members
    self.statements = statements
  }
}
