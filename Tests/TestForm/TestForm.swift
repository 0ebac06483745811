import Foundation

/// The thoroughness of the tests.
public enum TestForm: Sendable {
  /// Without compiler, sandbox or endurance tests; `make test-fast` sets FAST.
  case fast
  /// All behaviour once.
  case usual
  /// With many more random and repeated cases; `make test-long` sets LONG.
  case long

  /// The form that the environment asks for.
  public static let current: TestForm = {
    let environment = ProcessInfo.processInfo.environment
    if environment["FAST"] != nil { return .fast }
    return environment["LONG"] == nil ? .usual : .long
  }()

  /// Whether the tests that take long are left out.
  public static var isFast: Bool { current == .fast }

  /// Whether to try everything that can run overnight.
  public static var isLong: Bool { current == .long }

  /// Returns the first of every few cases; the long form tries all of them.
  /// - Parameter what: the cases in words, to say what is left out.
  public static func sample<Case>(of what: String, every step: Int, _ cases: [Case]) -> [Case] {
    if isLong { return cases }
    let chosen = stride(from: 0, to: cases.count, by: step).map { cases[$0] }
    print("\(cases.count - chosen.count) of \(cases.count) \(what) are left to LONG=1")
    return chosen
  }
}
