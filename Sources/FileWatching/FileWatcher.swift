import SystemFiles

/// Tells what changes in folders, one burst at a time.
///
/// Nothing is lost between two calls, nor between the making of a watcher and its first call: what changes in the
/// meantime is told by the next one, so that changes merge by themselves while the caller works.
package protocol FileWatcher: Sendable {
  /// Waits until something changed and the burst is over, and returns what changed since the last call; `nil` once
  /// stopped.
  ///
  /// After an error the next call goes on, and tells that everything is to be looked at anew.
  func nextChanges() throws(SystemError) -> FileChanges?

  /// Ends the waiting, for now and for good; may be called from any thread, more than once.
  func stop()
}
