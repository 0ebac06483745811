/// A version of a design: the code before the refactoring, or after it.
public enum Side: String, Sendable, CaseIterable {
  case before
  case after

  /// The side that this one is compared with.
  public var other: Side { self == .before ? .after : .before }

  /// The name of the side in a message.
  public var message: Message {
    switch self {
    case .before: "before"
    case .after: "after"
    }
  }
}
