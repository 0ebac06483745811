import CaseStudyModel

/// The natural language of a document, detected by the script and the common words of its prose.
enum ProseLanguage {
  /// The number of bytes to examine.
  private static let longestSample = 60_000
  /// The minimum number of common words that a language must have.
  private static let minimumWords = 4
  /// The minimum number of different ones among them, because a repeated word may be a name.
  private static let minimumDifferentWords = 3

  /// Returns the language of a document as a BCP 47 tag; `nil` if its prose doesn't show it.
  static func tag(of outline: Outline) -> String? {
    var sample = ""
    for element in outline.elements where sample.utf8.count < longestSample {
      switch element.kind {
      case .heading, .paragraph, .summary:
        // Fast path: truncating a text requires counting its characters.
        sample += element.text.utf8.count > longestSample ? String(element.text.prefix(longestSample)) : element.text
        sample += "\n"
      case .detailsEnd, .fence, .separator: continue
      }
    }
    return tag(of: sample)
  }

  /// Returns the language of a text as a BCP 47 tag; `nil` if it is unclear.
  static func tag(of text: String) -> String? {
    let scripts = ScriptCount(of: text)
    guard scripts.isLatin else { return scripts.tag }
    return tagByWords(of: text) ?? (scripts.hasOtherText ? scripts.tag : nil)
  }

  /// Returns the language whose common words the text has most of.
  private static func tagByWords(of text: String) -> String? {
    let order = CommonWords.counts(in: NormalForm.bytes(of: withoutMarkers(withoutAddresses(text)))).sorted {
      ($1.count, $0.language) < ($0.count, $1.language)
    }
    guard let first = order.first, first.count >= minimumWords, first.differentCount >= minimumDifferentWords
    else { return nil }
    // Related languages share words, so the first must lead by a fifth.
    if order.count > 1, order[1].count * 6 > first.count * 5 { return nil }
    return first.language == CommonWords.unnamed ? nil : first.language
  }

  /// Returns a text without addresses, whose parts aren't words: `com` is Portuguese, and `io` Italian.
  private static func withoutAddresses(_ text: String) -> String {
    guard text.hasBytes(of: "://") else { return text }
    return text.split(whereSeparator: \.isWhitespace).filter { !$0.contains("://") }.joined(separator: " ")
  }

  /// Returns a text without single letters before a bracket, as in `a)` and `O(n)`. They aren't words, although some
  /// languages have words of one letter.
  private static func withoutMarkers(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for place in bytes.indices.dropLast() where "()".utf8.contains(bytes[place + 1]) && bytes[place].isASCIILetter {
      let isWhole = place == 0 || bytes[place - 1] < 0x80 && !bytes[place - 1].isASCIILetter
      if isWhole { bytes[place] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
