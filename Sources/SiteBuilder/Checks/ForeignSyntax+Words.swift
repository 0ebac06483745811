import CaseStudyModel

/// Words, signs and quotation marks of other languages, and misspelt keywords.
extension ForeignSyntax {
  /// Returns the diagnostic of a token that no line of Swift has there.
  func foreignWord(
    at index: Int, in code: PlacedTokens, of snippet: Snippet, declared: Set<String>
  ) -> Diagnostic? {
    let token = index..<(index + 1)
    let (text, previous, next) = (code[index], code[index - 1], code[index + 1])
    if text.hasPrefix("\"") || text.hasPrefix("'") { return faultOfText(token, in: code) }
    switch text {
    case "new"
    where next.first?.isUppercase == true && code[index + 2] == "(" && previous != "."
      && code.areOnOneLine(index, index + 1) && !declared.contains(text):
      return removal(of: index, in: code, "A value must be created without '\("new")'")
    case "console" where next == "." && code[index + 2] == "log" && previous != "." && !declared.contains(text):
      return respelling(
        index..<(index + 3), as: "print", in: code, "Function 'console.log' must be '\("print")' in Swift")
    case "#" where !code.isJoined(index):
      return respelling(token, as: "//", in: code, "A comment must begin with '\("//")'")
    case ":" where followsParameters(index, in: code):
      return respelling(token, as: " ->", in: code, "A result must follow '\("->")'")
    case "static" where snippet.role == .driver && next == "func" && code.start(ofBracketsAround: index) == nil:
      return removal(of: index, in: code, "A function outside of a type must not be '\("static")'")
    default: return form(at: index, in: code) ?? misspeltKeyword(index, in: code)
    }
  }

  /// Returns the diagnostic of a token with the fix that removes it, and the white space after it.
  private func removal(of index: Int, in code: PlacedTokens, _ summary: Message) -> Diagnostic {
    let place = code.place(ofToken: index)
    let range = SourceRange(path: place.path, start: place.start, end: code.place(before: index + 1).start)
    return Diagnostic(
      id, .warning, summary, at: place, fixes: [Fix("remove the word", [.init(range, with: "")], isSafe: true)])
  }

  /// Returns the diagnostic of a text in single quotation marks, or without its second one.
  private func faultOfText(_ token: Range<Int>, in code: PlacedTokens) -> Diagnostic? {
    let text = code[token.lowerBound]
    let place = code.place(of: token)
    if text.hasPrefix("\"") {
      return text.count > 1 && text.hasSuffix("\"")
        ? nil
        : Diagnostic(
          id, .warning, "A string must end with a quotation mark", at: place,
          solutions: ["write a quotation mark where the string ends"])
    }
    let inner = String(text.dropFirst().dropLast())
    let isWhole = text.count > 1 && text.hasSuffix("'") && !inner.contains { "\"\\".contains($0) }
    let meant = "\"" + inner + "\""
    return Diagnostic(
      id, .warning, "A string must be in double quotation marks", at: place,
      fixes: isWhole ? [.replacing(text, with: meant, at: place, isSafe: true)] : [])
  }

  /// The keywords before names, by the sign that follows the name.
  private static let keywordsBefore = [
    "(": ["func"], "<": ["func", "struct"], "{": ["struct", "class", "enum", "protocol", "extension"],
    ":": ["struct", "class", "enum", "protocol", "extension"],
  ]

  /// Returns the diagnostic of a misspelt keyword that begins a declaration.
  private func misspeltKeyword(_ index: Int, in code: PlacedTokens) -> Diagnostic? {
    let (text, name, sign) = (code[index], code[index + 1], code[index + 2])
    let isFirst = !code.areOnOneLine(index - 1, index)
    let isBeforeName = name.first?.isLetter == true && !code.isJoined(index) && code.areOnOneLine(index, index + 1)
    guard text.count > 2, text.allSatisfy(\.isLowercase), !Self.words.contains(text), isFirst, isBeforeName,
      // The names of types begin with capital letters, and a bracket follows the name of a function.
      let keywords = Self.keywordsBefore[sign], sign == "(" || name.first?.isUppercase == true,
      let right = keywords.first(where: { Fix.isTypingError(text, for: $0) })
    else { return nil }
    return respelling(
      index..<(index + 1), as: right, in: code, "Keyword '\(text)' isn't known; did you mean '\(right)'?")
  }

  /// The words of Swift that may precede a name.
  private static let words: Set<String> = [
    "actor", "any", "as", "await", "case", "catch", "class", "each", "else", "enum", "extension", "final", "for",
    "func", "guard", "import", "in", "indirect", "is", "lazy", "let", "open", "private", "protocol", "public", "return",
    "some", "static", "struct", "throw", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  /// Returns the diagnostic of a function's parameter without its type.
  func untypedParameter(ofFunctionAt index: Int, in code: PlacedTokens) -> Diagnostic? {
    guard code[index] == "func", code[index + 2] == "(",
      let parameters = code.parameters(ofBracketAt: index + 2),
      let bare = parameters.first(where: { !code.texts[$0].contains(":") })
    else { return nil }
    let name = code.text(of: bare)
    return Diagnostic(
      id, .warning, "Parameter '\(name)' must have a type", at: code.place(of: bare),
      solutions: ["write a colon and its type"])
  }
}
