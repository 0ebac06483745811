import SystemFiles

/// The source of changes: the kernel if it can report all of them, otherwise polling.
struct ChangeSource: ~Copyable, Sendable {
  private let walks: [FolderWalk]
  private let options: FolderWatching
  private let notices: @Sendable (PollingNotice) -> Void
  #if os(Linux)
    private var notified: NotifiedFolders?
  #endif
  private var polled: PolledFolders?

  /// Starts watching.
  init(
    _ walks: [FolderWalk], options: FolderWatching, notices: @escaping @Sendable (PollingNotice) -> Void
  ) throws(SystemError) {
    self.walks = walks
    self.options = options
    self.notices = notices
    #if os(Linux)
      do {
        notified = try NotifiedFolders(walks, options: options)
      } catch {
        try poll(after: error)
      }
    #else
      polled = try PolledFolders(walks, options: options)
    #endif
  }

  /// Waits for changes, as described for `FileWatcher.nextChanges`.
  mutating func nextChanges(until wakeUp: borrowing WakeUp) throws(SystemError) -> FileChanges? {
    #if os(Linux)
      do {
        if polled == nil { return try notified?.nextChanges(until: wakeUp) }
      } catch {
        try poll(after: error)
        return FileChanges(paths: walks.map(\.base), isIncomplete: true)
      }
    #endif
    return try polled?.nextChanges(until: wakeUp)
  }

  #if os(Linux)
    /// Switches to polling, if that avoids an error, and reports the reason.
    private mutating func poll(after error: SystemError) throws(SystemError) {
      guard let reason = PollingReason(error, remoteKind: options.remoteKind) else { throw error }
      polled = try PolledFolders(walks, options: options)
      // Released only now, because polling may fail too; this returns the watches to the system.
      notified = nil
      notices(PollingNotice(reason, interval: options.pollingInterval))
    }
  #endif
}
