import CaseStudyModel

extension UInt8 {
  /// The line feed, which ends lines, possibly after a carriage return.
  static let newline = UInt8(ascii: "\n")

  /// The carriage return.
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether the byte is a space, a tab or part of a line end.
  var isWhitespace: Bool { isSpaceOrTab || self == .newline || self == .carriageReturn }
}

extension ArraySlice<UInt8> {
  /// The bytes without leading and trailing whitespace.
  var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return []
    }
    return self[first...last]
  }

  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}
