/// What a step of an expression reaches.
public struct Use: Sendable, Equatable {
  /// What is reached.
  public enum Target: Sendable, Equatable {
    case member(PlacedMember)
    /// A value of this type is made.
    case creation(String)
    /// The type itself is named.
    case type(String)
  }

  /// The line, counted from 1.
  public var line: Int
  public var target: Target
  /// The full name of the type through which a member is reached; nil for `self` and free members.
  public var receiver: String?
}
