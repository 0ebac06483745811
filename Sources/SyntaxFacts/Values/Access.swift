/// An expression that reaches for names, with local names replaced by what they stand for.
///
/// The first step is `self`, `super`, `Self`, a member of the enclosing type, a global name, a type, or a value of a known type.
public struct Access: Sendable, Hashable, Codable {
  /// The line of the expression's end, counted from 1: that of the member which is named last.
  public var line: Int
  public var steps: [AccessStep]

  public init(line: Int, steps: [AccessStep]) {
    self.line = line
    self.steps = steps
  }
}
