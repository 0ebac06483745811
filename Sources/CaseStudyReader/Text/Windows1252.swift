import CaseStudyModel

/// Windows-1252, a single-byte encoding of Western European text that includes the letters of Latin-1.
///
/// Source: https://encoding.spec.whatwg.org/index-windows-1252.txt
enum Windows1252 {
  /// The scalars of the bytes 80 to 9F.
  private static let punctuation: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E,
    0x178,
  ]

  /// The maximum number of letters outside ASCII in a row; other encodings have whole words of them.
  private static let longestRun = 2

  /// Returns whether bytes that aren't UTF-8 read as words of a Western European language: letters outside ASCII are
  /// next to ASCII letters, and no well-formed sequence of UTF-8 suggests that only a part of the file is damaged.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0xC0 else {
        if (0x80...0x9F).contains(bytes[index]), punctuation[Int(bytes[index] - 0x80)] < 0xA0 { return false }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index] >= 0xC0 { index += 1 }
      let isFollowed = index < bytes.count && bytes[index].isASCIILetter
      let isPreceded = start > 0 && bytes[start - 1].isASCIILetter
      let isContinued = index < bytes.count && (0x80...0xBF).contains(bytes[index])
      guard index - start <= longestRun, isFollowed || isPreceded, !isContinued else { return false }
    }
    return true
  }

  /// Returns the text in UTF-8.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      switch byte {
      case 0x00...0x7F: text.append(byte)
      case 0x80...0x9F: text += Array(String(decoding: [punctuation[Int(byte - 0x80)]], as: UTF16.self).utf8)
      default: text += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
      }
    }
    return text
  }

  /// Returns the byte of a scalar; `nil` if the encoding lacks it.
  static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if let index = punctuation.firstIndex(of: UInt16(truncatingIfNeeded: scalar.value)), scalar.value < 0x10000 {
      return UInt8(0x80 + index)
    }
    return scalar.value < 0x80 || (0xA0...0xFF).contains(scalar.value) ? UInt8(scalar.value) : nil
  }
}
