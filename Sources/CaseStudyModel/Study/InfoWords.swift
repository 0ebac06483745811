/// Splits info strings into words.
package enum InfoWords {
  /// Returns the words: the parts between spaces outside quotation marks, braces and brackets.
  package static func of(_ text: String) -> [String] { ranges(in: text).map { String(text[$0]) } }

  /// Returns the places of the words.
  package static func ranges(in text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var start = text.startIndex
    var last: Character?
    var closing: String?
    var isBraced = false
    func end(at place: String.Index) {
      if last != nil { words.append(start..<place) }
      (start, last) = (place, nil)
    }
    for place in text.indices {
      let character = text[place]
      // Fast path: letters neither separate words nor group them.
      if character.asciiValue?.isASCIILetter != true {
        if let marks = closing {
          if marks.contains(character) { closing = nil }
        } else if let marks = Self.closing(of: character, after: last) {
          closing = marks
        } else if "{[".contains(character) {
          // Lines may follow a language directly, as other generators write them.
          if character == "{", last?.isLetterOrNumber == true { end(at: place) }
          isBraced = true
        } else if "}]".contains(character) {
          isBraced = false
        }
        if character.isWhitespace, closing == nil, !isBraced {
          end(at: place)
          continue
        }
      }
      if last == nil { start = place }
      last = character
    }
    end(at: text.endIndex)
    return words
  }

  /// Returns the marks that close a quotation which a character opens; `nil` if it opens none. An apostrophe opens one
  /// only as the beginning of a value.
  package static func closing(of character: Character, after last: Character?) -> String? {
    switch character {
    case "\"": "\""
    case "“", "”", "„": "”“"
    case "«": "»"
    case "'", "‘", "’": last == "=" ? "'’" : nil
    default: nil
    }
  }
}
