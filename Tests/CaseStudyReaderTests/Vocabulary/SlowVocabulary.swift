/// Exhaustive matchers that try everything, scalar by scalar, as oracles for the fast ones.
enum SlowVocabulary {
  /// Returns the normal form of a text.
  static func normalForm(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var words = [""]
    for (index, scalar) in scalars.enumerated() {
      let scalar = narrow(scalar)
      let suffix = String(String.UnicodeScalarView(scalars[(index + 1)...].prefix(while: isWordPart)))
      if ["'", "\u{2019}", "\u{2BC}"].contains(scalar),
        ["t", "s", "re", "ve", "ll", "d", "m"].contains(suffix.lowercased())
      {
        continue
      }
      if ["-", "\u{2010}", "\u{2011}"].contains(scalar), !suffix.isEmpty, index > 0, isWordPart(scalars[index - 1]),
        index == 1 || !isWordPart(scalars[index - 2])
      {
        continue
      }
      if isWordPart(scalar) {
        words[words.count - 1] += scalar == "\u{130}" ? "i" : scalar.properties.lowercaseMapping
      } else {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the longest phrase in normal form that begins at a scalar of a text and ends at the end of a word.
  static func longestWords(among phrases: [String], in text: [Unicode.Scalar], at start: Int) -> String? {
    phrases.filter { phrase in
      let end = start + phrase.unicodeScalars.count
      return text[start...].starts(with: phrase.unicodeScalars)
        && (end == text.count || text[end] == " " || isIdeographic(text[end]) || isIdeographic(text[end - 1]))
    }.max { $0.unicodeScalars.count < $1.unicodeScalars.count }
  }

  /// Returns the values of the phrases at each place of a sentence, in order: the first and longest consumes its words.
  static func values<Value: Hashable>(
    of phrases: [(phrase: String, value: Value)], in sentence: String
  ) -> [Set<Value>] {
    let text = Array(sentence.unicodeScalars)
    let phrases = Dictionary(grouping: phrases) { $0.phrase.unicodeScalars.first }
    var found: [Set<Value>] = []
    var start = 0
    while start < text.count {
      let mayBegin = start == 0 || text[start - 1] == " " || isIdeographic(text[start])
      let here = (phrases[text[start]] ?? []).filter {
        mayBegin && text[start...].starts(with: $0.phrase.unicodeScalars)
      }
      let length = here.map(\.phrase.unicodeScalars.count).max() ?? 0
      found.append(Set(here.filter { $0.phrase.unicodeScalars.count == length }.map(\.value)))
      start += max(length, 1)
    }
    return found
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "#" || scalar == "+"
    }
    // The remains of a dash decoded with the wrong encoding; variation selectors, and the frame of a keycap.
    if scalar == "â" || scalar == "Â" || (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x20E3 {
      return false
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    let ranges = [0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF]
    return ranges.contains { $0.contains(Int(scalar.value)) }
  }
}
