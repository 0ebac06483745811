extension SwiftLexer {
  /// Returns the end of the number that starts at `position`, including any letters attached to it.
  func endOfNumber() -> Int {
    if byte(position) == UInt8(ascii: "0") {
      switch byte(position + 1) {
      case UInt8(ascii: "x"): return endOfHexadecimal(from: position + 2)
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return endOfName(from: position + 2)
      default: break
      }
    }
    var end = endOfDigits(from: position)
    if byte(end) == UInt8(ascii: ".") {
      // `x.0.1` accesses a member of a member, and `13.4` in a platform list is two numbers.
      let isMember = previous == .period || place.bracket == .availability
      guard !isMember, isDigit(byte(end + 1)) else { return end }
      end = endOfDigits(from: end + 1)
    }
    return endOfName(from: endOfExponent(after: UInt8(ascii: "e"), at: end))
  }

  /// Returns the end of a letter and a sign that begin an exponent; `offset` if there is no letter.
  private func endOfExponent(after letter: UInt8, at offset: Int) -> Int {
    guard byte(offset) | 0x20 == letter else { return offset }
    let hasSign = byte(offset + 1) == UInt8(ascii: "-") || byte(offset + 1) == UInt8(ascii: "+")
    return offset + (hasSign ? 2 : 1)
  }

  private func endOfHexadecimal(from start: Int) -> Int {
    var end = endOfDigits(from: start, isHexadecimal: true)
    if byte(end) == UInt8(ascii: "."), isDigit(byte(end + 1), isHexadecimal: true) {
      let fractionEnd = endOfDigits(from: end + 1, isHexadecimal: true)
      guard byte(fractionEnd) | 0x20 == UInt8(ascii: "p") else { return end }
      end = fractionEnd
    }
    return endOfName(from: endOfExponent(after: UInt8(ascii: "p"), at: end))
  }

  private func endOfDigits(from start: Int, isHexadecimal: Bool = false) -> Int {
    var end = start
    while isDigit(byte(end), isHexadecimal: isHexadecimal) || byte(end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func isDigit(_ byte: UInt8, isHexadecimal: Bool = false) -> Bool {
    byte &- 0x30 < 10 || isHexadecimal && (byte | 0x20) &- 0x61 < 6
  }
}
