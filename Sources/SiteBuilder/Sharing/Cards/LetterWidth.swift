extension Character {
  /// The width of regular type as a share of the width of bold type.
  static let widthOfRegularType = 0.9

  /// The estimated width of the character in bold type, in units of the font's size.
  ///
  /// SVG has no line breaks, and the font is unknown until the card is drawn. The estimates are those of DejaVu Sans,
  /// which is wider than other common fonts, so that lines are too short rather than too long.
  var estimatedWidth: Double {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.isASCII { return Self.width(ofASCII: scalar) }
    switch scalar.value {
    case 0x2010...0x2015, 0x2022, 0x2026, 0xB7: return scalar.value > 0x2012 ? 1 : 0.5
    case 0x2018...0x201A: return 0.4
    case 0x590...0x8FF: return 0.66
    case 0x900...0xDFF: return 0.8
    case 0xE00...0xEFF: return 0.7
    case 0x1000...0x109F, 0x1780...0x17FF: return 0.95
    case 0x1F000...0x1FAFF: return 1.3
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x20000...0x3FFFF:
      return 1
    default: return scalar.properties.isUppercase ? 0.85 : 0.74
    }
  }

  private static func width(ofASCII scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "J", " ", ".", ",", ":", ";", "'", "!", "|": 0.37
    case "f", "r", "t", "s", "(", ")", "[", "]", "/", "\\", "-", "\"", "`": 0.52
    case "m", "w", "M", "W", "@", "%": 1.04
    case "A"..."Z", "<", ">", "=", "+", "~", "#", "&": 0.83
    default: 0.7
    }
  }
}

extension StringProtocol {
  /// The estimated width of the text in bold type, in units of the font's size.
  var estimatedWidth: Double { reduce(0) { $0 + $1.estimatedWidth } }
}
