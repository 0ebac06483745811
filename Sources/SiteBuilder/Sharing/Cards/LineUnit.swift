/// A piece of text that no line break divides: a word, or a letter of a script without spaces.
struct LineUnit: Sendable, Equatable {
  var text: String
  /// Whether a space comes before the piece, unless it begins a line.
  var followsSpace: Bool
  /// The width in units of the font's size.
  var width: Double

  init(_ text: String, followsSpace: Bool) {
    self.text = text
    self.followsSpace = followsSpace
    width = text.estimatedWidth
  }

  /// Divides a text at its spaces, after hyphens, and between letters of scripts that are written without spaces.
  static func units(of text: String) -> [LineUnit] {
    var units: [LineUnit] = []
    var word = ""
    var followsSpace = false
    func endWord() {
      if !word.isEmpty { units.append(LineUnit(word, followsSpace: followsSpace)) }
      (word, followsSpace) = ("", false)
    }
    for character in text {
      if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
        endWord()
        followsSpace = true
        continue
      }
      if let last = word.last, isBreak(after: last, before: character) { endWord() }
      word.append(character)
    }
    endWord()
    return units
  }

  /// Returns whether a line may break between two characters that no space divides.
  private static func isBreak(after last: Character, before next: Character) -> Bool {
    if neverFirst.contains(next) || neverLast.contains(last) { return false }
    if hyphens.contains(last) { return next.isLetter }
    return last.isWrittenWithoutSpaces || next.isWrittenWithoutSpaces
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2013}", "\u{2014}", "/", "_"]
  /// The characters that begin no line.
  ///
  /// Source: Requirements for Japanese Text Layout, 3.1.7, and Thai's following vowels and signs.
  private static let neverFirst = Set(
    "、。，．・：；？！）」』】〉》〕］｝”’…‥ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〜!?,.:;)]}»%ะาำๅๆฯ")
  /// The characters that end no line.
  private static let neverLast = Set("（「『【〈《〔［｛“‘([{«¿¡#$เแโใไ")
}

extension Character {
  /// Whether lines may break next to the letter without a space: Chinese and Japanese, Thai, Lao, Khmer and Burmese.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31A0...0xA4CF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
