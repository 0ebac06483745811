import CaseStudyModel

/// Reads one token of code after the other.
struct TokenReader {
  private let code: CodeCharacters
  private var index = 0
  /// The line of the next character, counted from 1.
  private(set) var line = 1
  /// The bytes of the last token.
  private(set) var bytes = 0..<0
  /// The end of the last run of number signs that opens no literal; rescanning it for each sign is quadratic.
  private var endOfSigns = 0
  private let hasHashComments: Bool
  private let hasSlashComments: Bool
  private let hasNestedComments: Bool
  private let hasIndentation: Bool
  private let hasInterpolations: Bool
  /// Whether `@` before a string means that it has no escapes, and may have several lines.
  private let hasVerbatimStrings: Bool
  /// Whether strings between three quotation marks have no escapes.
  private let hasRawLongStrings: Bool
  /// The prefixes of other strings without escapes.
  private let rawPrefixes: [String]
  /// The quotes of strings that may have several lines.
  private let multilineQuotes: [Unicode.Scalar]
  /// The here documents that begin on the next line.
  private var heredocs = PendingHeredocs()
  /// Whether a regular expression may be between slashes.
  private let hasPatterns: Bool
  /// Whether a name between backticks may have spaces, as in ``func `adds two numbers`()``.
  private let hasRawNames: Bool
  /// Whether a quote may also begin a lifetime or a type, as `'a` in Rust.
  private let hasQuotedNames: Bool
  /// Whether a quote may also be between the digits of a number, as in `1'000` in C++.
  private let hasQuotedDigits: Bool
  /// Whether strings are between backticks, over several lines.
  private let hasTemplates: Bool
  /// Whether such a string has escapes, and code between `${` and `}`.
  private let hasTemplateCode: Bool
  /// The number of open braces in the code of each template around the next character.
  private var templates: [Int] = []
  /// The last token.
  private var previous = ""
  /// The places of the code in the last literal's outer interpolations.
  private var interpolations: [Range<Int>] = []

  init(_ code: String, _ language: Language?) {
    self.code = CodeCharacters(code)
    hasHashComments = language?.hasHashComments ?? false
    hasSlashComments = language?.hasSlashComments ?? true
    hasNestedComments = language?.hasNestedComments ?? true
    hasIndentation = language?.rawValue == "python"
    hasInterpolations = language == .swift
    hasVerbatimStrings = language?.rawValue == "csharp"
    hasRawLongStrings = ["csharp", "kotlin", "scala"].contains(language?.rawValue)
    rawPrefixes = language?.rawValue == "rust" ? ["r", "br", "cr"] : []
    hasQuotedNames = ["fsharp", "haskell", "rust", "scala"].contains(language?.rawValue)
    hasQuotedDigits = ["c", "cpp"].contains(language?.rawValue)
    hasTemplateCode = ["javascript", "typescript", "tsx"].contains(language?.rawValue)
    hasTemplates = hasTemplateCode || language?.rawValue == "go"
    hasPatterns = language == .swift || hasTemplateCode || language?.rawValue == "ruby"
    multilineQuotes = language.flatMap { Self.multilineQuotes[$0.rawValue] } ?? []
    heredocs.signs = language.flatMap { PendingHeredocs.signs[$0.rawValue] } ?? []
    hasRawNames = language?.hasNamesInBackticks ?? false
  }

  /// The quotes of strings that may have several lines; not Ruby's apostrophe, which other literals may contain.
  private static let multilineQuotes: [String: [Unicode.Scalar]] = [
    "php": ["\"", "'"], "ruby": ["\""], "rust": ["\""],
  ]

  /// Returns the code in the interpolations of a literal; none for another token.
  static func interpolations(in token: String, of language: Language?) -> [String] {
    guard language == .swift, token.last == "\"" || token.last == "#", token.contains("\\") else { return [] }
    var reader = TokenReader(token, language)
    _ = reader.next()
    return reader.interpolations.map(reader.code.text)
  }

  mutating func next() -> (String, Int)? {
    while index < code.count {
      let character = code[index]
      if character.kind == .newline {
        advance()
        if hasIndentation, let indentation = indentation() { return indentation }
        if let end = heredocs.endOfNext(at: index, in: code) { return token(to: end) }
      } else if character.kind == .space {
        advance()
      } else if starts("/", "/") && hasSlashComments || startsHashComment {
        while index < code.count, code[index].kind != .newline { advance() }
      } else if starts("/", "*"), hasSlashComments {
        skipComment()
      } else {
        return token(from: character)
      }
    }
    return nil
  }

