extension StringProtocol {
  /// Finds the first occurrence of a short text by bytes.
  ///
  /// The standard library's search aligns to grapheme clusters, which is quadratic in a row of flag emoji.
  func firstBytes(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if utf8[start...].starts(with: text.utf8) { return start..<utf8.index(start, offsetBy: text.utf8.count) }
      rest = utf8[utf8.index(after: start)...]
    }
    return nil
  }
}
