/// Paths as text; git's are bytes.
enum PathText {
  /// Returns the path as it is, or with its bytes beyond ASCII written as `\xE9` where it isn't UTF-8.
  static func text(of path: [UInt8]) -> String {
    if let text = String(validating: path, as: UTF8.self) { return text }
    return path.map { byte in
      byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
