import CaseStudyModel

/// Finds lines of paragraphs, and indented lines, that are nearly headings.
struct NearHeadings {
  /// The text of the file.
  let lines: LineTable
  let path: String
  /// Whether a text has a meaning as a heading.
  let isKnown: (String) -> Bool

  /// The largest level of a heading.
  private static let lowestLevel = 6

  /// Returns a diagnostic for each such line.
  func diagnostics(of outline: Outline) -> [Diagnostic] {
    let places = outline.elements.flatMap { element -> [Int] in
      // An indented block is recorded as a separator.
      if case .separator = element.kind, element.depth == 0 {
        return beginsCode(on: element.line) ? [] : [element.line]
      }
      guard case .paragraph = element.kind, element.depth == 0, Self.mayContainSign(element.text) else { return [] }
      return element.text.lines.enumerated().compactMap { offset, line in
        line.first { !Self.isInvisible($0) }.map(Self.isSign) == true ? element.line + offset : nil
      }
    }
    // A line of HTML may have many paragraphs.
    return places.unique().firstDiagnostics { diagnostic(String(decoding: lines[$0], as: UTF8.self), on: $0) }
  }

  /// Returns whether a line begins an indented block of several lines, in which `#` may begin a comment.
  private func beginsCode(on line: Int) -> Bool {
    guard Self.isIndented(lines[line]) else { return false }
    var next = line + 1
    while next <= lines.count, lines[next].allSatisfy(\.isSpaceOrTab) { next += 1 }
    return Self.isIndented(lines[next])
  }

  private static func isIndented(_ line: ArraySlice<UInt8>) -> Bool {
    let margin = line.prefix(while: \.isSpaceOrTab)
    return margin.count > 3 || margin.contains(UInt8(ascii: "\t"))
  }

  /// Returns whether a text contains `#`, or a byte that begins `＃`.
  private static func mayContainSign(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "#") || $0 == 0xEF }
  }

  private static func isSign(_ character: Character) -> Bool { character == "#" || character == "＃" }

  private func diagnostic(_ line: String, on number: Int) -> Diagnostic? {
    let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
    if let fault = hidden(in: line, after: indentation, on: number) { return fault }
    let signs = line.dropFirst(indentation).prefix(while: Self.isSign)
    let rest = line.dropFirst(indentation + signs.count)
    guard !signs.isEmpty, let next = rest.first, rest.contains(where: \.isLetterOrNumber)
    else { return nil }
    let isBlank = next == " " || next == "\t"
    if indentation > 3 || line.hasPrefix("\t") {
      guard isBlank, isKnown(rest.trimmingSpaces()) else { return nil }
      return misspelt(
        "A heading must be indented by at most 3 spaces", fix: "remove the white space",
        replacing: (line: number, offset: 0, length: indentation), with: "")
    }
    let level = String(repeating: "#", count: signs.count)
    if signs.contains("＃") {
      guard isBlank || isKnown(rest.trimmingSpaces()) else { return nil }
      return misspelt(
        "A heading must begin with '\(level)', not '\(String(signs))'",
        fix: "replace '\(String(signs))' with '\(level)'",
        replacing: (line: number, offset: indentation, length: signs.utf8.count), with: level + (isBlank ? "" : " "))
    }
    if isBlank {
      if signs.count <= Self.lowestLevel { return nil }
      let place = SourceRange(path: path, line: number, column: indentation + 1)
      return Diagnostic(
        "MisspeltHeading", .warning, "A heading must have a level of at most \(Self.lowestLevel)", at: place,
        solutions: ["remove some of the '#'"])
    }
    guard signs.count <= Self.lowestLevel else { return nil }
    if Self.isInvisible(next) {
      return misspelt(
        "A heading must have an ordinary space after '\(level)'", fix: "write an ordinary space after '\(level)'",
        replacing: (line: number, offset: indentation + signs.count, length: String(next).utf8.count), with: " ")
    }
    // A word after a single sign is a tag or a number of an issue.
    guard signs.count > 1 ? Self.beginsHeading(rest) : isKnown(rest.trimmingSpaces()) else { return nil }
    return misspelt(
      "A heading must have a space after '\(level)'", fix: "add a space after '\(level)'",
      replacing: (line: number, offset: indentation + signs.count, length: 0), with: " ")
  }

  /// Reports a heading after invisible characters, such as a no-break space or a byte order mark.
  private func hidden(in line: String, after indentation: Int, on number: Int) -> Diagnostic? {
    let text = line.dropFirst(indentation)
    let hidden = text.prefix(while: Self.isInvisible)
    let level = text.dropFirst(hidden.count).prefix { $0 == "#" }
    let rest = text.dropFirst(hidden.count + level.count)
    guard !hidden.isEmpty, indentation < 4, (1...Self.lowestLevel).contains(level.count), rest.first == " ",
      level.count > 1 || isKnown(rest.trimmingSpaces())
    else { return nil }
    return misspelt(
      "A heading must begin with '\(String(level))', without invisible characters before it",
      fix: "remove the invisible characters",
      replacing: (line: number, offset: indentation, length: hidden.utf8.count), with: "")
  }

  /// Returns whether a text begins with a letter, a formatted one, or the number of a chapter.
  private static func beginsHeading(_ text: Substring) -> Bool {
    let number = text.prefix(while: \.isNumber)
    if !number.isEmpty { return text.dropFirst(number.count).hasPrefix(". ") }
    return text.drop { "*_`".contains($0) }.first?.isLetter == true
  }

  private static func isInvisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.generalCategory == .format }
  }

  private func misspelt(
    _ summary: Message, fix: Message, replacing place: (line: Int, offset: Int, length: Int), with text: String
  ) -> Diagnostic {
    let range = SourceRange(path: path, line: place.line, column: place.offset + 1, length: place.length)
    return Diagnostic(
      "MisspeltHeading", .warning, summary, at: range, fixes: [Fix(fix, at: range, with: text, isSafe: true)])
  }
}
