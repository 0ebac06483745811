import CaseStudyModel
import Mustache

/// Texts of evidence and of files, without the characters that no page may contain.
enum EvidenceText {
  /// Returns a text without control characters, such as those of a terminal's colours.
  static func value(_ text: String) -> TemplateValue { .text(plain(text)) }

  /// Returns a text whose control characters are replaced by U+FFFD.
  static func plain(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      (!scalar.isWritable && scalar != "\n" && scalar != "\t")
        || scalar.properties.isNoncharacterCodePoint
    }
    if !text.unicodeScalars.contains(where: isControl) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{fffd}" : $0 }))
  }
}
