/// Writes a file of the index: a call that registers one piece of data.
enum SearchScript {
  /// Returns the call with a name and a list of JavaScript literals.
  static func file(_ name: String, version: String, _ literals: [UInt8]) -> [UInt8] {
    var out = Array("solidsiteSearch(".utf8)
    append(name, to: &out)
    out.append(UInt8(ascii: ","))
    append(version, to: &out)
    out.append(UInt8(ascii: ","))
    out += literals
    out += Array(")\n".utf8)
    return out
  }

  /// Appends a text as a literal that means the same in JSON and JavaScript, and can't end an element of HTML.
  ///
  /// Source: RFC 8259, section 7; ECMA-262, 12.9.4 (line separators).
  static func append(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) {
      out += text.utf8
      out.append(UInt8(ascii: "\""))
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        out.append(UInt8(ascii: "\\"))
        out.append(UInt8(scalar.value))
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{FEFF}":
        out += Array(("\\u" + String(scalar.value, radix: 16).paddedWithZeros(to: 4)).utf8)
      default: out += UTF8.encode(scalar) ?? .init()
      }
    }
    out.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  /// Appends a list; `write` appends one element.
  static func append<Element>(
    _ elements: some Sequence<Element>, to out: inout [UInt8], _ write: (Element, inout [UInt8]) -> Void
  ) {
    out.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { out.append(UInt8(ascii: ",")) }
      isFirst = false
      write(element, &out)
    }
    out.append(UInt8(ascii: "]"))
  }
}
