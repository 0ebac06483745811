/// Finds letters whose bytes in UTF-8 were read as Windows-1252 and encoded again: `Ã¼` for `ü`, and `â€™` for `’`.
enum DoubleEncoding {
  /// A letter that is encoded twice.
  struct Letter: Equatable {
    /// The offset of its first byte.
    var offset: Int
    /// The text in its place.
    var shown: String
    /// The letter that was meant.
    var letter: String
  }

  /// The maximum number of candidates to examine, because a text with many letters such as `Ã` may have none encoded
  /// twice.
  private static let limit = 100_000

  /// Returns the first letter that is encoded twice and isn't quoted, as in a text about encodings.
  static func first(in bytes: [UInt8]) -> Letter? {
    var (start, count) = (0, 0)
    // C3 82, C3 83 and C3 A2 are the letters that the first bytes of accented letters and quotation marks become.
    while let offset = bytes[start...].firstIndex(of: 0xC3), count < limit {
      start = offset + 1
      count += 1
      guard offset + 1 < bytes.count, [0x82, 0x83, 0xA2].contains(bytes[offset + 1]) else { continue }
      let isQuoted = offset > 0 && "`'\"".utf8.contains(bytes[offset - 1])
      if !isQuoted, let letter = letter(at: offset, in: bytes) { return letter }
    }
    return nil
  }

  private static func letter(at offset: Int, in bytes: [UInt8]) -> Letter? {
    let scalars = Array(String(decoding: bytes[offset..<min(bytes.count, offset + 9)], as: UTF8.self).unicodeScalars)
    let count = bytes[offset + 1] == 0xA2 ? 3 : 2
    let shown = scalars.prefix(count)
    let original = shown.compactMap(Windows1252.byte)
    guard original.count == count, let letter = String(validating: original, as: UTF8.self) else { return nil }
    return Letter(offset: offset, shown: String(String.UnicodeScalarView(shown)), letter: letter)
  }
}
