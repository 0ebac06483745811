import PreviewServer
import SiteBuilder

/// A line about a rebuild.
struct RebuildReport: Sendable {
  var changes: SiteChanges
  /// The number of texts that were read.
  var read: Int
  var update: PreviewUpdate
  var duration: Duration

  /// As in `Content/pages/about.md: 1 file read, 2 open pages rendered, 1 changed, 12 ms`.
  var text: String {
    let parts = ["\(Plural.count(read, "file")) read"] + pages + ["\(milliseconds) ms"]
    return "\(changes.text): \(parts.joined(separator: ", "))"
  }

  private var pages: [String] {
    if update.tabs == 0 { return ["no page open"] }
    let led = update.ledTabs == 0 ? [] : ["\(Plural.count(update.ledTabs, "tab")) led there"]
    if update.pages == 0 { return led }
    return ["\(Plural.count(update.pages, "open page")) rendered, \(update.changedTabs) changed"] + led
  }

  private var milliseconds: Int64 {
    duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  }
}
