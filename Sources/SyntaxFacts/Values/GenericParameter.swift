/// A generic parameter, or a primary associated type, with what is asked of it.
public struct GenericParameter: Sendable, Hashable, Codable {
  public var name: String
  /// The protocols or the class that it's constrained to, those of the `where` clause included.
  public var constraints: [TypeReference]

  public init(name: String, constraints: [TypeReference] = []) {
    self.name = name
    self.constraints = constraints
  }
}
