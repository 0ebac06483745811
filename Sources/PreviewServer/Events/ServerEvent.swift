#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What an open page is told, in the format of server-sent events.
enum ServerEvent: Sendable {
  /// The page is another one, and must be loaded again.
  case change(PageVersion)
  /// The page differs in its style sheets alone.
  case styles(PageVersion, addresses: [String])
  /// What is wrong now; nothing, where all is mended.
  case problems([PreviewProblem])
  /// Another page is to be shown; its path is not encoded.
  case navigate(path: String)

  /// How many problems are told; who has so many mends the first ones first.
  static let problemLimit = 50

  /// The event that brings a tab from one version of its page to another; `nil` where nothing is to be done.
  init?(from shown: PageVersion?, to state: PageState) {
    if shown == state.version { return nil }
    self =
      shown?.differsOnlyInStyles(from: state.version) == true
      ? .styles(state.version, addresses: state.styleSheets) : .change(state.version)
  }

  /// The bytes of the event on the wire.
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
    // Texts and numbers have a form in JSON, and that form has no line feeds.
    guard let data = try? encoder.encode(value) else { return [] }
    return Array("event: \(name)\ndata: ".utf8) + data + Array("\n\n".utf8)
  }
}
