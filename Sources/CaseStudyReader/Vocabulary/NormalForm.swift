/// The form in which words are compared: lower case, half-width, without punctuation and emoji, single spaces.
enum NormalForm {
  /// Returns the normal form of a text.
  static func of(_ text: some StringProtocol) -> String {
    // Collects bytes: appending scalars to a string is slow, and this runs for every sentence.
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var isSpaceDue = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let scalar = narrow(scalar)
      if isApostrophe(scalar), joins(scalars, after: index) { continue }
      if isHyphen(scalar), joinsInitial(scalars, at: index) { continue }
      guard isWordPart(scalar) else {
        isSpaceDue = !result.isEmpty
        continue
      }
      if isSpaceDue { result.append(UInt8(ascii: " ")) }
      isSpaceDue = false
      append(scalar, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    switch scalar {
    case "A"..."Z": result.append(UInt8(scalar.value) | 0x20)
    // Lowercasing Turkish dotted capital I normally leaves a combining dot.
    case "\u{130}": result.append(UInt8(ascii: "i"))
    case _ where scalar.isASCII: result.append(UInt8(scalar.value))
    default: result.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    }
  }

  /// Whether a scalar belongs to a script without spaces, in which words may begin and end anywhere.
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

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "#", "+": return true
    // The remains of a dash decoded with the wrong encoding.
    case "â": return false
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

  /// Whether the letters after an apostrophe belong to the word, as in "don't" and "Liskov's"; Turkish suffixes don't.
  private static func joins(_ scalars: [Unicode.Scalar], after index: Int) -> Bool {
    let suffix = scalars[(index + 1)...].prefix { isWordPart($0) }
    return ["t", "s", "re", "ve", "ll", "d", "m"].contains(String(String.UnicodeScalarView(suffix)).lowercased())
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }

  /// Whether a hyphen separates a word's first letter from the rest, as in "S-ingle responsibility".
  private static func joinsInitial(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count, isWordPart(scalars[index - 1]), isWordPart(scalars[index + 1]) else {
      return false
    }
    return index == 1 || !isWordPart(scalars[index - 2])
  }
}
