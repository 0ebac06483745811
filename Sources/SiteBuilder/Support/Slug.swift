import CaseStudyModel

/// Derives and validates slugs, the last parts of addresses.
package enum Slug {
  /// Returns a slug for a name: lowercase letters and digits, with hyphens between words.
  /// - Returns: `untitled` for a name without letters and digits.
  static func derived(from name: String) -> String {
    if name.utf8.count <= longest, isPlain(name) { return name }
    let slug = words(of: name)
    return slug.isEmpty ? "untitled" : bounded(slug)
  }

  /// Returns the lowercase words of a name with hyphens between them.
  package static func words(of name: String) -> String {
    var slug = ""
    var isPending = false
    for scalar in name.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.properties.isIDContinue,
        scalar != "_"
      {
        if isPending, !slug.isEmpty { slug += "-" }
        isPending = false
        slug.unicodeScalars.append(scalar)
      } else if scalar != "'", scalar != "’" {
        isPending = true
      }
    }
    return slug
  }

  /// The maximum length of a derived slug in bytes; file names have at most 255, including extensions.
  static let longest = 200

  /// Truncates a long slug, with a hash that keeps it distinct.
  private static func bounded(_ slug: String) -> String {
    if slug.utf8.count <= longest { return slug }
    let ending = "-" + contentHash(of: Array(slug.utf8))
    var kept = String.UnicodeScalarView()
    var count = ending.utf8.count
    for scalar in slug.unicodeScalars {
      count += UTF8.width(scalar)
      if count > longest { break }
      kept.append(scalar)
    }
    return String(kept) + ending
  }

  /// Fast path: returns whether a name is its own slug, as most file names are.
  private static func isPlain(_ name: String) -> Bool {
    var isBetween = true
    for byte in name.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39: isBetween = false
      case 0x2D where !isBetween: isBetween = true
      default: return false
      }
    }
    return !isBetween
  }

  /// Returns the rule that an author's slug breaks; `nil` for a valid one.
  package static func problem(with slug: String) -> Message? {
    // Slugs are arguments of 'solidsite verify', which would read one with a leading hyphen as an option.
    if slug.utf8.first == UInt8(ascii: "-") { return "must not start with a hyphen" }
    return problem(withPart: slug)
  }

  /// Returns the rule that a part of an address breaks; `nil` for a valid one.
  static func problem(withPart slug: String) -> Message? {
    if slug.isEmpty { return "must not be empty" }
    if slug.utf8.contains(UInt8(ascii: "/")) || slug.utf8.contains(UInt8(ascii: "\\")) {
      return "must be one part of an address, without slashes"
    }
    if slug.utf8.first == UInt8(ascii: ".") { return "must not start with a dot" }
    if slug.utf8.count > 120 { return "must not be longer than 120 bytes" }
    let forbidden: Set<Unicode.Scalar> = ["<", ">", ":", "\"", "|", "?", "*", "#", "%", "&", " "]
    if slug.unicodeScalars.contains(where: { $0.properties.isDefaultIgnorableCodePoint || $0.value == 0xA0 }) {
      return "must not contain invisible characters"
    }
    if let scalar = slug.unicodeScalars.first(where: { $0.value < 0x20 || $0.value == 0x7F || forbidden.contains($0) })
    {
      return scalar.value <= 0x20 || scalar.value == 0x7F
        ? "must not contain spaces or control characters" : "must not contain '\(scalar)'"
    }
    return nil
  }

  /// Returns whether a plain page with this slug would conflict with a built-in path.
  static func isReserved(_ slug: String) -> Bool {
    ["case-studies", "principles", "tags", "assets", "404", "lost+found"].contains(slug.lowercased()) || isFile(slug)
  }

  /// Returns whether the site may have a file with this name in its first folder.
  static func isFile(_ name: String) -> Bool {
    [
      "404.html", "index.html", "index.md", "feed.xml", "feed.json", "sitemap.xml", "robots.txt", "llms.txt",
      "opensearch.xml", "_redirects", "redirects.map", "citation.cff", "evidence.csv", "evidence.json", "badge.svg",
    ].contains(name.lowercased())
  }
}
