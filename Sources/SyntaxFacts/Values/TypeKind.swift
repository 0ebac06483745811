/// What kind of type a declaration makes.
public enum TypeKind: String, Sendable, Codable, CaseIterable {
  case `struct`
  case `class`
  case `enum`
  case actor
  case `protocol`
}
