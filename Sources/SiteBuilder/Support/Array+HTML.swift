extension [UInt8] {
  /// Appends HTML without escaping.
  @inline(__always)
  mutating func append(html text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends text with `&`, `<`, `>` and `"` escaped, for elements and quoted attributes.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0, quotes: true) }
  }

  /// Appends the text of an element as UTF-8 with `&`, `<` and `>` escaped.
  mutating func append(escapingText bytes: UnsafeBufferPointer<UInt8>) {
    append(escaping: bytes, quotes: false)
  }

  @inline(__always)
  private mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>, quotes: Bool) {
    var start = 0
    for index in bytes.indices {
      let entity: StaticString
      switch bytes[index] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\"") where quotes: entity = "&quot;"
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append(contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Appends an attribute with its value escaped.
  mutating func append(attribute name: String, _ value: String) {
    append(UInt8(ascii: " "))
    append(html: name)
    append(html: "=\"")
    append(escaping: value)
    append(UInt8(ascii: "\""))
  }
}
