import SystemFiles

/// A file, folder or link that was met on the way through a watched folder.
struct WalkedEntry: Sendable {
  /// The path relative to the watched folder; empty for the folder itself.
  var path: String
  /// The absolute path.
  var location: String
  /// The status of what is at the path itself.
  var status: FileStatus
  /// The status of what a link leads to; `nil` for what is no link, and for a link that isn't followed.
  var targetStatus: FileStatus?
  /// Where a link leads; `nil` for what is no link.
  var trail: LinkTrail?
  /// Whether a link leads here.
  var isThroughLink = false
  /// Whether it is a folder, or a link to one, whose content is watched.
  var isEntered: Bool
}
