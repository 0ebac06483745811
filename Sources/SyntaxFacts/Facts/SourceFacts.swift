/// The facts of one side's files, as output by an analyser.
public struct SourceFacts: Sendable, Equatable, Codable {
  /// The version of the document format.
  public var version: Int
  /// The files, ordered by path.
  public var files: [FileFacts]
  /// The facts that the analyser can't know, so that measurements which need them aren't shown; `nil` for none.
  public var unknown: [UnknownFact]?

  /// Creates a document with files sorted by path.
  public init(files: [FileFacts], unknown: [UnknownFact]? = nil) {
    version = 1
    self.unknown = unknown
    self.files = files.sorted { $0.path < $1.path }
  }
}

/// A fact that can't be known of a language without its types.
public enum UnknownFact: String, Sendable, Codable, CaseIterable {
  /// The members of other types that code uses.
  case uses
  /// The protocols that a type conforms to.
  case conformances
}

/// The facts of a file.
public struct FileFacts: Sendable, Equatable, Codable {
  /// The path.
  public var path: String
  /// The imported modules.
  public var imports: [String]
  /// All types of the file in source order, including nested ones and those in functions.
  public var types: [TypeDeclaration]
  /// The extensions in source order.
  public var extensions: [ExtensionDeclaration]
  /// The functions, variables and aliases outside types.
  public var members: [Member]
  /// The top-level statements, as in `main.swift`.
  public var statements: CodeBody?

  /// Creates the facts of a file.
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
