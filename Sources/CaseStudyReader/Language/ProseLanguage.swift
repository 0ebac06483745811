/// The natural language of a document, detected by the script and the common words of its prose.
enum ProseLanguage {
  /// The number of bytes that are looked at.
  private static let longestSample = 60_000
  /// The minimum number of common words that a language must have.
  private static let fewestWords = 4

  /// Returns the language of a document as a BCP 47 tag; `nil` if its prose doesn't tell.
  static func tag(of outline: Outline) -> String? {
    var sample = ""
    for element in outline.elements where sample.utf8.count < longestSample {
      switch element.kind {
      case .heading, .paragraph, .summary: sample += element.text.prefix(longestSample) + "\n"
      case .detailsEnd, .fence, .separator: continue
      }
    }
    return tag(of: sample)
  }

  /// Returns the language of a text as a BCP 47 tag; `nil` if it doesn't tell.
  static func tag(of text: String) -> String? {
    let scripts = ScriptCount(of: text)
    return scripts.isLatin ? tagByWords(of: text) : scripts.tag
  }

  /// Returns the language whose common words the text has most of.
  private static func tagByWords(of text: String) -> String? {
    var counts: [String: Int] = [:]
    for word in NormalForm.of(text).split(separator: " ") {
      for language in CommonWords.languages(of: word) { counts[language, default: 0] += 1 }
    }
    let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = order.first, first.value >= fewestWords else { return nil }
    // Related languages share words, so the first must lead by a fifth.
    if order.count > 1, order[1].value * 6 > first.value * 5 { return nil }
    return first.key
  }
}
