import SystemFiles

/// What tells whether something at a path has changed since it was last looked at.
struct PolledEntry: Sendable, Equatable {
  private var status: FileStatus?
  private var link: FileStatus?
  /// Whether there is a folder; its times say no more than the entries in it.
  private var folder: FileStatus.Identity?
  private var target: ExactPath?

  init(_ entry: WalkedEntry) {
    let status = entry.targetStatus ?? entry.status
    if status.kind == .folder { folder = status.identity } else { self.status = status }
    if let trail = entry.trail {
      link = entry.status
      target = trail.target
    }
  }
}
