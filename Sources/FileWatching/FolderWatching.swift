import Synchronization
import SystemFiles

/// Makes watchers; its properties say how they watch.
package struct FolderWatching: Sendable {
  package var settling = Settling()
  /// The time between two looks at everything where nobody tells of changes.
  package var pollingInterval: Duration = .milliseconds(500)
  /// The time between two looks for a watched folder that is missing.
  package var missingFolderInterval: Duration = .milliseconds(100)
  /// The time between two looks whether a watched folder's path leads to another folder, which nobody tells.
  package var replacedFolderInterval: Duration = .seconds(1)
  /// The most folders that the kernel is asked to watch; `nil` for as many as it takes.
  package var watchLimit: Int?
  /// Names the kind of file system at a path, if it doesn't tell of all changes.
  package var remoteKind: @Sendable (String) -> String? = { FileSystem.remoteKind(of: $0) }

  package init() {}

  /// Begins to watch: what changes from now on is told.
  /// - Parameter notices: takes a sentence for the user if the kernel can't tell of changes, now or later.
  package func watcher(
    of folders: [WatchedFolder], notices: @escaping @Sendable (String) -> Void
  ) throws(SystemError) -> FileWatcher {
    var walks: [FolderWalk] = []
    for folder in folders { walks.append(try FolderWalk(folder)) }
    let wakeUp = try WakeUp()
    let source = Mutex(try ChangeSource(walks, options: self, notices: notices))
    return FileWatcher(
      next: { () throws(SystemError) in
        try source.withLock { (source) throws(SystemError) in try source.nextChanges(until: wakeUp) }
      },
      end: { wakeUp.wake() })
  }
}
