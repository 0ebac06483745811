import CaseStudyModel
import SystemFiles

/// The address scheme with which an editor opens a place in a file.
struct EditorAddress: Sendable, Equatable {
  /// An address with `{path}`, `{line}` and `{column}` in it.
  private var pattern: String

  /// The addresses of known editors.
  private static let known = [
    "bbedit": "x-bbedit://open?url=file://{path}&line={line}&column={column}",
    "cursor": "cursor://file{path}:{line}:{column}",
    "idea": "idea://open?file={path}&line={line}&column={column}",
    "textmate": "txmt://open?url=file://{path}&line={line}&column={column}",
    "vscode": "vscode://file{path}:{line}:{column}",
    "zed": "zed://file{path}:{line}:{column}",
  ]

  /// The names of known editors.
  static let names = known.keys.sorted()

  /// Creates an address from an editor's name, or from an address with `{path}`.
  /// - Returns: `nil` for anything else.
  init?(_ text: String) {
    if let known = Self.known[text] {
      pattern = known
    } else if text.contains("{path}"), text.contains(":"), !text.contains(where: \.isWhitespace) {
      pattern = text
    } else {
      return nil
    }
  }

  /// Returns the address that opens a place.
  /// - Parameter path: the file's path from the working folder.
  func url(of path: String, _ position: SourcePosition) -> String? {
    guard let path = try? FileSystem.resolved(path) else { return nil }
    var url = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      url += rest[..<open]
      switch rest[open...close] {
      case "{path}": url += path.percentEncodedPath
      case "{line}": url += String(position.line)
      case "{column}": url += String(position.column)
      default: url += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return url + rest
  }
}
