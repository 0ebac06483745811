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

extension String {
  /// Returns whether the bytes of a text occur in this one.
  ///
  /// `contains` compares characters by canonical equivalence, which takes far longer.
  package func hasBytes(of text: String) -> Bool {
    let text = Array(text.utf8)
    // Texts from Foundation may not be stored as UTF-8.
    return utf8.withContiguousStorageIfAvailable { $0.hasBytes(text) }
      ?? Array(utf8).withUnsafeBufferPointer { $0.hasBytes(text) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasBytes(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return true }
    guard count >= text.count else { return false }
    return (0...(count - text.count)).contains { place in
      self[place] == first && text.indices.allSatisfy { self[place + $0] == text[$0] }
    }
  }
}
