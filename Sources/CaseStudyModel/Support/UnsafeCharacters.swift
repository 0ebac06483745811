extension Unicode.Scalar {
  /// Whether the character is invisible and changes the order or the shape in which other characters are shown.
  ///
  /// Source: Unicode Standard, property Bidi_Control, and the deprecated format characters U+206A to U+206F.
  package var changesDirection: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x206F: true
    default: isDirectionMark
    }
  }

  /// Whether the character is one of the marks that ordinary text in Arabic and Hebrew has, and that move only the
  /// signs beside them.
  package var isDirectionMark: Bool { [0x61C, 0x200E, 0x200F].contains(value) }

  /// Whether the character controls a terminal, the direction of text or its lines instead of being shown.
  package var isUnsafeToPrint: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: changesDirection
    }
  }

  /// Whether the character can be in a text for people: one that is shown, or a mark that Arabic and Hebrew need.
  package var isWritable: Bool { !isUnsafeToPrint || isDirectionMark }
}

extension String {
  /// Returns the text with another text for the bracket of each workflow command such as `##[` or `##vso[`.
  package func withoutCommands(bracket: String) -> String {
    if !utf8.contains(UInt8(ascii: "#")) { return self }
    var result = String.UnicodeScalarView()
    // The number of signs `#` before the current letters.
    var signs = 0
    var isInName = false
    for scalar in unicodeScalars {
      if scalar == "[", signs > 1 { result += bracket.unicodeScalars } else { result.append(scalar) }
      if scalar == "#" {
        signs = isInName ? 1 : signs + 1
        isInName = false
      } else {
        isInName = scalar.isASCII && scalar.properties.isAlphabetic
        if !isInName { signs = 0 }
      }
    }
    return String(result)
  }
}
