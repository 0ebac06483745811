/// A type that a unit of code refers to.
public struct Reference: Sendable, Hashable, Codable {
  /// How a unit refers to a type.
  public enum Kind: String, Sendable, Codable, CaseIterable, Comparable {
    /// A conformance to a protocol.
    case conforms
    /// A class below a class, or a protocol that refines another.
    case inherits
    /// The type of a stored property, or of a value that an enum case carries.
    case stores
    /// A value of the type is made.
    case creates
    /// A member of a value of the type is used.
    case calls
    /// Any other place that names the type: parameters, results, constraints, casts, local variables.
    case names

    /// Orders as the cases stand here.
    public static func < (left: Kind, right: Kind) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  /// The name of the unit.
  public var from: String
  /// The full name of the type.
  public var to: String
  public var kind: Kind
  public var file: String
  /// The line, counted from 1.
  public var line: Int
}
