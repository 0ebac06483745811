import CaseStudyModel

/// Splits info strings into words.
enum InfoWords {
  /// Returns the words: the parts between spaces outside quotation marks, braces and brackets.
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var closing: String?
    var isBraced = false
    for character in text {
      // Fast path: letters neither separate words nor group them.
      if character.asciiValue?.isASCIILetter == true {
        word.append(character)
        continue
      }
      if let marks = closing {
        if marks.contains(character) { closing = nil }
      } else if let marks = Self.closing(of: character, after: word.last) {
        closing = marks
      } else if "{[".contains(character) {
        // Lines may follow a language directly, as other generators write them.
        if character == "{", word.last?.isLetterOrNumber == true {
          words.append(word)
          word = ""
        }
        isBraced = true
      } else if "}]".contains(character) {
        isBraced = false
      }
      if character.isWhitespace, closing == nil, !isBraced {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns the marks that close a quotation which a character opens; `nil` if it opens none. An apostrophe opens one
  /// only as the beginning of a value.
  static func closing(of character: Character, after last: Character?) -> String? {
    switch character {
    case "\"": "\""
    case "“", "”", "„": "”“"
    case "«": "»"
    case "'", "‘", "’": last == "=" ? "'’" : nil
    default: nil
    }
  }
}
