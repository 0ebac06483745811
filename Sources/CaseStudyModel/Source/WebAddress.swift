/// An address outside the site that a browser may follow without running anything: one of the web, of mail or of a phone.
package struct WebAddress: Sendable, Equatable {
  package let text: String

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// - Returns: `nil` for an address of any other scheme, and for one without a scheme.
  package init?(_ text: String) {
    guard let scheme = Self.scheme(of: text), Self.schemes.contains(scheme) else { return nil }
    self.text = text
  }

  /// Tells whether an address runs nothing: a web address, or one that is relative and so leads into the site.
  package static func isHarmless(_ text: String) -> Bool {
    scheme(of: text).map(schemes.contains) ?? true
  }

  /// Returns the lower-cased scheme of an address; `nil` for one that is relative.
  ///
  /// Spaces and control characters are skipped wherever they are, because browsers skip some of them and then see a scheme.
  package static func scheme(of address: String) -> String? {
    var scheme: [UInt8] = []
    for byte in address.utf8 {
      switch byte {
      case 0...0x20, 0x7F: continue
      case UInt8(ascii: ":"): return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self)
      case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): scheme.append(byte)
      case 0x41...0x5A: scheme.append(byte | 0x20)
      default: return nil
      }
    }
    return nil
  }
}
