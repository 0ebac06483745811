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
  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}
