import Synchronization

/// Names of files that tell that a watcher has come so far. Each is used once: of a former one, something may be told late.
final class MarkerNames: Sendable {
  static let prefix = "end-"
  private let count = Mutex(0)

  func next() -> String {
    count.withLock { count in
      count += 1
      return Self.prefix + "\(count)"
    }
  }
}
