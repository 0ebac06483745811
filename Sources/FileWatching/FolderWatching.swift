import Synchronization
import SystemFiles

/// Creates watchers; its properties configure them.
package struct FolderWatching: Sendable {
  /// The times after which a burst is over.
  package var settling = Settling()
  /// The polling interval.
  package var pollingInterval: Duration = .milliseconds(500)
  /// The interval between checks for a missing watched folder.
  package var missingFolderInterval: Duration = .milliseconds(100)
  /// The interval between checks whether a watched folder's path leads to a different folder, which inotify doesn't
  /// report.
  package var replacedFolderInterval: Duration = .seconds(1)
  /// The maximum number of folders to watch through the kernel; `nil` for the system's limit.
  package var watchLimit: Int?
  /// Returns the kind of file system at a path, if its changes can bypass the kernel.
  package var remoteKind: @Sendable (String) -> String? = { FileSystem.remoteKind(of: $0) }

  /// Creates the default configuration.
  package init() {}

  /// Starts watching; changes from now on are reported.
  /// - Parameter notices: receives a notice for the user if the kernel can't report changes, now or later.
  package func watcher(
    of folders: [WatchedFolder], notices: @escaping @Sendable (PollingNotice) -> Void
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
