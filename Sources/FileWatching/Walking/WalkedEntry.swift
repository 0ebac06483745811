import SystemFiles

/// A file, folder or link found during a traversal.
struct WalkedEntry: Sendable {
  /// The path relative to the watched folder; empty for the folder itself.
  var path: String
  /// The absolute path.
  var location: String
  /// The status of the entry itself.
  var status: FileStatus
  /// The status of a link's target; `nil` for other entries and for links that are not followed.
  var targetStatus: FileStatus?
  /// The path of a link's target; `nil` for other entries.
  var trail: LinkTrail?
  /// Whether the entry is reached through a link.
  var isThroughLink = false
  /// Whether it is a folder, or a link to one, whose content is watched.
  var isEntered: Bool
}
