extension LineText {
  /// Returns the indentation of a line in columns, with tab stops at multiples of eight, or `nil` for a blank line.
  func indentation(ofLine line: Int) -> Int? {
    var column = 0
    for byte in bytes[contentRange(ofLine: line)] {
      switch byte {
      case 0x20: column += 1
      case 0x09: column += 8 - column % 8
      case 0x0D, 0x0C, 0x0B: break
      default: return column
      }
    }
    return nil
  }

  /// Returns the bytes of a line without its end and surrounding blanks, as offsets into the text's bytes.
  func trimmedRange(ofLine line: Int) -> Range<Int> {
    let range = contentRange(ofLine: line)
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower].isASCIIWhitespace { lower += 1 }
    while upper > lower, bytes[upper - 1].isASCIIWhitespace { upper -= 1 }
    return lower..<upper
  }
}

extension UInt8 {
  /// Whether the byte is a digit, a letter, an underscore, a dollar sign, or part of a non-ASCII character.
  var isWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }
}
