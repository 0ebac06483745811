/// The names of files, which can be any bytes, as text for messages.
package enum ShownName {
  /// Returns a name in which control characters, and all other bytes outside ASCII if it isn't UTF-8, have the form
  /// `\xE9`.
  package static func text(of name: some Collection<UInt8>) -> String {
    guard let text = String(validating: name, as: UTF8.self) else {
      return name.map { (0x20..<0x7F).contains($0) ? String(Unicode.Scalar($0)) : escape([$0]) }.joined()
    }
    guard hasControlCharacters(text) else { return text }
    return text.unicodeScalars.map { isControl($0) ? escape(String($0).utf8) : String($0) }.joined()
  }

  /// Returns whether a name contains control characters or line separators.
  package static func hasControlCharacters(_ name: String) -> Bool {
    // Fast path: properties of characters are costly to look up, and most names are ASCII.
    if name.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return false }
    return name.unicodeScalars.contains(where: isControl)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  private static func escape(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
