/// The times without changes after which a burst is over.
package struct Settling: Sendable {
  /// The time after all written files have been closed.
  package var finished: Duration = .milliseconds(3)
  /// The time while a file is still open or missing, which means that a save is in progress.
  package var unfinished: Duration = .milliseconds(12)
  /// The time after more changes than a single save makes, such as a checkout or a copied folder.
  package var burst: Duration = .milliseconds(30)
  /// The number of paths from which on changes count as a burst.
  package var burstSize = 8
  /// The maximum time after the first change, so that a steady stream of changes is reported too.
  package var limit: Duration = .milliseconds(250)

  /// Creates the default times.
  package init() {}

  /// Returns the time without changes after which a burst is over.
  func quiet(pathCount: Int, isFinished: Bool) -> Duration {
    if pathCount >= burstSize { return burst }
    return isFinished ? finished : unfinished
  }
}
