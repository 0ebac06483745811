/// The form in which words are compared: lower case, half-width, without punctuation and emoji, single spaces.
enum NormalForm {
  /// Returns the normal form of a text.
  static func of(_ text: some StringProtocol) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

  /// Returns the normal form of a text as UTF-8.
  static func bytes(of text: some StringProtocol) -> [UInt8] {
    text.utf8.withContiguousStorageIfAvailable { bytes(of: $0[...]) }
      ?? Array(text.utf8).withUnsafeBufferPointer { bytes(of: $0[...]) }
  }

  /// Returns the normal form of UTF-8 as UTF-8.
  static func bytes(of text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    let text = UnsafeBufferPointer(rebasing: text)
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isSpaceDue = false
    var index = 0
    while index < text.count {
      let start = index
      let written = text.scalar(at: start)
      index += UTF8.width(written)
      let scalar = narrow(written)
      if isApostrophe(scalar), joins(text[index...]) { continue }
      if isHyphen(scalar), joinsInitial(text, between: start, and: index) { continue }
      guard let letter = lowercase(scalar) else {
        isSpaceDue = !result.isEmpty
        continue
      }
      if isSpaceDue { result.append(UInt8(ascii: " ")) }
      isSpaceDue = false
      if letter.isASCII { result.append(UInt8(letter.value)) } else { result.append(contentsOf: letter.utf8) }
    }
    return result
  }

  /// Returns whether a scalar belongs to a script without spaces, in which words may begin and end anywhere.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
    default: false
    }
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
  }

  /// Returns the lower-case form of a scalar, or `nil` if it belongs to no word.
  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case ..<0x700: frequentLetters[Int(scalar.value)]
    // Fast path: kana, Han and Hangul have no case, and their properties are costly to look up.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3: scalar
    default: lowercaseByProperties(scalar)
    }
  }

  /// The lower-case forms of the scalars of Latin, Greek, Cyrillic, Hebrew and Arabic script.
  private static let frequentLetters: [Unicode.Scalar?] = (0..<0x700).map {
    Unicode.Scalar(UInt16($0)).flatMap(lowercaseByProperties)
  }

  private static func lowercaseByProperties(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case _ where !isWordPart(scalar): nil
    // Lowercasing Turkish dotted capital I normally leaves a combining dot; no other letter becomes two.
    case "\u{130}": "i"
    default: scalar.properties.lowercaseMapping.unicodeScalars.first
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "#", "+": return true
    // The remains of a dash decoded with the wrong encoding.
    case "â", "Â": return false
    case _ where scalar.isASCII: return false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber:
        return true
      case .nonspacingMark, .spacingMark: return !(0xFE00...0xFE0F).contains(scalar.value) && scalar.value != 0x20E3
      default: return false
      }
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}" || scalar == "\u{2BC}"
  }

  /// Returns whether the letters after an apostrophe belong to the word, as in "don't" and "Liskov's"; Turkish suffixes
  /// don't.
  private static func joins(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let suffix = rest.prefix(3).prefix { $0 < 0x80 && isWordPart(Unicode.Scalar($0)) }
    let end = suffix.endIndex
    guard end == rest.endIndex || !isWordPart(rest.base.scalar(at: end)) else { return false }
    return ["t", "s", "re", "ve", "ll", "d", "m"].contains(String(decoding: suffix, as: UTF8.self).lowercased())
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }

  /// Returns whether a hyphen separates a word's first letter from the rest, as in "S-ingle responsibility".
  private static func joinsInitial(_ text: UnsafeBufferPointer<UInt8>, between start: Int, and end: Int) -> Bool {
    guard start > 0, end < text.count, isWordPart(text.scalar(at: end)) else { return false }
    let initial = text.scalar(before: start)
    let before = start - UTF8.width(initial)
    return isWordPart(initial) && (before == 0 || !isWordPart(text.scalar(before: before)))
  }
}
