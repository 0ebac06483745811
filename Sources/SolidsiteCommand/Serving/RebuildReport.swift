import CaseStudyModel
import PreviewServer
import SiteBuilder

/// A line about a rebuild.
struct RebuildReport: Sendable {
  var changes: SiteChanges
  /// The number of texts that were read.
  var read: Int
  var update: PreviewUpdate
  var duration: Duration

  /// The report, such as `Content/pages/about.md: 1 file read, 2 open pages rendered, 1 changed, 12 ms`.
  var text: Message {
    let files: Message = read == 1 ? "1 file read" : "\(read) files read"
    let parts = [files] + pages + ["\(duration.milliseconds) ms"]
    return "\(changes.text): \(parts.joined(separator: ", "))"
  }

  private var pages: [Message] {
    if update.tabs == 0 { return ["no page open"] }
    let led: [Message] =
      switch update.redirectedTabs {
      case 0: []
      case 1: ["1 tab switched to it"]
      default: ["\(update.redirectedTabs) tabs switched to it"]
      }
    if update.pages == 0 { return led }
    let rendered: Message = update.pages == 1 ? "1 open page rendered" : "\(update.pages) open pages rendered"
    return [rendered, "\(update.changedTabs) changed"] + led
  }
}

extension Duration {
  /// The duration in whole milliseconds.
  var milliseconds: Int { Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000) }
}
