import CaseStudyModel
import SystemFiles

/// The reason why a site was not published; except for `unfinished`, the previously published site is intact.
public enum PublishingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The folder is not empty and has no marker, so solidsite didn't create it.
  case notOurs(String)
  /// The output path is not a folder.
  case notAFolder(String)
  /// The folder is, or contains, part of the site's sources.
  case holdsSource(output: String, source: String)
  /// The folder is inside the site's sources and would be read as content.
  case insideSource(output: String, source: String)
  /// The folder is or contains a repository, whose history would be lost.
  case isWorkTree(String)
  /// The site's settings name a folder outside the site's folder.
  case outsideSite(String)
  /// The folder may not be replaced even with `--force`: it is hidden, a home folder, the system's, or another site's.
  case isGuarded(String)
  /// A file or folder inside the output folder is a mount point.
  case holdsMount(output: String, mount: String)
  /// Too many folders of earlier runs can't be removed.
  case leftovers([String])
  /// Moving entries one by one failed, and so did undoing the moves.
  case unfinished(output: String, SystemError)
  /// Another process is publishing to the folder.
  case isBusy(String)
  /// A file's path is empty, absolute or leads out of the output folder.
  case unsafePath(String)
  /// Two files have the same path, or one's path is a folder of the other's.
  case conflict(String, String)
  /// The user interrupted the build.
  case interrupted
  /// The operating system reported an error.
  case system(SystemError)

  /// The reason, in a sentence without a full stop.
  public var message: Message {
    switch self {
    case .notOurs(let path):
      """
      The folder '\(path)' isn't empty and wasn't created by solidsite; \
      choose another with --output, or replace everything in it with --force
      """
    case .notAFolder(let path): "The output '\(path)' must be a folder"
    case .holdsSource(let output, let source):
      """
      A build into '\(output)' would replace the site's sources in '\(source)'; \
      choose another folder with --output
      """
    case .insideSource(let output, let source):
      """
      The output folder '\(output)' must not be inside '\(source)', where it would be read as content; \
      choose another with --output
      """
    case .isWorkTree(let path):
      """
      The output folder '\(path)' must not be or contain a repository, such as a Git work tree; \
      build into another folder and copy the files from there
      """
    case .outsideSite(let path):
      """
      The output folder '\(path)' in the site's settings must be inside the site's folder and not hidden; \
      use --output for any other folder
      """
    case .isGuarded(let path):
      """
      The folder '\(path)' can't be replaced even with --force: it is hidden, belongs to the system or another site, \
      or contains a site, a home folder or the working folder; choose another with --output
      """
    case .holdsMount(let output, let mount):
      """
      '\(mount)' in the output folder '\(output)' is a mount point, which can't be replaced; \
      unmount it, or choose another folder with --output
      """
    case .leftovers(let paths):
      """
      Folders left by earlier builds can't be removed; remove \(paths.quotedList), \
      if necessary as another user
      """
    case .unfinished(let output, let error):
      """
      \(error.description). The site in '\(output)' is partly replaced; nothing is lost, \
      and the next build will complete it
      """
    case .isBusy(let path): "Another build is currently writing to '\(path)'"
    case .unsafePath(let path): "The path '\(path)' of a file must not lead out of the output folder"
    case .conflict(let left, let right): "The files '\(left)' and '\(right)' can't both be written to the output folder"
    case .interrupted: "Interrupted; the published site is unchanged"
    case .system(let error): Message(verbatim: error.description)
    }
  }

  /// The reason in English.
  public var description: String { message.description }
}
