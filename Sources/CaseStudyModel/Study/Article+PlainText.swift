extension Article {
  /// The body without markup: prose, headings, alternative texts of images, and code that readers see.
  public var plainText: String {
    var text = ""
    for segment in body {
      switch segment {
      case .html(let html): text.append(textOf: html)
      case .headingStart, .linkStart: break
      case .headingEnd: text += "\n"
      case .image(let index): text += images[index].alternative
      case .snippet(let index) where snippets[index].isHidden: break
      case .snippet(let index):
        let code = snippets[index].code
        text += code.hasSuffix("\n") ? code : code + "\n"
      }
    }
    return text
  }
}

extension String {
  /// Appends the text of finished HTML: without tags, with character references decoded.
  fileprivate mutating func append(textOf html: String) {
    var rest = html[...]
    while let mark = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
      self += rest[..<mark]
      rest = rest[mark...]
      let after = rest.utf8.index(after: mark)
      if rest[mark] == "<" {
        // Text after an unclosed tag is kept.
        guard let end = rest.endOfTag else { break }
        rest = rest[rest.utf8.index(after: end)...]
      } else if let end = rest.utf8.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = rest[after..<end].referredCharacter
      {
        self += character
        rest = rest[rest.utf8.index(after: end)...]
      } else {
        self += "&"
        rest = rest[after...]
      }
    }
    self += rest
  }
}

extension Substring {
  /// The bracket that closes the tag or comment at the start; one in a quoted attribute doesn't.
  fileprivate var endOfTag: Index? {
    if utf8.starts(with: "<!--".utf8) { return firstRange(of: "-->").map { utf8.index(before: $0.upperBound) } }
    var quote: UInt8?
    for index in utf8.indices {
      let byte = utf8[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  /// The character of a numeric reference, or of one of the names that the reader writes.
  fileprivate var referredCharacter: Substring? {
    switch self {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    default: break
    }
    guard first == "#" else { return nil }
    let isHexadecimal = dropFirst().first?.lowercased() == "x"
    return UInt32(dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
      .map { Substring(String($0)) }
  }
}
