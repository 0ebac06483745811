/// A place that tells the cases of a value apart: a `switch`, or an `if case`.
///
/// Patterns inside of patterns look at other values, and make places of their own: `case .failure(.offline)` of a `Result` is a place for
/// the result and one for the failure.
public struct SwitchSite: Sendable, Hashable, Codable {
  /// The line, counted from 1.
  public var line: Int
  /// The value that is looked at; empty where it can't be read.
  public var subject: [AccessStep]
  /// The names of the enum cases that are told apart, and literals as written, each once, in the order of the source.
  public var cases: [String]
  public var hasDefault: Bool
  /// Whether it's an `if case`, `guard case`, `while case` or `for case`, and not a `switch`.
  public var isCondition: Bool

  public init(
    line: Int, subject: [AccessStep] = [], cases: [String] = [], hasDefault: Bool = false, isCondition: Bool = false
  ) {
    self.line = line
    self.subject = subject
    self.cases = cases
    self.hasDefault = hasDefault
    self.isCondition = isCondition
  }
}