  /// Whether a comment begins here with `#`, and no attribute of PHP, such as `#[Pure]`.
  private var startsHashComment: Bool {
    hasHashComments && code[index].ascii == "#" && !(hasSlashComments && starts("#", "["))
  }

  private mutating func token(from character: CodeCharacters.Element) -> (String, Int) {
    let (start, first) = (index, line)
    if hasTemplates && character.ascii == "`" || character.ascii == "}" && templates.last == 0 {
      if character.ascii == "}" { templates.removeLast() }
      skipTemplate()
    } else if character.isPartOfName {
      if let closing = closingOfRawName() { while index < closing { advance() } }
      while index < code.count, isPartOfName(code[index]) || isBetweenDigits(index, from: start) { advance() }
    } else if let closing = openedLiteral() {
      skipLiteral(to: closing)
    } else if character.ascii == "<", let end = heredocs.endOfOpening(at: index, in: code) {
      return token(to: end)
    } else {
      if let last = templates.indices.last {
        if character.ascii == "{" { templates[last] += 1 }
        if character.ascii == "}" { templates[last] -= 1 }
      }
      advance()
    }
    return token(from: start, onLine: first)
  }

  private mutating func token(to end: Int) -> (String, Int) {
    let (start, first) = (index, line)
    while index < end { advance() }
    return token(from: start, onLine: first)
  }

  private mutating func token(from start: Int, onLine first: Int) -> (String, Int) {
    bytes = code.bytes(of: start..<index)
    previous = code.text(start..<index)
    return (previous, first)
  }

  private func isPartOfName(_ character: CodeCharacters.Element) -> Bool {
    character.isPartOfName && !(hasTemplates && character.ascii == "`")
  }

  private func isBetweenDigits(_ quote: Int, from start: Int) -> Bool {
    guard hasQuotedDigits, code[quote].ascii == "'", quote + 1 < code.count, code[quote + 1].kind == .word,
      let first = code[start].ascii
    else { return false }
    return ("0"..."9").contains(first)
  }

  /// Skips the text of a template from its backtick, or from the end of its code, up to its end or its next code.
  private mutating func skipTemplate() {
    advance()
    while index < code.count {
      if code[index].ascii == "`" { return advance() }
      if hasTemplateCode, starts("$", "{") {
        advance()
        advance()
        return templates.append(0)
      }
      if hasTemplateCode, code[index].ascii == "\\" { advance() }
      advance()
    }
  }

  /// Returns the place of the backtick that closes a name here, on the same line; `nil` if the name has none.
  private func closingOfRawName() -> Int? {
    guard hasRawNames, code[index].ascii == "`" else { return nil }
    let end = ((index + 1)..<code.count).first { code[$0].ascii == "`" || code[$0].kind == .newline }
    return end.flatMap { code[$0].ascii == "`" ? $0 : nil }
  }

  /// Returns the indentation of the line that begins here; `nil` if it isn't indented or has no code.
  private mutating func indentation() -> (String, Int)? {
    var end = index
    while end < code.count, code[end].ascii == " " || code[end].ascii == "\t" { end += 1 }
    guard end > index, end < code.count, code[end].kind != .newline, code[end].ascii != "#" else { return nil }
    bytes = code.bytes(of: index..<end)
    return (code.text(index..<end), line)
  }

