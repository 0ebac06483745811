import SystemFiles

/// Why a site could not be published; what was published before is whole in every case.
public enum PublishingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The folder is not empty and bears no marker, so that solidsite did not make it.
  case notOurs(String)
  case notAFolder(String)
  /// The folder is, or holds, something that the site is made from.
  case holdsSource(output: String, source: String)
  /// The folder lies in a folder that the site is made from, and would be read as content.
  case insideSource(output: String, source: String)
  /// The folder is a Git work tree, whose history would be lost.
  case isWorkTree(String)
  /// Another process is publishing to the folder at this moment.
  case isBusy(String)
  /// A file's path is empty, absolute or leaves the output folder.
  case unsafePath(String)
  /// Two files want the same place, or one wants to be a folder where the other is a file.
  case conflict(String, String)
  case interrupted
  case system(SystemError)

  public var description: String {
    switch self {
    case .notOurs(let path):
      "The folder '\(path)' isn't empty and wasn't made by solidsite; "
        + "choose another with --output, or replace all that is in it with --force"
    case .notAFolder(let path): "The output '\(path)' isn't a folder"
    case .holdsSource(let output, let source):
      "The output folder '\(output)' would replace '\(source)', which the site is made from; choose another with --output"
    case .insideSource(let output, let source):
      "The output folder '\(output)' lies in '\(source)' and would be read as content; choose another with --output"
    case .isWorkTree(let path):
      "The output folder '\(path)' is a Git work tree; build into another folder and copy the files from there"
    case .isBusy(let path): "Another build is writing to '\(path)' at this moment"
    case .unsafePath(let path): "The path '\(path)' of a file would lie outside the output folder"
    case .conflict(let left, let right): "The files '\(left)' and '\(right)' can't both be written to the output folder"
    case .interrupted: "Interrupted; the published site is as it was"
    case .system(let error): error.description
    }
  }
}
