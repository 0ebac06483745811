import Subprocesses
import SystemFiles

/// Why a repository could not be measured.
public enum GitFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is no program `git`.
  case missingGit
  /// The program `git` is too old for merging without a working folder.
  case oldGit
  /// Git could not be started, though it is there.
  case unstartable(SubprocessError)
  /// The folder belongs to no repository that git would read; the reason is git's.
  case noRepository(String, reason: String)
  /// No commit is called so; `nearest` is the most similar name of a branch or tag.
  case unknownRevision(String, nearest: String?)
  /// A request and its base have no common ancestor, or one that a shallow clone doesn't hold.
  case noForkPoint(request: String, base: String, isShallow: Bool)
  /// Git ended with an error; the reason is git's.
  case failed(command: String, reason: String)
  /// Files of our own, beside the repository, can't be written.
  case unusableTemporaryFolder(SystemError)
  /// The task was cancelled.
  case cancelled

  public var description: String {
    switch self {
    case .missingGit: "There is no 'git' on the path, and the ledger needs version 2.39 or later"
    case .oldGit: "This git can't merge without a working folder; the ledger needs version 2.39 or later"
    case .unstartable(let error): error.description
    case .noRepository(let folder, let reason): "'\(folder)' is no git repository that can be read: \(reason)"
    case .unknownRevision(let name, let nearest):
      "The repository has no revision '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .noForkPoint(let request, let base, let isShallow):
      "Request '\(request)' has no fork point: it shares no commit with '\(base)'"
        + (isShallow ? ", as far as this shallow clone goes; 'git fetch --unshallow' gets the rest" : "")
    case .failed(let command, let reason): "'git \(command)' failed: \(reason)"
    case .unusableTemporaryFolder(let error): error.description
    case .cancelled: "The ledger was interrupted"
    }
  }
}
