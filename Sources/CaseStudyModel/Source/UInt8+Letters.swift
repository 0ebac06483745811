extension UInt8 {
  // Inlinable, because scanners ask about each byte.
  /// Whether the byte is a digit of ASCII.
  @inlinable package var isASCIIDigit: Bool { 0x30...0x39 ~= self }

  /// Whether the byte is a letter of ASCII.
  @inlinable package var isASCIILetter: Bool { 0x61...0x7A ~= self | 0x20 }

  /// Whether the byte is a letter, a digit or an underscore of ASCII.
  @inlinable package var isASCIIWordPart: Bool { isASCIILetter || isASCIIDigit || self == 0x5F }

  /// Whether the byte is a space or a tab, which may indent a line.
  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// Whether the byte is a space, a tab, or a character of ASCII that ends a line or a page.
  @inlinable package var isASCIIWhitespace: Bool { self == 0x20 || 0x09...0x0D ~= self }

  /// Whether the byte is a letter, a digit, an underscore or part of a character beyond ASCII.
  @inlinable package var isPartOfWord: Bool { isASCIIWordPart || self >= 0x80 }

  /// The lowercase letter in place of an uppercase letter of ASCII, and any other byte as it is.
  @inlinable package var asciiLowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
