extension [UInt8] {
  /// Returns where a text first begins, at or after an index.
  /// - Complexity: O(length of the bytes × length of the text).
  package func firstIndex(of text: [UInt8], from start: Int) -> Int? {
    guard let first = text.first, start >= 0, start <= count - text.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      (start...(bytes.count - text.count)).first { place in
        bytes[place] == first && text.indices.allSatisfy { bytes[place + $0] == text[$0] }
      }
    }
  }
}
