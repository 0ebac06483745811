import SystemFiles

/// What has changed in a burst that is not over yet.
struct ChangeBatch: Sendable {
  private(set) var changes = FileChanges()
  /// Files that whoever changes them is not done with: open, missing, or folders without content.
  private var unfinished: Set<ExactPath> = []
  /// Files and folders that were not there before.
  private var arrivals: Set<ExactPath> = []
  /// By their cookies, the paths that were moved away.
  private var departures: [UInt32: ExactPath] = [:]
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  var isEmpty: Bool { changes.isEmpty }

  /// Adds a path of which nothing more is expected.
  mutating func add(_ path: String) {
    changes.paths.insert(ExactPath(path))
    touch()
  }

  /// Notes that everything is to be looked at anew.
  mutating func markIncomplete() {
    changes.isIncomplete = true
    touch()
  }

  /// The time that no change may come, from now on, for the burst to be over.
  func patience(_ settling: Settling) -> Duration {
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
    /// Adds a path with the message that tells of it.
    mutating func add(_ path: String, _ notification: Notification) {
      add(path)
      let path = ExactPath(path)
      if notification.isCreation || notification.isArrival { arrivals.insert(path) }
      if notification.isDeparture { departures[notification.cookie] = path }
      if notification.isArrival, let source = departures[notification.cookie] { unfinished.remove(source) }
      // A file that goes as it came, within one save, was a backup or a draft.
      let wasTemporary = notification.isRemoval && arrivals.remove(path) != nil
      if notification.isClosing || notification.isArrival || wasTemporary {
        unfinished.remove(path)
      } else if !notification.isAttributeChange {
        unfinished.insert(path)
      }
    }
  }
#endif
