/// A type that is written down in code.
public struct TypeMention: Sendable, Hashable, Codable {
  /// The line, counted from 1.
  public var line: Int
  public var type: TypeReference

  public init(line: Int, type: TypeReference) {
    self.line = line
    self.type = type
  }
}
