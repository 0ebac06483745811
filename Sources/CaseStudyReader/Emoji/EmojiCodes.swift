import CaseStudyModel

/// Finds GitHub's emoji codes, such as `:rocket:`, in prose.
///
/// A code must be separate or next to other codes: `a:key:b`, `Map::key::value` and `10:30:15` are text. Unknown codes
/// are text too.
enum EmojiCodes {
  /// A code in a text.
  struct Code {
    /// The place of the code with its colons.
    var range: Range<Int>
    /// The characters as UTF-8.
    var characters: ArraySlice<UInt8>
  }

  private static let colon = UInt8(ascii: ":")

  /// Returns the codes of a text in order.
  static func codes(in text: UnsafeBufferPointer<UInt8>) -> [Code] {
    var codes: [Code] = []
    var index = 0
    while let start = text[index...].firstIndex(of: colon) {
      let run = Self.run(at: start, of: text)
      let end = run.last?.range.upperBound ?? start + 1
      if !run.isEmpty, !isWord(before: start, of: text), !isWord(at: end, of: text) { codes += run }
      index = end
    }
    return codes
  }

  /// Returns a text with the characters in place of its codes.
  static func text(_ text: UnsafeBufferPointer<UInt8>, replacing codes: [Code]) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    for code in codes {
      bytes += text[index..<code.range.lowerBound]
      bytes += code.characters
      index = code.range.upperBound
    }
    return bytes + text[index...]
  }

  /// Returns the codes that follow each other without a space.
  private static func run(at start: Int, of text: UnsafeBufferPointer<UInt8>) -> [Code] {
    var run: [Code] = []
    var start = start
    while start < text.count, text[start] == colon {
      let name = text[(start + 1)...].prefix(EmojiTable.longestName + 1).prefix(while: isNamePart)
      let end = name.endIndex
      guard !name.isEmpty, end < text.count, text[end] == colon, let characters = EmojiTable.characters(of: name)
      else { break }
      run.append(Code(range: start..<end + 1, characters: characters))
      start = end + 1
    }
    return run
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: byte.isASCIIDigit
    }
  }

  private static func isWord(before index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0 else { return false }
    var start = index - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return isWord(text[start..<index])
  }

  private static func isWord(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index < text.count else { return false }
    return isWord(text[index..<min(index + 4, text.count)])
  }

  /// Returns whether a text begins with a colon or a part of a word; in scripts without spaces between words, letters
  /// don't count.
  private static func isWord(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let scalar = String(decoding: text, as: UTF8.self).unicodeScalars.first else { return false }
    if scalar == ":" || scalar == "_" { return true }
    return scalar.value < 0x2E80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
}
