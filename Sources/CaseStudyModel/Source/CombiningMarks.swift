/// Limits the number of combining marks on a letter, such as accents.
///
/// Comparing and hashing strings sorts consecutive marks into canonical order, in time quadratic in their number. No
/// script needs many: Unicode's stream-safe text format allows 30.
package enum CombiningMarks {
  /// The maximum number of consecutive marks.
  package static let limit = 100

  /// Returns the offset of the first mark beyond the limit, in well-formed UTF-8.
  package static func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var run = 0
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      // Fast path: no combining mark has a smaller first byte.
      guard lead >= 0xCC else {
        if lead < 0x80 || lead >= 0xC0 { run = 0 }
        index += 1
        continue
      }
      let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      let end = min(index + length, bytes.count)
      run = isMark(scalar(bytes[index..<end])) ? run + 1 : 0
      if run > limit { return index }
      index = end
    }
    return nil
  }

  /// Returns a text without the marks beyond the limit.
  package static func limited(_ text: String) -> String {
    var text = text
    guard text.withUTF8({ firstExcess(in: $0) }) != nil else { return text }
    var kept = String.UnicodeScalarView()
    var run = 0
    for scalar in text.unicodeScalars {
      run = isMark(scalar) ? run + 1 : 0
      if run <= limit { kept.append(scalar) }
    }
    return String(kept)
  }

  /// Returns the scalar of two to four bytes.
  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar {
    var value = UInt32(bytes[bytes.startIndex]) & 0x7F >> UInt32(bytes.count)
    for index in bytes.startIndex + 1..<bytes.endIndex { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Fast path: Greek and Cyrillic letters, dashes and quotation marks, Han, Hangul; the properties are costly.
    case ..<0x300, 0x370..<0x483, 0x2000..<0x2070, 0x3400..<0xA000, 0xAC00..<0xD7A4: false
    default: scalar.properties.canonicalCombiningClass != .notReordered
    }
  }
}
