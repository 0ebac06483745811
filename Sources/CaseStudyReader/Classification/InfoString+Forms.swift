import CaseStudyModel

/// The forms that tell the words of an info string apart.
extension InfoString {
  /// The maximum number of words that are read: an unknown one is compared with all known words.
  static let wordLimit = 1000

  /// Returns whether a word is one that the format defines, with its value if it has one.
  static func isFormatWord(_ word: String) -> Bool {
    knownWords.contains { $0 == word || ($0.hasSuffix("=") && word.hasPrefix($0)) }
  }

  /// Returns whether a word contains a dot or a slash, as file names do.
  static func looksLikeFile(_ word: String) -> Bool {
    guard word.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }), !word.hasPrefix("http")
    else { return false }
    return !word.unicodeScalars.contains(where: isOutsideNames) && !word.hasSuffix(".") && word.contains { $0.isLetter }
  }

  /// Returns whether a word is the name of a file, with or without an extension.
  func isFile(_ word: String) -> Bool { Self.looksLikeFile(word) || isNameOfFile(word) }

  /// Returns whether a word is a file name without an extension, such as `Makefile`. If the files of the language have
  /// an extension, such a word lacks it.
  func isNameOfFile(_ word: String) -> Bool {
    language != nil && (language == .diff || language?.fileExtension == nil) && word.first?.isUppercase == true
      && word.hasSuffix("file") && word.count > "File".count && word.allSatisfy(\.isLetter)
  }

  private static func isOutsideNames(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "<", ">", ",", ";", "\"", "'", "`", "*", "?", "!", ":", "“", "”", "„", "«", "»", "{", "}", "|": true
    default: scalar.properties.isWhitespace
    }
  }

  /// Larger than the line count of any file, and small enough that sums of line numbers don't overflow.
  private static let longestFence = 1_000_000_000

  /// Parses `{3,7-9}`; `nil` if the braces contain anything else.
  static func lines(_ word: String) -> [ClosedRange<Int>]? {
    guard word.hasPrefix("{"), word.hasSuffix("}") else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for part in word.dropFirst().dropLast().split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.trimmingSpaces()) }
      guard let first = ends.first, let first, let last = ends.last, let last, ends.count <= 2, 1 <= first,
        first <= last
      else { return nil }
      ranges.append(min(first, longestFence)...min(last, longestFence))
    }
    return ranges.isEmpty ? nil : ranges
  }

  /// Splits `swift:Fee.swift` and `swift:title=Fee.swift`, as some generators write it.
  static func languageAndFile(_ word: String, _ languages: LanguageNames) -> (language: String, file: String)? {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let name = String(word[word.index(after: colon)...])
    let file = value(ofFileKey: name) ?? name
    let language = String(word[..<colon])
    return languages.isKnownAnywhere(language) && looksLikeFile(file) ? (language, file) : nil
  }

  /// Splits `{.driver .before}` into words that the format has; `nil` for any other word.
  static func bracedWords(_ word: String, principles: [Principle.ID]) -> [String]? {
    guard word.hasPrefix("{"), word.hasSuffix("}") else { return nil }
    let words = word.dropFirst().dropLast().split { $0 == " " || $0 == "," }.map { String($0.drop { $0 == "." }) }
    let known = words.allSatisfy { word in
      isFormatWord(word) || looksLikeFile(word) || principles.contains { $0.rawValue == word }
    }
    return known && !words.isEmpty ? words : nil
  }

  /// Splits `swift,after` and `{.swift .after}` into the language and words that the format has; `nil` for words of
  /// other tools.
  static func languageAndWords(_ word: String, _ languages: LanguageNames) -> [String]? {
    let isBraced = word.hasPrefix("{") && word.hasSuffix("}")
    let parts =
      isBraced
      ? word.dropFirst().dropLast().split(separator: " ").map { String($0.drop { $0 == "." }) }
      : word.split { $0 == "," || $0 == ":" }.map(String.init)
    // These words of Rust's tools have another meaning.
    let isRust = languages.language(named: parts.first ?? "")?.rawValue == "rust"
    let own = isRust ? knownWords.filter { $0 != "ignore" && $0 != "test" } : knownWords
    let isOwn = { (part: String) in own.contains(part) || !isBraced && looksLikeFile(part) }
    guard parts.count > 1, languages.isKnownAnywhere(parts[0]), parts.dropFirst().allSatisfy(isOwn) else { return nil }
    return parts
  }

  /// Splits `{.swift title="Fee.swift"}` into the language and the words after it, without their dots; `nil` for any
  /// other word.
  static func languageInBraces(_ word: String, _ languages: LanguageNames) -> [String]? {
    guard word.hasPrefix("{"), word.hasSuffix("}") else { return nil }
    // `#fee` is an anchor in other programs.
    let parts = InfoWords.of(String(word.dropFirst().dropLast())).filter { !$0.hasPrefix("#") }.map { part in
      String(part.drop { $0 == "." }.trimmingEnd { $0 == "," })
    }
    return parts.count > 1 && languages.isKnownAnywhere(parts[0]) ? parts : nil
  }

  /// Returns the file in `title="Fee.swift"`; `nil` for any other word.
  static func value(ofFileKey word: String) -> String? {
    guard let equals = word.firstIndex(of: "="), fileKeys.contains(String(word[..<equals])) else { return nil }
    let value = word[word.index(after: equals)...].filter { $0 != "\"" }
    return looksLikeFile(value) ? value : nil
  }
}
