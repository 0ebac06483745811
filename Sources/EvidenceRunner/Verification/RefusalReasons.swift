import CodeStructure

/// The reasons why the compiler rejected a study's code, without text that the study chose.
///
/// Messages quote names, paths and the texts of attributes, so a study could otherwise make any error contain the
/// expected text.
struct RefusalReasons {
  private let sources: ModuleSources
  private let errors: [CompilerMessage]

  /// - Parameters:
  ///   - errors: the compiler's messages.
  ///   - sources: the code that it rejected.
  init(_ errors: [CompilerMessage], in sources: ModuleSources) {
    self.errors = errors
    self.sources = sources
  }

  /// Returns whether one of the reasons contains a text.
  func contain(_ expected: String) -> Bool {
    let chosen = Self.chosenTexts(in: sources)
    if Self.areForgeable(in: sources, with: chosen) { return false }
    let quotable = expected.isEmpty ? [] : Set(chosen.filter { $0.contains(expected) })
    return errors.contains { error in
      // Fast path: a reason is the beginning of the message.
      guard error.message.description.contains(expected), let reason = reason(of: error) else { return false }
      if expected.isEmpty { return true }
      let quoted = quotable.flatMap { Self.places(of: $0, in: reason) }
      return Self.places(of: expected, in: reason).contains { place in !quoted.contains { $0.overlaps(place) } }
    }
  }

  /// Returns whether code can imitate or replace a whole message.
  static func areForgeable(in sources: ModuleSources) -> Bool {
    areForgeable(in: sources, with: chosenTexts(in: sources))
  }

  private static func areForgeable(in sources: ModuleSources, with chosen: [String]) -> Bool {
    sources.files.contains { $0.text.contains("#sourceLocation") || $0.name.contains(": ") }
      || chosen.contains { $0.contains(where: \.isNewline) && $0.contains("error:") }
  }

  private static func chosenTexts(in sources: ModuleSources) -> [String] {
    sources.files.flatMap { chosenTexts(in: $0.text) }
  }

  /// Returns the places of a text, including those that overlap.
  private static func places(of text: String, in reason: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var rest = reason[...]
    while let place = rest.firstRange(of: text) {
      places.append(place)
      rest = reason[reason.index(after: place.lowerBound)...]
    }
    return places
  }

  /// Returns an error's message up to the text of an attribute; `nil` if the study wrote it.
  private func reason(of error: CompilerMessage) -> String? {
    let file = sources.files.first { $0.name == error.file }
    guard let file, error.line > 0, error.line <= file.content.lines.count, !file.text.contains("#error") else {
      return nil
    }
    let text = error.message.description
    if Self.authorsMessages.contains(where: text.hasPrefix) { return nil }
    if let pattern = text.firstRange(of: Self.patternMessage) { return String(text[..<pattern.upperBound]) }
    for (mark, ends) in [("unavailable", [": ", "; "]), ("renamed to", [" "])] {
      guard let start = text.firstRange(of: mark)?.upperBound else { continue }
      let cuts = ends.compactMap { text[start...].firstRange(of: $0)?.lowerBound }
      if let end = cuts.min() { return String(text[..<end]) }
    }
    return text
  }

  /// The beginnings of messages whose rest is text of the study.
  private static let authorsMessages = ["external macro implementation type", "cannot parse regular expression"]

  /// The words before the pattern that node repeats.
  private static let patternMessage = "Invalid regular expression"

  /// Returns the texts between quotes or backticks. It over-reports, because it cuts the code at each of these signs.
  private static func chosenTexts(in code: String) -> [String] {
    let pieces =
      code.split { $0.isNewline || $0 == "\"" || $0 == "`" }.map(String.init)
      + code.split { $0.isNewline || $0 == "'" }.map(String.init)
    let literals = CodeTokens(code, in: .swift).texts.filter { $0.drop { $0 == "#" }.first == "\"" }
      .map { literal in
        let signs = literal.prefix { $0 == "#" }
        let text = literal.dropFirst(signs.count).dropLast(signs.count)
        let quotes = text.hasPrefix("\"\"\"") ? 3 : 1
        return decoded(String(text.dropFirst(quotes).dropLast(quotes)), escape: "\\" + signs)
      }
    return pieces + pieces.filter { $0.contains("\\") }.map { decoded($0, escape: "\\") } + literals
  }

  /// Returns a literal's text with its escapes replaced.
  private static func decoded(_ text: String, escape: String) -> String {
    let parts = text.split(separator: escape, omittingEmptySubsequences: false)
    var result = parts.first.map(String.init) ?? ""
    var isEscaped = false
    for part in parts.dropFirst() {
      // After an escaped backslash, the next one begins no escape.
      if isEscaped {
        isEscaped = false
        result += part
        continue
      }
      guard let first = part.first else {
        result += "\\"
        isEscaped = true
        continue
      }
      let rest = part.dropFirst()
      switch first {
      case "n", "r": result += "\n" + rest
      case "t", "0": result += " " + rest
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        result += (scalar.map { String(Character($0)) } ?? "") + rest.dropFirst(digits.count + 2)
      case _ where first.isWhitespace:
        // A line that continues on the next one, without its indentation.
        result += part.drop(while: \.isWhitespace)
      default: result += part
      }
    }
    return result
  }
}
