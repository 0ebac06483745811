import CaseStudyModel

/// The decoded path of a request, free of parts that could lead out of the site.
struct RequestPath: Sendable, Hashable {
  /// The path with its leading slash and, if present, its trailing slash.
  let text: String

  /// Decodes a path once; `nil` if it contains an empty component, `.`, `..`, a backslash, an encoded slash or a
  /// control character.
  init?(encoded: Substring) {
    let parts = encoded.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
    guard parts.count >= 2, parts[0].isEmpty else { return nil }
    var decodedParts: [String] = []
    for (index, part) in parts.enumerated().dropFirst() {
      guard let decoded = part.percentDecoded, decoded != ".", decoded != "..",
        !decoded.isEmpty || index == parts.count - 1,
        decoded.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0x2F && $0 != 0x5C })
      else { return nil }
      decodedParts.append(decoded)
    }
    text = "/" + decodedParts.joined(separator: "/")
  }

  /// Returns the path below a folder whose path has slashes at both ends; `nil` if it is outside.
  func below(_ root: String) -> String? {
    text.utf8.starts(with: root.utf8) ? String(decoding: text.utf8.dropFirst(root.utf8.count), as: UTF8.self) : nil
  }
}
