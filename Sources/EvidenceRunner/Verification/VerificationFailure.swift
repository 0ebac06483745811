import ChangeLedger
import Subprocesses
import SystemFiles

/// Why studies can't be verified at all; what is wrong in a study is a diagnostic instead.
public enum VerificationFailure: Error, Sendable, CustomStringConvertible {
  case system(SystemError)
  case git(GitFailure)
  /// A program that can't be started.
  case tool(String, SubprocessError)
  /// A program of ours that ended as it never should.
  case toolFailed(String, String)

  public var description: String {
    switch self {
    case .system(let error): error.description
    case .git(let failure): failure.description
    case .tool(let name, let error): "Verifying needs \(name). \(error)"
    case .toolFailed(let name, let reason): "'\(name)' failed: \(reason)"
    }
  }
}
