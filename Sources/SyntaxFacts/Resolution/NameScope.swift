/// A scope for looking up names: an enclosing type and the generic parameters in scope.
public struct NameScope: Sendable {
  /// The full name of the enclosing type; `nil` outside types.
  public var type: String?
  /// The constraint of each generic parameter.
  public var generics: [String: TypeReference]

  /// Creates a scope.
  public init(type: String? = nil, generics: [GenericParameter] = []) {
    self.type = type
    self.generics = [:]
    for parameter in generics {
      self.generics[parameter.name] =
        parameter.constraints.count == 1
        ? parameter.constraints[0]
        : TypeReference("Composition", parameter.constraints)
    }
  }

  /// The full names of the enclosing types, innermost first.
  public var enclosing: [String] {
    guard let type else { return [] }
    let parts = type.split(separator: ".")
    return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: ".") }
  }
}
