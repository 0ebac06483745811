extension UInt8 {
  /// The line feed, which ends lines with or without a carriage return before it.
  static let newline = UInt8(ascii: "\n")

  /// The carriage return.
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether the byte is a space or a tab, the white space that may surround a tag that stands alone.
  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }

  /// Whether the byte is blank or ends a line.
  var isWhitespace: Bool {
    isBlank || self == .newline || self == .carriageReturn
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at either end.
  var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return []
    }
    return self[first...last]
  }

  /// The bytes as text.
  var text: String {
    String(decoding: self, as: UTF8.self)
  }
}
