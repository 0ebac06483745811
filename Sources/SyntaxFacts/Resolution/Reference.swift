/// A reference from a unit of code to a type.
public struct Reference: Sendable, Hashable, Codable {
  /// The kinds of references, strongest first.
  public enum Kind: String, Sendable, Codable, CaseIterable, Comparable {
    /// A conformance to a protocol.
    case conforms
    /// A subclass, or a refinement of a protocol.
    case inherits
    /// The type of a stored property or an enum case's associated value.
    case stores
    /// An instantiation of the type.
    case creates
    /// A use of a member of the type.
    case calls
    /// Any other mention of the type: parameters, results, constraints, casts, local variables.
    case names

    /// Orders by declaration of the cases.
    public static func < (left: Kind, right: Kind) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  /// The name of the unit.
  public var from: String
  /// The full name of the type.
  public var to: String
  /// The kind of reference.
  public var kind: Kind
  /// The path of the file.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
}
