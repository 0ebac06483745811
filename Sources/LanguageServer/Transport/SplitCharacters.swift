/// Replaces halves of characters in JSON, such as `\ud83d` without the other half of an emoji, by U+FFFD.
///
/// An edit in a client written in JavaScript can cut a character in two. The decoder would reject the message, and all
/// later edits would then apply to another text than the client's. U+FFFD has as many units as a half.
enum SplitCharacters {
  /// Replaces each half in a message.
  static func replace(in json: inout [UInt8]) {
    var place = json.firstIndex(of: backslash) ?? json.count
    while place < json.count {
      switch (unit(at: place, in: json), unit(at: place + escapeLength, in: json)) {
      case (0xD800..<0xDC00, 0xDC00..<0xE000): place += 2 * escapeLength
      case (0xD800..<0xE000, _):
        for (offset, byte) in "\\ufffd".utf8.enumerated() { json[place + offset] = byte }
        place += escapeLength
      // Also skips the second character of others, because `\\ud83d` escapes a backslash.
      default: place += 2
      }
      place = json[min(place, json.count)...].firstIndex(of: backslash) ?? json.count
    }
  }

  private static let backslash = UInt8(ascii: "\\")
  /// The length of `\ud83d`.
  private static let escapeLength = 6

  /// Returns the code unit of UTF-16 that an escape stands for; 0 for anything else.
  private static func unit(at place: Int, in json: [UInt8]) -> UInt16 {
    guard place + escapeLength <= json.count, json[place] == backslash, json[place + 1] == UInt8(ascii: "u") else {
      return 0
    }
    return UInt16(String(decoding: json[(place + 2)..<(place + escapeLength)], as: UTF8.self), radix: 16) ?? 0
  }
}
