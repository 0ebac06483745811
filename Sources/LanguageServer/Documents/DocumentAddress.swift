import CaseStudyModel

/// Conversions between the addresses of documents and paths of files.
enum DocumentAddress {
  /// Returns the path of a file; `nil` for a document that isn't one, such as an untitled document.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    var rest = uri.dropFirst("file://".count)
    if rest.lowercased().hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
    guard rest.hasPrefix("/"), let path = rest.percentDecoded, !path.utf8.contains(0) else { return nil }
    return path
  }

  /// Returns the address of a file.
  static func uri(of path: String) -> String { "file://" + path.percentEncodedPath }
}
