/// A parameter of a function, an initialiser or a subscript, or a value that an enum case carries.
public struct Parameter: Sendable, Hashable, Codable {
  /// The label at the call, `_` where there is none.
  public var label: String
  public var type: TypeReference
  public var hasDefault: Bool

  public init(label: String = "_", type: TypeReference, hasDefault: Bool = false) {
    self.label = label
    self.type = type
    self.hasDefault = hasDefault
  }
}
