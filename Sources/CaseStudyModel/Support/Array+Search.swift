extension [UInt8] {
  /// Returns where a text first begins, at or after an index.
  /// - Complexity: O(length of the bytes × length of the text).
  package func firstIndex(of text: [UInt8], from start: Int) -> Int? {
    withUnsafeBufferPointer { $0.firstIndex(of: text, from: start) }
  }
}

extension ArraySlice<UInt8> {
  /// Returns where a short text first begins.
  package func firstIndex(ofBytes text: String) -> Int? {
    indices.first { self[$0...].starts(with: text.utf8) }
  }
}

extension String {
  /// Returns whether the bytes of a text occur in this one.
  ///
  /// `contains` compares characters by canonical equivalence, which takes far longer.
  package func hasBytes(of text: String) -> Bool {
    let text = Array(text.utf8)
    // Texts from Foundation may not be stored as UTF-8.
    return text.isEmpty
      || utf8.withContiguousStorageIfAvailable { $0.firstIndex(of: text, from: 0) != nil }
        ?? (Array(utf8).firstIndex(of: text, from: 0) != nil)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstIndex(of text: [UInt8], from start: Int) -> Int? {
    guard let first = text.first, start >= 0, start <= count - text.count else { return nil }
    return (start...(count - text.count)).first { place in
      self[place] == first && text.indices.allSatisfy { self[place + $0] == text[$0] }
    }
  }
}
