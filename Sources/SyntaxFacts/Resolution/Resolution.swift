/// The result of resolving an expression.
public struct Resolution: Sendable, Equatable {
  /// The declarations that its steps use.
  public var uses: [Use] = []
  /// The type of the whole expression with full names; `nil` if unknown.
  public var type: TypeReference?
}

/// A declaration used by a step of an expression.
public struct Use: Sendable, Equatable {
  /// The kinds of declarations that a step can use.
  public enum Target: Sendable, Equatable {
    /// A member.
    case member(PlacedMember)
    /// An initialiser of the type.
    case creation(String)
    /// The type itself.
    case type(String)
  }

  /// The line, counted from 1.
  public var line: Int
  /// The declaration.
  public var target: Target
  /// The full name of the type through which a member is accessed; `nil` for `self` and free members.
  public var receiver: String?
}
