import CaseStudyModel

/// The path of a request, decoded, and known to lead nowhere but down.
struct RequestPath: Sendable, Hashable {
  /// The path with the slash that it begins with, and with the one that it may end with.
  let text: String

  /// Decodes a path once; `nil` where it has an empty part, `.` or `..`, a backslash, an encoded slash, or a control
  /// character.
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

  /// Returns the path below a folder whose path has slashes at both ends; `nil` where it isn't below it.
  func below(_ root: String) -> String? {
    text.utf8.starts(with: root.utf8) ? String(decoding: text.utf8.dropFirst(root.utf8.count), as: UTF8.self) : nil
  }
}
