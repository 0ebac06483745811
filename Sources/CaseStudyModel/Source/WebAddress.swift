/// An address outside the site that is safe to follow: http, https, mailto or tel.
package struct WebAddress: Sendable, Equatable {
  /// The address.
  package let text: String

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Creates an address; `nil` for other schemes and for relative addresses.
  package init?(_ text: String) {
    guard let scheme = Self.scheme(of: text), Self.schemes.contains(scheme) else { return nil }
    self.text = text
  }

  /// Returns whether following an address runs no code: a web address, or a relative one, which points into the site.
  package static func isHarmless(_ text: String) -> Bool { scheme(of: text).map(schemes.contains) ?? true }

  /// Returns an address with the scheme that a misspelt one most likely means.
  package static func respelt(_ text: String) -> String? {
    guard let scheme = scheme(of: text), scheme.count > 2, let colon = text.firstIndex(of: ":"),
      let meant = ["https", "http", "mailto"].first(where: { Fix.isTypingError(scheme, for: $0) }),
      (meant == "mailto") == !text[colon...].hasPrefix("://")
    else { return nil }
    return meant + text[colon...]
  }

  /// A part that an address of the web must have after its scheme.
  package enum MissingPart: Sendable { case slashes, host }

  /// Returns the part that an address with the scheme `http` or `https` lacks; `nil` for others, and if it has both.
  ///
  /// The scheme of a second address, as in `https://http://example.org`, isn't a host.
  package static func missingPart(of text: String) -> MissingPart? {
    guard let scheme = ["http:", "https:"].first(where: text.lowercased().hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard rest.hasPrefix("//") else { return .slashes }
    let host = rest.dropFirst(2).prefix { !"/?#".contains($0) }.lowercased()
    return ["", "http:", "https:"].contains(host) ? .host : nil
  }

  /// Returns an address without the name and the password in it; `nil` if it has none.
  package static func withoutCredentials(_ url: String) -> String? {
    let rest = url.drop { $0 != "/" }.drop { $0 == "/" }
    guard let end = rest.prefix(while: { !"/?#".contains($0) }).lastIndex(of: "@") else { return nil }
    return String(url[..<rest.startIndex] + rest[rest.index(after: end)...])
  }

  /// Returns the lowercase scheme of an address; `nil` for a relative address.
  ///
  /// Ignores spaces and control characters anywhere, because browsers drop some of them and then recognise a scheme.
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

  /// Top-level domains that aren't file extensions as well.
  private static let domains: Set<String> = [
    "app", "at", "be", "blog", "ch", "cn", "com", "de", "dev", "edu", "eu", "fi", "fr", "gov", "io", "it", "jp", "kr",
    "me", "net", "nl", "org", "ru", "tv", "uk",
  ]

  /// Returns whether an address begins with a host's name in place of a scheme.
  package static func beginsWithHost(_ text: String) -> Bool {
    let host = text.prefix { !"/?#:".contains($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last?.lowercased()
    else { return false }
    return labels[0].lowercased() == "www" || domains.contains(last)
  }
}
