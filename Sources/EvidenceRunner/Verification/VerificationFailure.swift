import ChangeLedger
import SystemFiles

/// Why studies can't be verified at all; what is wrong in a study is a diagnostic instead.
public enum VerificationFailure: Error, Sendable, CustomStringConvertible {
  case system(SystemError)
  case git(GitFailure)
  case execution(ExecutionError)
  case unreadable(String)

  public var description: String {
    switch self {
    case .system(let error): error.description
    case .git(let failure): failure.description
    case .execution(let error): error.description
    case .unreadable(let reason): reason
    }
  }
}
