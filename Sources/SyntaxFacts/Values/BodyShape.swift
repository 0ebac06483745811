/// What a body amounts to, where it amounts to little.
public enum BodyShape: String, Sendable, Codable, CaseIterable {
  /// No statement.
  case empty
  /// Nothing but `fatalError`, `preconditionFailure` or `assertionFailure`.
  case traps
  /// Nothing but a `throw`.
  case onlyThrows
  /// Nothing but `nil`, `[]`, `[:]` or `""`.
  case returnsNothing
  /// Nothing but one property of `self`, read or set.
  case accessor
  /// Anything else.
  case other

  /// Whether an implementation of this shape does nothing of what was asked.
  public var isHollow: Bool {
    switch self {
    case .empty, .traps, .onlyThrows, .returnsNothing: true
    case .accessor, .other: false
    }
  }
}
