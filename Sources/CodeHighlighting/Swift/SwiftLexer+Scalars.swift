extension SwiftLexer {
  /// The role of a non-ASCII scalar in Swift's grammar.
  enum NonASCIIKind: Equatable {
    /// A part of a name.
    case name
    /// A part of an operator.
    case operatorSign
    /// Whitespace or another character without a role, with its length in bytes.
    case blank(length: Int)
    /// Bytes that are not UTF-8.
    case broken
  }

  /// Returns whether `byte` is an ASCII letter, digit, underscore or dollar sign.
  @inline(__always)
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Returns the end of the letters, digits, underscores and dollar signs that start at `start`.
  func endOfName(from start: Int) -> Int {
    var end = start
    while end < count {
      if Self.isNameByte(base[end]) {
        end &+= 1
      } else if base[end] >= 0x80, nonASCIIKind(at: end) == .name {
        end += scalar(at: end)?.length ?? 1
      } else {
        break
      }
    }
    return end
  }

  /// Returns the role of the scalar at `offset`, whose first byte is 0x80 or greater.
  func nonASCIIKind(at offset: Int) -> NonASCIIKind {
    guard let (value, length) = scalar(at: offset) else { return .broken }
    switch value {
    // The operator heads of The Swift Programming Language, "Lexical Structure".
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      return .operatorSign
    case 0x80...0xA0, 0x1680, 0x180E, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF, 0x201C, 0x201D,
      0xD800...0xF8FF:
      return .blank(length: length)
    default: return .name
    }
  }

  /// Decodes the scalar of two to four bytes at `offset`; `nil` if it isn't UTF-8.
  func scalar(at offset: Int) -> (value: UInt32, length: Int)? {
    let first = byte(offset)
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    guard offset + length <= count else { return nil }
    for index in 1..<length {
      let next = base[offset + index]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let isShortest = length == 2 || (length == 3 ? value >= 0x800 : (0x1_0000...0x10_FFFF).contains(value))
    return isShortest ? (value, length) : nil
  }
}
