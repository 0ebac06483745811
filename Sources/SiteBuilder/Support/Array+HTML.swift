extension [UInt8] {
  /// Appends text that is HTML already.
  @inline(__always)
  mutating func append(html text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends text with the four characters escaped that mean something in elements and in quoted attributes.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Appends UTF-8 bytes with the four characters escaped that mean something in elements and in quoted attributes.
  mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in bytes.indices {
      let entity: StaticString
      switch bytes[index] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\""): entity = "&quot;"
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append(contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Appends the text of an element, in which quotes mean nothing, with the three other characters escaped.
  mutating func append(escapingText bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in bytes.indices {
      let entity: StaticString
      switch bytes[index] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append(contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Appends ` name="value"` with the value escaped.
  mutating func append(attribute name: String, _ value: String) {
    append(UInt8(ascii: " "))
    append(html: name)
    append(html: "=\"")
    append(escaping: value)
    append(UInt8(ascii: "\""))
  }
}
