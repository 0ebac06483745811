/// The version of a page, short enough for tabs to send when they ask whether it is current.
struct PageVersion: Sendable, Equatable {
  /// The status code of the response.
  var status: Int
  /// The fingerprint of the page without the addresses of its style sheets.
  var content: String
  /// The fingerprint of the style sheets' addresses.
  var styles: String

  /// The version as text, as embedded in pages.
  var text: String { "\(status)-\(content)-\(styles)" }

  /// Creates a version.
  init(status: Int, content: String, styles: String) {
    self.status = status
    self.content = content
    self.styles = styles
  }

  /// Parses a version sent by a tab; `nil` if it is malformed.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let status = Int(parts[0]) else { return nil }
    self.init(status: status, content: String(parts[1]), styles: String(parts[2]))
  }

  /// Returns whether replacing the style sheets is enough to update a tab from this version to another.
  func differsOnlyInStyles(from other: PageVersion) -> Bool {
    status == other.status && content == other.content && styles != other.styles
  }
}
