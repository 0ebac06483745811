import CaseStudyModel

/// The direction in which a language, or a text of unknown language, is written.
enum TextDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// - Parameter language: a BCP 47 tag, whose script counts if it names one.
  init(ofLanguage language: String) {
    let parts = language.lowercased().split(separator: "-").map(String.init)
    let script = parts.dropFirst().first { $0.count == 4 }
    let isRightToLeft = script.map(Self.scripts.contains) ?? Self.languages.contains(parts.first ?? "")
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// - Parameter text: a text, whose first letter with a direction decides.
  /// - Returns: `nil` for a text without letters.
  ///
  /// Source: Unicode Standard Annex 9, rules P2 and P3.
  init?(ofText text: String) {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
    self.init(ofLetter: letter)
  }

  private init(ofLetter letter: Unicode.Scalar) {
    self =
      switch letter.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: .rightToLeft
      default: .leftToRight
      }
  }

  /// Source: https://www.w3.org/International/questions/qa-scripts
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "khw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  /// The elements whose text is code, in a language that is written from left to right.
  private static let code: Set<String> = ["code", "kbd", "pre", "samp"]
  /// The elements with sentences of authors, some of which may be in another language than the page. List items aren't
  /// among them, because their markers would no longer be aligned.
  private static let prose: Set<String> = ["dd", "p"]
}

extension TextDirection {
  /// Returns whether a site has right-to-left text.
  static func isMixed(on site: Site) -> Bool {
    let languages = [site.configuration.language, site.texts.language] + site.editions.sites.keys
    return languages.contains { Self(ofLanguage: $0) == .rightToLeft }
      || site.articles.contains { $0.language.map { Self(ofLanguage: $0) == .rightToLeft } ?? false }
  }

  /// Returns a page with `dir` attributes: on code, which runs from left to right, on text in other languages, and on
  /// sentences without a letter of the page's direction.
  ///
  /// Only finished pages can be marked, because Markdown's inline code can't have attributes.
  static func marking(_ page: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(page.count + 4096)
    var position = 0
    var isRightToLeft = false
    let tags = Array(MarkupTags(page))
    for (index, tag) in tags.enumerated() where !tag.isEnd {
      let language = tag.attributes.first { $0.name == "lang" }
      // The language of code is that of its comments.
      let direction: TextDirection? =
        if code.contains(tag.name) {
          isRightToLeft || language != nil ? .leftToRight : nil
        } else if isRightToLeft, language == nil, prose.contains(tag.name) {
          isLeftToRightSentence(text(in: tags[index...], of: page)) ? .leftToRight : nil
        } else {
          language.map { Self(ofLanguage: String(decoding: page[$0.value], as: UTF8.self)) }
        }
      if direction == .rightToLeft { isRightToLeft = true }
      guard let direction, !tag.attributes.contains(where: { $0.name == "dir" }) else { continue }
      out += page[position..<tag.nameRange.upperBound]
      out += Array(" dir=\"\(direction.rawValue)\"".utf8)
      position = tag.nameRange.upperBound
    }
    return out + page[position...]
  }

  /// Returns whether a text has several words and ends with a mark, but has no letter that runs from right to left. On
  /// a right-to-left page, that mark would appear before the first word.
  static func isLeftToRightSentence(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, words.last?.last?.isPunctuation ?? false else { return false }
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty && letters.allSatisfy { Self(ofLetter: $0) == .leftToRight }
  }

  /// Returns the text of an element, whose start tag is the first of the tags; nothing if it has elements of its kind.
  private static func text(in tags: ArraySlice<MarkupTags.Tag>, of page: [UInt8]) -> String {
    guard let name = tags.first?.name else { return "" }
    var bytes: [UInt8] = []
    for (tag, next) in zip(tags, tags.dropFirst()) {
      bytes += page[tag.range.upperBound..<next.range.lowerBound]
      if next.name == name { return next.isEnd ? String(decoding: bytes, as: UTF8.self) : "" }
    }
    return ""
  }
}
