/// Where a name is looked up: inside a type, with the generic parameters that are known there.
public struct NameScope: Sendable {
  /// The full name of the type around; nil outside of all types.
  public var type: String?
  /// What is asked of each generic parameter.
  public var generics: [String: TypeReference]

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

  /// The names of the types around, innermost first.
  public var enclosing: [String] {
    guard let type else { return [] }
    let parts = type.split(separator: ".")
    return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: ".") }
  }
}
