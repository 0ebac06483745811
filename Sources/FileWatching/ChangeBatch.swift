import SystemFiles

/// The changes of a burst that is still going on.
struct ChangeBatch: Sendable {
  /// The changes so far.
  private(set) var changes = FileChanges()
  /// Files whose writer has not finished: open, missing, or folders without content.
  private var unfinished: Set<ExactPath> = []
  /// Files and folders that did not exist before the burst.
  private var arrivals: Set<ExactPath> = []
  /// The paths that were moved away, keyed by the notification's cookie.
  private var departures: [UInt32: ExactPath] = [:]
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  /// Whether nothing has changed.
  var isEmpty: Bool { changes.isEmpty }

  /// Adds a path whose change is complete.
  mutating func add(_ path: String) {
    changes.paths.insert(ExactPath(path))
    touch()
  }

  /// Records that everything must be read again.
  mutating func markIncomplete() {
    changes.isIncomplete = true
    touch()
  }

  /// Returns the remaining time without changes after which the burst is over.
  func remainingWait(_ settling: Settling) -> Duration {
    guard let first, let last else { return .zero }
    let quiet = settling.quiet(pathCount: changes.paths.count, isFinished: unfinished.isEmpty)
    return min(last + quiet, first + settling.limit) - .now
  }

  private mutating func touch() {
    let now = ContinuousClock.now
    if first == nil { first = now }
    last = now
  }
}

#if os(Linux)
  extension ChangeBatch {
    /// Adds a path with the notification about it.
    mutating func add(_ path: String, _ notification: Notification) {
      add(path)
      let path = ExactPath(path)
      if notification.isCreation || notification.isArrival { arrivals.insert(path) }
      if notification.isDeparture { departures[notification.cookie] = path }
      if notification.isArrival, let source = departures[notification.cookie] { unfinished.remove(source) }
      // A file created and deleted within one save was a backup or a draft.
      let wasTemporary = notification.isRemoval && arrivals.remove(path) != nil
      if notification.isClosing || notification.isArrival || wasTemporary {
        unfinished.remove(path)
      } else if !notification.isAttributeChange {
        unfinished.insert(path)
      }
    }
  }
#endif
