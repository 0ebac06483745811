/// Letters in lowercase and without the accents of Latin script.
enum FoldedLetters {
  /// Appends a scalar's folded form.
  static func append(_ scalar: Unicode.Scalar, to out: inout String) {
    if scalar.value < 0x80 {
      out.unicodeScalars.append(
        (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
      return
    }
    for small in scalar.properties.lowercaseMapping.unicodeScalars {
      switch small.value {
      case 0x300...0x36F: continue
      case 0xC0...0x24F, 0x1E00...0x1EFF: out += latin[Character(small)] ?? String(Character(small))
      case 0x3C2: out.unicodeScalars.append("\u{3C3}")
      default: out.unicodeScalars.append(small)
      }
    }
  }

  /// The unaccented letter for each letter with one or two accents. Equal characters may be composed or decomposed, so
  /// each is found by a letter and its marks.
  private static let latin: [Character: String] = {
    var table: [Character: String] = [
      "ß": "ss", "æ": "ae", "ø": "o", "đ": "d", "ł": "l", "œ": "oe", "ı": "i", "þ": "th", "ð": "d", "ħ": "h",
      // The accented letters for which Unicode has single characters.
      "ǽ": "ae", "ǣ": "ae", "ǿ": "o",
    ]
    let letters = "abcdefghijklmnopqrstuvwxyz".unicodeScalars
    for letter in letters {
      for mark in (UInt32(0x300)...0x36F).compactMap(Unicode.Scalar.init) {
        add(letter, [mark], to: &table)
        if frequent.contains(mark) { for second in frequent { add(letter, [mark, second], to: &table) } }
      }
    }
    return table
  }()

  /// The marks that Latin letters combine with a second one: of Vietnamese, Livonian, pinyin and transliterations.
  private static let frequent: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{309}", "\u{30A}",
    "\u{30C}", "\u{31B}", "\u{323}", "\u{327}", "\u{328}", "\u{331}",
  ]

  private static func add(_ letter: Unicode.Scalar, _ marks: [Unicode.Scalar], to table: inout [Character: String]) {
    var text = String.UnicodeScalarView()
    text.append(letter)
    text.append(contentsOf: marks)
    table[Character(String(text))] = String(Character(letter))
  }
}
