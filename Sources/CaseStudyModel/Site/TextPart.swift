/// A part of an interface text.
public enum TextPart: Sendable, Equatable {
  /// Plain words.
  case words(String)
  /// A placeholder by its name: `count` for `{{count}}`.
  case placeholder(String)

  /// Splits a text at its placeholders; braces around anything but letters and digits are words.
  public static func parts(of text: String) -> [TextPart] {
    var parts: [TextPart] = []
    var rest = text[...]
    var words = ""
    // Each start of the program splits a thousand texts, and searching bytes is much faster than searching characters.
    while let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      words += rest[..<brace]
      rest = rest[brace...]
      guard let (name, end) = placeholder(at: rest) else {
        words.append(rest.removeFirst())
        continue
      }
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
      parts.append(.placeholder(name))
      rest = rest[end...]
    }
    words += rest
    return words.isEmpty ? parts : parts + [.words(words)]
  }

  private static func placeholder(at text: Substring) -> (name: String, end: Substring.Index)? {
    guard text.hasPrefix("{{") else { return nil }
    let name = text.utf8.dropFirst(2).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard !name.isEmpty, text[name.endIndex...].hasPrefix("}}") else { return nil }
    return (String(Substring(name)), text.utf8.index(name.endIndex, offsetBy: 2))
  }
}
