extension StringProtocol {
  /// Returns the text without leading and trailing whitespace.
  func trimmingSpaces() -> String {
    // Fast path: most texts have none.
    let visible: ClosedRange<Unicode.Scalar> = "!"..."~"
    if let first = unicodeScalars.first, let last = unicodeScalars.last, visible ~= first, visible ~= last {
      return String(self)
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }

  /// Returns the text with each run of whitespace replaced by one space, and none at its ends.
  func onOneLine() -> String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  /// The lines without line feeds; a trailing line feed yields an empty last line.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
