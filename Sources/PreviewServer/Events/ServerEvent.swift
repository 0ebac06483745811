#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A server-sent event for an open page.
enum ServerEvent: Sendable {
  /// The page has changed and must be reloaded.
  case change(PageVersion)
  /// Only the page's style sheets have changed.
  case styles(PageVersion, addresses: [String])
  /// The current problems; empty if all are fixed.
  case problems([PreviewProblem])
  /// The tab must open another page, given by its unencoded path.
  case navigate(path: String)

  /// The maximum number of problems to send.
  static let problemLimit = 50

  /// Returns the event that updates a tab from one version of its page to another; `nil` if they are equal.
  init?(from shown: PageVersion?, to state: PageState) {
    if shown == state.version { return nil }
    self =
      shown?.differsOnlyInStyles(from: state.version) == true
      ? .styles(state.version, addresses: state.styleSheets) : .change(state.version)
  }

  /// The event as sent.
  var bytes: [UInt8] {
    switch self {
    case .change(let version): Self.bytes("change", version.text)
    case .styles(let version, let addresses):
      Self.bytes("styles", Styles(version: version.text, addresses: addresses))
    case .problems(let problems):
      Self.bytes(
        "problems",
        Problems(problems: Array(problems.prefix(Self.problemLimit)), more: max(0, problems.count - Self.problemLimit)))
    case .navigate(let path): Self.bytes("navigate", path.percentEncodedPath)
    }
  }

  private struct Styles: Encodable {
    var version: String
    var addresses: [String]
  }

  private struct Problems: Encodable {
    var problems: [PreviewProblem]
    var more: Int
  }

  private static func bytes(_ name: String, _ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON of strings and numbers always encodes, and contains no line feeds.
    guard let data = try? encoder.encode(value) else { return [] }
    return Array("event: \(name)\ndata: ".utf8) + data + Array("\n\n".utf8)
  }
}
