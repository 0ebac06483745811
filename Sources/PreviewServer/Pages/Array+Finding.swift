import CaseStudyModel

extension [UInt8] {
  /// Returns the first position of a lowercase ASCII text, ignoring case.
  func firstIndex(of text: StaticString, from start: Int) -> Int? {
    withBuffers(of: text) { bytes, text in
      var index = start
      while index + text.count <= bytes.count {
        if Self.matches(bytes, at: index, text) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Returns the last position of a lowercase ASCII text, ignoring case.
  func lastIndex(of text: StaticString) -> Int? {
    withBuffers(of: text) { bytes, text in
      var index = bytes.count - text.count
      while index >= 0 {
        if Self.matches(bytes, at: index, text) { return index }
        index -= 1
      }
      return nil
    }
  }

  private func withBuffers(
    of text: StaticString, find: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Int?
  ) -> Int? {
    withUnsafeBufferPointer { bytes in text.withUTF8Buffer { find(bytes, $0) } }
  }

  private static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for offset in 0..<text.count where bytes[index + offset].asciiLowercased != text[offset] { return false }
    return true
  }
}
