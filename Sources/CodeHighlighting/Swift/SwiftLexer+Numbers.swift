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
    if byte(end) == UInt8(ascii: "e") || byte(end) == UInt8(ascii: "E") {
      end += 1
      if byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") { end += 1 }
    }
    return endOfName(from: end)
  }

  private func endOfHexadecimal(from start: Int) -> Int {
    var end = endOfHexadecimalDigits(from: start)
    if byte(end) == UInt8(ascii: "."), isHexadecimalDigit(byte(end + 1)) {
      let fractionEnd = endOfHexadecimalDigits(from: end + 1)
      guard byte(fractionEnd) | 0x20 == UInt8(ascii: "p") else { return end }
      end = fractionEnd
    }
    if byte(end) | 0x20 == UInt8(ascii: "p") {
      end += 1
      if byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") { end += 1 }
    }
    return endOfName(from: end)
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while isDigit(byte(end)) || byte(end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func endOfHexadecimalDigits(from start: Int) -> Int {
    var end = start
    while isHexadecimalDigit(byte(end)) || byte(end) == UInt8(ascii: "_") { end += 1 }
    return end
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10
  }

  private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }
}
