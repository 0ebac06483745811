extension String {
  /// The text without the characters that XML forbids, even as references: most control characters, and two more.
  ///
  /// Source: Extensible Markup Language 1.0, production 2.
  var validXML: String {
    // Fast path: the forbidden characters have bytes that few texts contain.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xEF || $0 == 0x0A || $0 == 0x09 }) { return self }
    var kept = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...0x10FFFF: kept.append(scalar)
      default: break
      }
    }
    return String(kept)
  }
}

extension [UInt8] {
  /// Appends an XML element with a text.
  mutating func append(element name: String, _ text: String) {
    append(html: "<\(name)>")
    append(escaping: text.validXML)
    append(html: "</\(name)>\n")
  }
}
