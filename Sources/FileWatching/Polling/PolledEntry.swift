import SystemFiles

/// A snapshot of a path, for detecting changes between two polls.
struct PolledEntry: Sendable, Equatable {
  private var status: FileStatus?
  private var link: FileStatus?
  /// The identity of a folder, whose times reveal no more than its entries.
  private var folder: FileStatus.Identity?
  private var target: ExactPath?

  /// Takes a snapshot of an entry.
  init(_ entry: WalkedEntry) {
    let status = entry.targetStatus ?? entry.status
    if status.kind == .folder { folder = status.identity } else { self.status = status }
    if let trail = entry.trail {
      link = entry.status
      target = trail.target
    }
  }
}
