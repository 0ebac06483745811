/// How long a burst of changes must be quiet to be over.
package struct Settling: Sendable {
  /// After all files that were written have been closed.
  package var finished: Duration = .milliseconds(3)
  /// While a file is still open or missing: whoever saves will go on.
  package var unfinished: Duration = .milliseconds(12)
  /// After so many changes that they are no single save: a checkout, a copied folder.
  package var burst: Duration = .milliseconds(30)
  /// The number of paths from which on changes are a burst.
  package var burstSize = 8
  /// The longest wait after the first change, so that a steady stream is told too.
  package var limit: Duration = .milliseconds(250)

  package init() {}

  /// The time that no change may come for a burst to be over.
  func quiet(pathCount: Int, isFinished: Bool) -> Duration {
    if pathCount >= burstSize { return burst }
    return isFinished ? finished : unfinished
  }
}
