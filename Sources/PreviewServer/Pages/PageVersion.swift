/// What a tab shows, in so few words that it can tell them when it asks whether that is still current.
struct PageVersion: Sendable, Equatable {
  /// The status under which the page was sent.
  var status: Int
  /// The fingerprint of the page without the addresses of its style sheets.
  var content: String
  /// The fingerprint of the addresses of its style sheets.
  var styles: String

  /// The version as pages carry it.
  var text: String { "\(status)-\(content)-\(styles)" }

  init(status: Int, content: String, styles: String) {
    self.status = status
    self.content = content
    self.styles = styles
  }

  /// Reads a version that a tab told; `nil` where it is none.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let status = Int(parts[0]) else { return nil }
    self.init(status: status, content: String(parts[1]), styles: String(parts[2]))
  }

  /// Tells whether a tab that shows this version comes to another one by other style sheets alone.
  func differsOnlyInStyles(from other: PageVersion) -> Bool {
    status == other.status && content == other.content && styles != other.styles
  }
}
