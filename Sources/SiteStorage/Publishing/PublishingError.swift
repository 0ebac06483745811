import SystemFiles

/// Why a site could not be published; what was published before is whole, but for `unfinished`.
public enum PublishingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The folder is not empty and bears no marker, so that solidsite did not make it.
  case notOurs(String)
  case notAFolder(String)
  /// The folder is, or holds, something that the site is made from.
  case holdsSource(output: String, source: String)
  /// The folder lies in a folder that the site is made from, and would be read as content.
  case insideSource(output: String, source: String)
  /// The folder is or holds a repository, whose history would be lost.
  case isWorkTree(String)
  /// The site's settings name a folder that doesn't lie in the site's.
  case outsideSite(String)
  /// The folder holds what not even `--force` replaces: hidden, the user's home, the system, another site.
  case isGuarded(String)
  /// Something else is mounted on a folder in the output folder.
  case holdsMount(output: String, mount: String)
  /// Too many folders of earlier runs can't be removed.
  case leftovers([String])
  /// Files were moved one by one, and could be moved neither on nor back.
  case unfinished(output: String, SystemError)
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
      "The output folder '\(path)' is or holds a repository, such as a Git work tree; build into another folder and copy "
        + "the files from there"
    case .outsideSite(let path):
      "The output folder '\(path)' of the site's settings must lie inside the site's folder, and not be hidden; "
        + "any other can be named with --output"
    case .isGuarded(let path):
      "The folder '\(path)' holds more than a site, and not even --force replaces it: it is hidden, or belongs to the system, "
        + "or holds another site, a home or the working folder; choose another with --output"
    case .holdsMount(let output, let mount):
      "Another file system is mounted at '\(mount)' in the output folder '\(output)' and would be moved away with it; "
        + "unmount it, or choose another folder with --output"
    case .leftovers(let paths):
      "Folders that earlier builds left can't be removed; remove \(paths.map { "'\($0)'" }.joined(separator: ", ")), "
        + "perhaps as another user"
    case .unfinished(let output, let error):
      "\(error.description). The site in '\(output)' is partly replaced; nothing is lost, and the next build finishes it"
    case .isBusy(let path): "Another build is writing to '\(path)' at this moment"
    case .unsafePath(let path): "The path '\(path)' of a file would lie outside the output folder"
    case .conflict(let left, let right): "The files '\(left)' and '\(right)' can't both be written to the output folder"
    case .interrupted: "Interrupted; the published site is as it was"
    case .system(let error): error.description
    }
  }
}
