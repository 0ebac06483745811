/// Finds bytes that are not well-formed UTF-8.
///
/// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
enum UTF8Check {
  /// Returns the offset of the first ill-formed byte, or `nil` for well-formed text.
  static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      guard let length = length(of: lead), index + length <= bytes.count,
        secondBytes(of: lead).contains(bytes[index + 1]),
        (2..<max(2, length)).allSatisfy({ (0x80...0xBF).contains(bytes[index + $0]) })
      else { return index }
      index += length
    }
    return nil
  }

  private static func length(of lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  private static func secondBytes(of lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
