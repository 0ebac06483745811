/// The characters that XML forbids, which would make a feed or a site map unreadable.
///
/// Files contain none of them, but YAML escapes (`"\x01"`) and character references (`&#1;`) create them. Source:
/// https://www.w3.org/TR/xml/#charsets
enum ControlCharacters {
  /// Returns the first of them in a text.
  static func first(in text: String) -> Unicode.Scalar? {
    // Fast path: the first bytes of the forbidden characters.
    guard text.utf8.contains(where: { $0 == 0xEF || $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D })
    else { return nil }
    return text.unicodeScalars.first(where: isForbidden)
  }

  /// Returns a text with each of them replaced by U+FFFD.
  static func replaced(in text: String) -> String {
    guard first(in: text) != nil else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
