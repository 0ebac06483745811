/// The byte sequences that open and close tags.
struct Delimiters {
  /// The opening delimiter.
  var opening = Array("{{".utf8)

  /// The closing delimiter.
  var closing = Array("}}".utf8)
}

extension Delimiters {
  /// The maximum length of a delimiter in bytes, because the text is compared with it at every position.
  static let longest = 64

  /// Parses the content of a set-delimiter tag: two words without an equals sign.
  init?(content: ArraySlice<UInt8>) {
    let words = content.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, !content.contains(UInt8(ascii: "=")) else { return nil }
    opening = Array(words[0])
    closing = Array(words[1])
  }
}
