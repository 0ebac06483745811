import FileWatching
import SystemFiles

/// The files that output is redirected to, which may be in a watched folder.
struct PrintedFiles: Sendable {
  private let identities: Set<FileStatus.Identity>

  init() {
    identities = Set(["/dev/stdout", "/dev/stderr"].compactMap { (try? FileStatus(of: $0))?.identity })
  }

  /// Returns the changes without those of the printed files; otherwise, printing a change would trigger the next one.
  /// - Returns: `nil` if no other file changed.
  func excluded(from changes: FileChanges) -> FileChanges? {
    var changes = changes
    changes.paths = changes.paths.filter { path in
      guard let identity = (try? FileStatus(of: path.text))?.identity else { return true }
      return !identities.contains(identity)
    }
    return changes.paths.isEmpty && !changes.isIncomplete ? nil : changes
  }
}
