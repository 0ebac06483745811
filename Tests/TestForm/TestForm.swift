import Foundation

/// How thorough the tests are.
public enum TestForm: Sendable {
  /// Without compiler, sandbox and endurance: `make test-fast` sets FAST.
  case fast
  /// All behaviour once.
  case usual
  /// With many more cases of what is drawn at random or repeated: `make test-long` sets LONG.
  case long

  /// The form that the environment asks for.
  public static let current: TestForm = {
    let environment = ProcessInfo.processInfo.environment
    if environment["FAST"] != nil { return .fast }
    return environment["LONG"] == nil ? .usual : .long
  }()

  /// Whether the tests that take long are left out.
  public static var isFast: Bool { current == .fast }

  /// Whether to try everything that fits into a night.
  public static var isLong: Bool { current == .long }
}