  /// Enters a literal that begins here, and returns the text that closes it.
  private mutating func openedLiteral() -> LiteralEnd? {
    guard index >= endOfSigns else { return nil }
    var signs = 0
    while index + signs < code.count, code[index + signs].ascii == "#", !hasHashComments { signs += 1 }
    let place = index + signs
    guard place < code.count, let quote = code[place].ascii,
      quote == "\""
        || quote == "'" && signs == 0 && !(hasQuotedNames && code.beginsName(at: place))
          && !(hasTemplateCode && code.isApostrophe(at: place, after: previous))
        || quote == "/" && hasPatterns && (signs > 0 || opensPattern(at: place))
    else {
      endOfSigns = place
      return nil
    }
    let isVerbatim = hasVerbatimStrings && code.isVerbatim(at: place)
    let isLong =
      quote != "/" && !isVerbatim && place + 2 < code.count && code[place + 1].ascii == quote
      && code[place + 2].ascii == quote
    let isLongPattern = quote == "/" && place + 1 < code.count && code[place + 1].kind == .newline
    let closing = LiteralEnd(
      quote: quote, quotes: isLong ? 3 : 1, signs: signs,
      spansLines: isLong || isLongPattern || isVerbatim || multilineQuotes.contains(quote),
      hasEscapes: !isVerbatim && !(isLong && hasRawLongStrings) && !rawPrefixes.contains(previous),
      hasDoubledQuotes: isVerbatim)
    for _ in 0..<(closing.signs + closing.quotes) { advance() }
    return closing
  }

  /// Returns whether a slash begins a regular expression, and doesn't divide: a value must begin there, and another
  /// slash must end it. It begins with a space only in a script, and not after signs that may follow a value.
  private func opensPattern(at slash: Int) -> Bool {
    guard slash + 1 < code.count, previous.isEmpty || previous == "return" || "([{,:;=!&|?".contains(previous),
      code[slash + 1].kind != .space || hasTemplateCode && "([,:=&|".contains(previous)
    else { return false }
    return code.closesPattern(at: slash, inScript: hasTemplateCode)
  }

  /// Skips a literal with its interpolations, which may contain literals.
  private mutating func skipLiteral(to closing: LiteralEnd) {
    interpolations = []
    // The open literals, and how many parentheses are open in the interpolation of each.
    var open = [(closing: closing, parentheses: 0)]
    var start = 0
    while let (closing, parentheses) = open.last, index < code.count {
      if code[index].kind == .newline, !closing.spansLines {
        open.removeLast()
      } else if parentheses > 0 {
        if let inner = openedLiteral() {
          open.append((inner, 0))
          continue
        }
        if code[index].ascii == "(" { open[open.count - 1].parentheses += 1 }
        if code[index].ascii == ")" { open[open.count - 1].parentheses -= 1 }
        if open.count == 1, open[0].parentheses == 0 { interpolations.append(start..<index) }
        advance()
      } else if closing.hasDoubledQuotes, starts("\"", "\"") {
        for _ in 0..<2 { advance() }
      } else if starts(closing) {
        for _ in 0..<(closing.quotes + closing.signs) { advance() }
        open.removeLast()
      } else if closing.quote == "/", hasTemplateCode, code[index].ascii == "[" {
        let end = min(code.endOfClass(at: index), code.count)
        while index < end { advance() }
      } else if let length = escape(in: closing) {
        for _ in 0..<length { advance() }
        if hasInterpolations, closing.quote != "/", index < code.count, code[index].ascii == "(" {
          open[open.count - 1].parentheses = 1
          if open.count == 1 { start = index + 1 }
        }
        advance()
      } else {
        advance()
      }
    }
  }

  /// Returns the length of the backslash and number signs that begin an escape here; `nil` if none begins.
  private func escape(in literal: LiteralEnd) -> Int? {
    let signs = (index + 1)..<(index + 1 + literal.signs)
    guard literal.hasEscapes, code[index].ascii == "\\", signs.upperBound <= code.count,
      signs.allSatisfy({ code[$0].ascii == "#" })
    else { return nil }
    return 1 + literal.signs
  }

  /// Skips a comment, with those inside it in languages where comments nest.
  private mutating func skipComment() {
    var depth = 0
    while index < code.count {
      let (opens, closes) = (starts("/", "*") && (hasNestedComments || depth == 0), starts("*", "/"))
      if opens || closes {
        depth += opens ? 1 : -1
        advance()
      }
      advance()
      if depth == 0 { return }
    }
  }

  private mutating func advance() {
    if index < code.count, code[index].kind == .newline { line += 1 }
    index = min(index + 1, code.count)
  }

  private func starts(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    index + 1 < code.count && code[index].ascii == first && code[index + 1].ascii == second
  }

  private func starts(_ closing: LiteralEnd) -> Bool {
    let end = index + closing.quotes
    return end + closing.signs <= code.count
      && (index..<end).allSatisfy { code[$0].ascii == closing.quote }
      && (end..<(end + closing.signs)).allSatisfy { code[$0].ascii == "#" }
  }
}
