import SystemFiles

/// Where changes are learnt from: the kernel as long as it tells them all, and else a look at everything now and then.
struct ChangeSource: ~Copyable, Sendable {
  private let walks: [FolderWalk]
  private let options: FolderWatching
  private let notices: @Sendable (String) -> Void
  #if os(Linux)
    private var notified: NotifiedFolders?
  #endif
  private var polled: PolledFolders?

  init(
    _ walks: [FolderWalk], options: FolderWatching, notices: @escaping @Sendable (String) -> Void
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

  /// Waits for changes, as `FileWatcher.nextChanges` says.
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
    /// Looks at everything now and then from now on, if that helps against an error, and tells why.
    private mutating func poll(after error: SystemError) throws(SystemError) {
      guard let reason = PollingReason(error, remoteKind: options.remoteKind) else { throw error }
      polled = try PolledFolders(walks, options: options)
      // Only now, as nobody would look any more if that failed; the watches that there are go back to the system.
      notified = nil
      notices(reason.notice(interval: options.pollingInterval))
    }
  #endif
}
