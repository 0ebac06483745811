/// What kind of declaration a member is.
public enum MemberKind: String, Sendable, Codable, CaseIterable {
  case storedProperty
  case computedProperty
  case method
  case initializer
  case deinitializer
  case `subscript`
  case enumCase
  case typeAlias
  case associatedType
}
