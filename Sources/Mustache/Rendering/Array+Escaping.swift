extension [UInt8] {
  /// Appends text as UTF-8, escaped for use in HTML, between tags and in quoted attributes.
  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        guard let entity = Self.entity(for: bytes[index]) else { continue }
        append(contentsOf: bytes[start..<index])
        append(contentsOf: entity.utf8)
        start = index + 1
      }
      append(contentsOf: bytes[start...])
    }
  }

  private static func entity(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
