import SystemFiles

/// Reports changes in folders, one burst at a time: one thread waits for changes, and any thread may stop it.
///
/// No change is lost between two calls, or between creating a watcher and its first call: the next call reports it, so
/// changes accumulate while the caller works. A second thread that waits gets its turn after the first one returns.
package struct FileWatcher: Sendable {
  private let next: @Sendable () throws(SystemError) -> FileChanges?
  private let end: @Sendable () -> Void

  /// Creates a watcher from its two functions.
  /// - Parameters:
  ///   - next: waits for changes, on one thread at a time.
  ///   - end: stops the wait.
  init(next: @escaping @Sendable () throws(SystemError) -> FileChanges?, end: @escaping @Sendable () -> Void) {
    self.next = next
    self.end = end
  }

  /// Waits until something changes and the burst is over, and returns all changes since the last call; `nil` once
  /// stopped.
  ///
  /// After an error, the next call resumes and reports that everything must be read again.
  package func nextChanges() throws(SystemError) -> FileChanges? { try next() }

  /// Stops the current wait and all later ones; may be called from any thread, more than once.
  package func stop() { end() }
}
