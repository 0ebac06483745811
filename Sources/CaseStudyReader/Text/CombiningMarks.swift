/// Bounds the marks above and below a letter, such as accents.
///
/// Strings are compared and hashed with such marks in their canonical order, into which a long run is put in time that grows
/// with the square of its length. No script needs many: Unicode's stream-safe text format allows 30.
enum CombiningMarks {
  /// The most marks in a row that are read.
  static let most = 100

  /// Finds the first mark that is one too many, as an offset.
  static func firstExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var run = 0
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      // No mark is encoded with a lesser first byte.
      guard lead >= 0xCC else {
        if lead < 0x80 || lead >= 0xC0 { run = 0 }
        index += 1
        continue
      }
      let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      let end = min(index + length, bytes.count)
      run = isMark(bytes[index..<end]) ? run + 1 : 0
      if run > most { return index }
      index = end
    }
    return nil
  }

  /// Returns a text without the marks that are too many.
  static func limited(_ text: String) -> String {
    var text = text
    guard text.withUTF8({ firstExcess(in: $0) }) != nil else { return text }
    var kept = String.UnicodeScalarView()
    var run = 0
    for scalar in text.unicodeScalars {
      run = isMark(scalar) ? run + 1 : 0
      if run <= most { kept.append(scalar) }
    }
    return String(kept)
  }

  private static func isMark(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Dashes and quotation marks, the most frequent signs outside of ASCII, begin with E2 80.
    if bytes.count == 3, bytes[bytes.startIndex] == 0xE2, bytes[bytes.startIndex + 1] == 0x80 { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { isMark($0) } ?? false
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }
}
