import ChangeLedger
import SystemFiles

/// A reason why no study can be verified; a fault of one study is a diagnostic instead.
package enum VerificationFailure: Error, Sendable, CustomStringConvertible {
  case system(SystemError)
  case git(GitFailure)
  case execution(ExecutionError)
  case unreadable(String)

  /// The reason in English.
  package var description: String {
    switch self {
    case .system(let error): error.description
    case .git(let failure): failure.description
    case .execution(let error): error.description
    case .unreadable(let reason): reason
    }
  }
}
