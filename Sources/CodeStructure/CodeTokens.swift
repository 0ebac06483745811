import CaseStudyModel

/// The tokens of code, without comments and white space: two texts with equal tokens mean the same.
///
/// It knows just enough of a language to skip its comments and keep its literals whole. A line break is no token,
/// except in Python, where the indentation of a line is one.
package struct CodeTokens: Sendable, Equatable {
  /// The tokens in order.
  package private(set) var texts: [String] = []
  /// The line of each token, counted from 1; of a literal with several lines, the first.
  package private(set) var lines: [Int] = []

  /// Reads the tokens of code.
  package init(_ code: String, in language: Language?) {
    var reader = TokenReader(code, language)
    while let (token, line) = reader.next() {
      texts.append(token)
      lines.append(line)
    }
  }

  /// The lines that have a token: a change of the others changes no code.
  package var codeLines: Set<Int> { Set(lines) }
}

/// Reads one token after the other.
private struct TokenReader {
  private let characters: [Character]
  private var index = 0
  private var line = 1
  /// The end of the last row of number signs that opens no literal; searching it again for each sign is quadratic.
  private var endOfSigns = 0
  private let hasHashComments: Bool
  private let hasIndentation: Bool

  init(_ code: String, _ language: Language?) {
    characters = Array(code)
    let hashed: Set = ["python", "ruby", "bash", "sh", "yaml"]
    hasHashComments = language.map { hashed.contains($0.rawValue) } ?? false
    hasIndentation = language?.rawValue == "python"
  }

  mutating func next() -> (String, Int)? {
    while index < characters.count {
      let character = characters[index]
      if character.isNewline {
        advance()
        if hasIndentation, let indentation = indentation() { return indentation }
      } else if character.isWhitespace {
        advance()
      } else if starts("//") && !hasHashComments || character == "#" && hasHashComments {
        while index < characters.count, !characters[index].isNewline { advance() }
      } else if starts("/*"), !hasHashComments {
        skipComment()
      } else {
        return token(from: character)
      }
    }
    return nil
  }

  private mutating func token(from character: Character) -> (String, Int) {
    let (start, first) = (index, line)
    if isWord(character) || character == "`" {
      while index < characters.count, isWord(characters[index]) || characters[index] == "`" { advance() }
    } else if let closing = openedLiteral() {
      skipLiteral(to: closing)
    } else {
      advance()
    }
    return (String(characters[start..<index]), first)
  }

  /// The indentation of the line that begins here; `nil` for one without code.
  private func indentation() -> (String, Int)? {
    let rest = characters[index...].prefix { $0 == " " || $0 == "\t" }
    let next = index + rest.count < characters.count ? characters[index + rest.count] : "\n"
    return next.isNewline || next == "#" || rest.isEmpty ? nil : (String(rest), line)
  }

  /// Enters a literal that begins here, and returns the text that closes it.
  private mutating func openedLiteral() -> [Character]? {
    guard index >= endOfSigns else { return nil }
    var hashes = 0
    while index + hashes < characters.count, characters[index + hashes] == "#", !hasHashComments { hashes += 1 }
    let place = index + hashes
    guard place < characters.count, characters[place] == "\"" || characters[place] == "'" && hashes == 0 else {
      endOfSigns = place
      return nil
    }
    let quote = characters[place]
    let isLong = place + 2 < characters.count && characters[place + 1] == quote && characters[place + 2] == quote
    let quotes = Array(repeating: quote, count: isLong ? 3 : 1)
    for _ in 0..<(hashes + quotes.count) { advance() }
    return quotes + Array(repeating: "#", count: hashes)
  }

  private mutating func skipLiteral(to closing: [Character]) {
    let isRaw = closing.last == "#"
    let isLong = closing.starts(with: [closing[0], closing[0], closing[0]])
    while index < characters.count {
      if characters[index...].starts(with: closing) {
        for _ in closing { advance() }
        return
      }
      if characters[index].isNewline, !isLong { return }
      if characters[index] == "\\", !isRaw { advance() }
      advance()
    }
  }

  /// Comments nest in Swift; where they don't, no code has two openings before a closing.
  private mutating func skipComment() {
    var depth = 0
    while index < characters.count {
      let (opens, closes) = (starts("/*"), starts("*/"))
      if opens || closes {
        depth += opens ? 1 : -1
        advance()
      }
      advance()
      if depth == 0 { return }
    }
  }

  private mutating func advance() {
    if index < characters.count, characters[index].isNewline { line += 1 }
    index = min(index + 1, characters.count)
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func starts(_ text: String) -> Bool { characters[index...].starts(with: text) }
}
