import SystemFiles

/// Tells what changes in folders, one burst at a time: one thread waits for changes, and any other may stop it.
///
/// Nothing is lost between two calls, nor between the making of a watcher and its first call: what changes in the
/// meantime is told by the next one, so that changes merge by themselves while the caller works. A second thread that
/// waits gets its turn when the first has been told.
package struct FileWatcher: Sendable {
  private let next: @Sendable () throws(SystemError) -> FileChanges?
  private let end: @Sendable () -> Void

  /// - Parameters:
  ///   - next: waits for changes, for one thread at a time.
  ///   - end: ends the waiting.
  init(next: @escaping @Sendable () throws(SystemError) -> FileChanges?, end: @escaping @Sendable () -> Void) {
    self.next = next
    self.end = end
  }

  /// Waits until something changed and the burst is over, and returns what changed since the last call; `nil` once
  /// stopped.
  ///
  /// After an error the next call goes on, and tells that everything is to be looked at anew.
  package func nextChanges() throws(SystemError) -> FileChanges? { try next() }

  /// Ends the waiting, for now and for good; may be called from any thread, more than once.
  package func stop() { end() }
}
