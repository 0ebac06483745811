extension StringProtocol {
  /// Returns the text without white space at its ends.
  func trimmingSpaces() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }

  /// Returns the text with single spaces for all white space, and none at its ends.
  func onOneLine() -> String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
