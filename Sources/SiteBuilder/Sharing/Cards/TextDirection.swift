/// The direction of a text, by its first letter that has one.
///
/// Source: Unicode Standard Annex 9, rules P2 and P3.
enum TextDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// - Returns: `nil` for a text without letters.
  init?(of text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        // Digits of Arabic and marks direct nothing.
        guard scalar.properties.isAlphabetic else { continue }
        self = .rightToLeft
        return
      default:
        guard scalar.properties.isAlphabetic else { continue }
        self = .leftToRight
        return
      }
    }
    return nil
  }
}
