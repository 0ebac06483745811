import CaseStudyModel

import Subprocesses
import SystemFiles

/// An error while measuring a repository.
package enum GitFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program `git` is not installed.
  case missingGit
  /// The installed git can't merge without a work tree.
  case oldGit
  /// Git is installed but could not be started.
  case unstartable(SubprocessError)
  /// The folder is not in a repository that git can read; the reason is git's.
  case noRepository(String, reason: String)
  /// The repository around the documents uses the objects of another one; the reason says how.
  case foreignObjects(String)
  /// Git would wait for a file of the repository, by its path there.
  case pipeOrDevice(String)
  /// The settings of the repository, with all files that they include, are longer than a number of bytes.
  case longSettings(limit: Int)
  /// No commit has the name; `nearest` is the most similar branch or tag.
  case unknownRevision(String, nearest: String?)
  /// The history of a commit isn't long enough for an ancestor of it, such as `main~9`.
  case noAncestor(String, of: String, isShallow: Bool)
  /// The second revision has no commit that the first lacks.
  case nothingBetween(String, String)
  /// The second revision is an ancestor of the first.
  case reversedRange(String, String)
  /// A request and its base have no common ancestor, or a shallow clone doesn't contain it.
  case noForkPoint(request: String, base: String, isShallow: Bool)
  /// A revision is not part of the history that leads to another.
  case notAncestor(String, of: String)
  /// A shallow clone is cut off at the refactoring, so its changes are unknown.
  case cutOffRefactoring(String)
  /// The refactoring changes no file that the patterns name; `changed` are patterns for the files that it changes.
  case noSourceFiles(String, patterns: [String], changed: [String])
  /// A partial clone has not downloaded objects that the history needs.
  case missingObjects(reason: String)
  /// Git reported an error; the reason is git's.
  case failed(command: String, reason: String)
  /// Git printed more than a number of bytes.
  case tooMuchOutput(command: String, limit: Int)
  /// The temporary files can't be written.
  case unusableTemporaryFolder(SystemError)
  /// The task was cancelled.
  case cancelled

  private static let shallowRemedy: Message = " in this shallow clone; run 'git fetch --unshallow' to get the rest"

  /// The error message in English.
  package var description: String { message.description }

  /// The error as a sentence; reasons are in the words of git or the system.
  package var message: Message {
    switch self {
    case .missingGit: "There is no 'git' on the PATH; solidsite needs version 2.39 or later"
    case .oldGit: "This git can't merge without a work tree; solidsite needs version 2.39 or later"
    case .unstartable(let error): Message(verbatim: error.description)
    case .noRepository(let folder, let reason): "Can't open a git repository at '\(folder)': \(reason)"
    case .foreignObjects(let reason): "The repository must have its own objects: \(reason)"
    case .pipeOrDevice(let path):
      "The repository must have files and folders only; '\(path)' in it is a pipe or a device"
    case .longSettings(let limit):
      "The settings of the repository must have at most \(limit >> 20) MB, with the files that they include"
    case .unknownRevision(let name, let nearest):
      "The repository has no revision '\(name)'" + Message.didYouMean(nearest)
    case .noAncestor(let name, let commit, let isShallow):
      "Commit '\(commit)' has no ancestor '\(name)'" + (isShallow ? Self.shallowRemedy : "")
    case .nothingBetween(let before, let after): "'\(after)' has no commit that '\(before)' lacks"
    case .reversedRange(let before, let after): "'\(after)' is older than '\(before)'; write \(after)..\(before)"
    case .noForkPoint(let request, let base, let isShallow):
      "Request '\(request)' has no fork point: it has no commit in common with '\(base)'"
        + (isShallow ? Self.shallowRemedy : "")
    case .notAncestor(let old, let new): "The history of '\(new)' doesn't contain '\(old)'"
    case .cutOffRefactoring(let name):
      "This shallow clone is cut off at '\(name)'; run 'git fetch --unshallow' to get the rest"
    case .noSourceFiles(let name, let patterns, let changed):
      "'\(name)' changes no file that matches \(patterns.quotedList)"
        + (changed.isEmpty ? "" : "; its files match \(changed.prefix(5).quotedList)")
    case .missingObjects(let reason):
      "This clone lacks objects of its history, as partial clones do; clone the repository completely (\(reason))"
    case .failed(let command, let reason): "'git \(command)' failed: \(reason)"
    case .tooMuchOutput(let command, let limit): "'git \(command)' failed: it printed more than \(limit >> 20) MB"
    case .unusableTemporaryFolder(let error): Message(verbatim: error.description)
    case .cancelled: "Reading the repository was interrupted"
    }
  }
}
