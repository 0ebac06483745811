extension [UInt8] {
  /// Appends text with `&`, `<`, `>` and `"` escaped, for elements and double-quoted attributes.
  package mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0, doubleQuotes: true) }
  }

  /// Appends text with both kinds of quotes escaped too, for attributes that a template may write in either.
  package mutating func append(escapingForTemplates text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0, doubleQuotes: true, apostrophes: true) }
  }

  /// Appends the text of an element as UTF-8 with `&`, `<` and `>` escaped.
  package mutating func append(escapingText bytes: UnsafeBufferPointer<UInt8>) { append(escaping: bytes) }

  @inline(__always)
  private mutating func append(
    escaping bytes: UnsafeBufferPointer<UInt8>, doubleQuotes: Bool = false, apostrophes: Bool = false
  ) {
    var start = 0
    for index in bytes.indices {
      let entity: StaticString
      switch bytes[index] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\"") where doubleQuotes: entity = "&quot;"
      case UInt8(ascii: "'") where apostrophes: entity = "&#39;"
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append(contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}

extension String {
  /// The text with `&`, `<`, `>` and `"` escaped, for elements and double-quoted attributes of HTML.
  package var escapedForHTML: String {
    var bytes: [UInt8] = []
    bytes.append(escaping: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
