import CaseStudyModel

/// The names of languages, in English and in the languages themselves, which authors write in place of their tags.
package enum LanguageWords {
  /// Returns the tag of the language that a word names, possibly misspelt; `nil` for any other word.
  package static func tag(of word: String) -> String? {
    let folded = word.lowercased()
    return tags[folded] ?? nearestName(to: folded, among: tags.keys.filter { $0.utf8.count > 5 }).flatMap { tags[$0] }
  }

  private static let tags = [
    "arabic": "ar", "chinese": "zh", "czech": "cs", "danish": "da", "deutsch": "de", "dutch": "nl", "english": "en",
    "español": "es", "french": "fr", "français": "fr", "german": "de", "greek": "el", "hebrew": "he", "italian": "it",
    "italiano": "it", "japanese": "ja", "korean": "ko", "nederlands": "nl", "polish": "pl", "polski": "pl",
    "portuguese": "pt", "português": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "turkish": "tr",
    "türkçe": "tr", "ukrainian": "uk", "русский": "ru", "العربية": "ar", "中文": "zh", "日本語": "ja", "한국어": "ko",
  ]
}
