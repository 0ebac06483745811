extension [UInt8] {
  /// Returns where a text first begins, at or after an index.
  /// - Complexity: O(length of the bytes × length of the text).
  package func firstIndex(of text: [UInt8], from start: Int) -> Int? {
    guard let first = text.first, start >= 0, start <= count - text.count else { return nil }
    // Loops, because the checks of a site search megabytes, and a debug build doesn't optimise this module.
    return withUnsafeBufferPointer { bytes in
      var place = start
      while place <= bytes.count - text.count {
        var length = bytes[place] == first ? 1 : 0
        while length > 0, length < text.count, bytes[place + length] == text[length] { length += 1 }
        if length == text.count { return place }
        place += 1
      }
      return nil
    }
  }
}
