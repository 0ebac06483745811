import PreviewServer
import SiteBuilder

/// One calm line about what became of a change.
struct RebuildReport: Sendable {
  var changes: SiteChanges
  /// How many documents had to be read.
  var read: Int
  var update: PreviewUpdate
  var duration: Duration

  /// As in `Content/pages/about.md: 1 file read, 2 open pages rendered, 1 changed, 12 ms`.
  var text: String {
    let pages =
      update.pages == 0
      ? "no page open" : "\(Plural.count(update.pages, "open page")) rendered, \(update.changedTabs) changed"
    return "\(changes.text): \(Plural.count(read, "file")) read, \(pages), \(milliseconds) ms"
  }

  private var milliseconds: Int64 {
    duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  }
}
