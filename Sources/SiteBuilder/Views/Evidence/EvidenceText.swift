import Mustache

/// Texts of evidence and of files, without the characters that no page may contain.
enum EvidenceText {
  /// Returns a text without control characters, such as those of a terminal's colours.
  static func value(_ text: String) -> TemplateValue {
    .text(plain(text))
  }

  /// Returns a text whose control characters are replaced by U+FFFD.
  static func plain(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || (0x7f...0x9f).contains(scalar.value)
        || (0x202a...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.properties.isNoncharacterCodePoint
    }
    if !text.unicodeScalars.contains(where: isControl) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{fffd}" : $0 }))
  }
}
