import SiteBuilder

/// Derives file names from titles: slugs with Latin letters reduced to ASCII; other scripts are kept.
enum TitleSlug {
  /// Returns the slug of a title; `nil` for a title without letters and digits.
  static func slug(for title: String) -> String? {
    let plain = title.lowercased().unicodeScalars.filter { !(0x300...0x36F).contains($0.value) }
    var slug = Slug.words(of: plain.map { latin[$0] ?? String($0) }.joined())
    // File names have a maximum length in bytes.
    while slug.utf8.count > 200 { slug.unicodeScalars.removeLast() }
    slug = String(slug.prefix(80))
    if slug.hasSuffix("-") { slug.removeLast() }
    // Files with these names are texts about their folder.
    if ["index", "readme"].contains(slug) { slug += "-study" }
    return slug.isEmpty ? nil : slug
  }

  /// The ASCII transliterations of Latin letters.
  private static let latin: [Unicode.Scalar: String] = {
    let letters = [
      "a": "àáâãåāăąǎ", "ae": "äæ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęěə", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŋ", "o": "òóôõøōŏőơ", "oe": "öœ", "r": "ŕŗř",
      "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "th": "þ", "u": "ùúûũūŭůűųư", "ue": "ü", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    ]
    return letters.reduce(into: [:]) { table, entry in
      for scalar in entry.value.unicodeScalars { table[scalar] = entry.key }
    }
  }()
}
