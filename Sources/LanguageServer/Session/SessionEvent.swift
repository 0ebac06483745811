import SiteBuilder

/// An event of a session.
enum SessionEvent: Sendable {
  /// A message from the client.
  case message(IncomingMessage)
  /// A message that can't be read.
  case unreadable(RPCFailure)
  /// The client closed its end.
  case inputEnd
  /// The client's process has ended.
  case parentEnd
  /// No document of a site changed for a while, since the change with this number.
  case pause(site: String, change: Int)
  /// A site was read, and not all of its texts have been checked.
  case earlyReading(site: String, opening: Int, SiteReading)
  /// A site was read and checked; the reading is `nil` if there is something new to read.
  case reading(site: String, opening: Int, any EditedSite, Result<SiteReading?, any Error>)
  /// Files of a site changed on disk.
  case disk(site: String, SiteChanges)
  /// A study was verified; the line is for the author.
  case verified(String)

  /// Whether the client caused it directly.
  var isFromClient: Bool {
    switch self {
    case .message, .unreadable, .inputEnd, .parentEnd: true
    case .pause, .earlyReading, .reading, .disk, .verified: false
    }
  }
}
