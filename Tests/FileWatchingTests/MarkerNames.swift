import Synchronization

/// Names of files that show how far a watcher has got. Each is used once, because events for earlier ones may arrive
/// late.
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
