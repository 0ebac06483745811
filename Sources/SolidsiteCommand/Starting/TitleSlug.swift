import CaseStudyModel

/// The name of a file for a title: small letters, digits and hyphens, accents taken off; other scripts stay as they are.
enum TitleSlug {
  /// Returns `nil` where the title has no letter or digit.
  static func slug(for title: String) -> String? {
    var slug = ""
    var isPending = false
    for scalar in title.lowercased().unicodeScalars {
      if scalar.properties.generalCategory == .nonspacingMark, (0x300...0x36F).contains(scalar.value) { continue }
      if scalar == "'" || scalar == "’" { continue }
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.properties.isIDContinue,
        scalar != "_"
      else {
        isPending = !slug.isEmpty
        continue
      }
      if isPending { slug += "-" }
      isPending = false
      slug += latin[scalar] ?? String(scalar)
    }
    // Also few enough bytes for a file's name.
    while slug.utf8.count > 200 { slug.unicodeScalars.removeLast() }
    return slug.isEmpty ? nil : String(slug.prefix(80)).trimmedHyphens
  }

  /// The letters of Latin scripts beyond ASCII, by what stands for them.
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

extension String {
  fileprivate var trimmedHyphens: String {
    hasSuffix("-") ? String(dropLast()) : self
  }
}
