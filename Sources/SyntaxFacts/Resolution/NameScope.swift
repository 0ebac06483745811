/// A scope for looking up names: an enclosing type and function, and the generic parameters in scope.
public struct NameScope: Sendable {
  /// The full name of the enclosing type; `nil` outside types.
  public var type: String?
  /// The signature of the enclosing member, in which types may be declared; `nil` outside members.
  public var function: String?
  /// The constraint of each generic parameter.
  public var generics: [String: TypeReference]

  /// Creates a scope.
  public init(type: String? = nil, function: String? = nil, generics: [GenericParameter] = []) {
    self.type = type
    self.function = function
    self.generics = [:]
    for parameter in generics {
      self.generics[parameter.name] =
        parameter.constraints.count == 1
        ? parameter.constraints[0]
        : TypeReference("Composition", parameter.constraints)
    }
  }

  /// The full names of the enclosing types and members, innermost first.
  public var enclosing: [String] {
    let inner = [function.map { function in type.map { "\($0).\(function)" } ?? function }].compactMap { $0 }
    guard let type else { return inner }
    let parts = type.split(separator: ".")
    return inner + (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: ".") }
  }
}
