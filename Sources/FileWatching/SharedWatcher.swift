import SystemFiles

/// A watcher that several threads hold, of whom one waits and another stops it.
struct SharedWatcher: FileWatcher {
  let next: @Sendable () throws(SystemError) -> FileChanges?
  let end: @Sendable () -> Void

  func nextChanges() throws(SystemError) -> FileChanges? {
    try next()
  }

  func stop() {
    end()
  }
}
