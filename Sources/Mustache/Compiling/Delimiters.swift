/// The byte sequences that open and close tags.
struct Delimiters {
  /// What opens a tag.
  var opening = Array("{{".utf8)

  /// What closes a tag.
  var closing = Array("}}".utf8)
}

extension Delimiters {
  /// The longest delimiter, in bytes: the text is held against it at every place.
  static let longest = 64

  /// Reads what is between the equals signs of a set-delimiter tag: two words without an equals sign.
  init?(content: ArraySlice<UInt8>) {
    let words = content.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, !content.contains(UInt8(ascii: "=")) else { return nil }
    opening = Array(words[0])
    closing = Array(words[1])
  }
}
