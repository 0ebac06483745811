/// The weight of a diagnostic, from a remark to an error that fails the build.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case information
  case warning
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .information: 0
    case .warning: 1
    case .error: 2
    }
  }
}
