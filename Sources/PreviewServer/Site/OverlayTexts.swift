import CaseStudyModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of the overlay over pages with problems, in the language of the site.
package struct OverlayTexts: Sendable, Equatable, Encodable {
  /// A BCP 47 tag.
  package var language: String
  /// The forms of each text by plural category, by the text's key.
  package var texts: [String: [String: String]]

  /// Creates texts.
  package init(language: String = "en", texts: [String: [String: String]] = [:]) {
    self.language = language
    self.texts = texts
  }

  /// The texts as JSON in a quoted attribute.
  var attribute: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}").escapedForHTML
  }

  /// Returns a text without plural forms as HTML; its key if there is none.
  func text(_ key: String) -> String { (texts[key]?["other"] ?? key).escapedForHTML }
}
