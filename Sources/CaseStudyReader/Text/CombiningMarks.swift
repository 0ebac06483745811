/// Limits the number of combining marks on a letter, such as accents.
///
/// Comparing and hashing strings sorts consecutive marks into canonical order, in time quadratic in their number. No
/// script needs many: Unicode's stream-safe text format allows 30.
enum CombiningMarks {
  /// The maximum number of consecutive marks.
  static let limit = 100

  /// Returns the offset of the first mark beyond the limit.
  static func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
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
      run = isMark(bytes[index..<end]) ? run + 1 : 0
      if run > limit { return index }
      index = end
    }
    return nil
  }

  /// Returns a text without the marks beyond the limit.
  static func limited(_ text: String) -> String {
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

  private static func isMark(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Fast path: dashes and quotation marks, the most frequent characters outside ASCII, start with E2 80.
    if bytes.count == 3, bytes[bytes.startIndex] == 0xE2, bytes[bytes.startIndex + 1] == 0x80 { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { isMark($0) } ?? false
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }
}
