import CaseStudyModel

/// Local names that hide the function `expect` from a part of a test.
extension ReservedNames {
  private static let name = "expect"
  /// The name as a token in backticks, which only declarations need.
  private static let quotedName = "`expect`"
  /// The words before a name that is declared. A call of a type creates a value of it.
  private static let declaringWords: Set = [
    "func", "let", "var", "case", "struct", "class", "enum", "actor", "typealias", "associatedtype", "macro",
  ]

  /// Returns the places in a test where `expect`, or a name that looks like it, isn't the prelude's function: a
  /// variable, a parameter, a member, or a call in a type that may inherit a member of that name.
  /// - Parameter others: the code that the test is compiled with.
  static func localExpectations(in test: String, with others: [String]) -> [SourcePosition] {
    let tokens = TestTokens(test)
    let hasMember = ([test] + others).contains { declaredExpectation(in: $0) != nil }
    var places = lookalikePlaces(in: test)
    var brackets: [Int] = []
    var depthInTypes = 0
    for (index, token) in tokens.texts.enumerated() {
      switch token {
      case "(", "[", "{":
        brackets.append(index)
        if tokens.typeBraces.contains(index) { depthInTypes += 1 }
      case ")", "]", "}":
        if let opening = brackets.popLast(), tokens.typeBraces.contains(opening) { depthInTypes -= 1 }
      case name:
        let isMemberCall = hasMember && depthInTypes > 0 && tokens.text(index + 1) == "("
        if hides(tokens, at: index, in: brackets.last) || isMemberCall && tokens.text(index - 1) != "." {
          places.append(tokens.places[index])
        }
      case quotedName: places.append(tokens.places[index])
      default: break
      }
    }
    return places
  }

  /// Returns whether the name at a token is declared there.
  private static func hides(_ tokens: TestTokens, at index: Int, in bracket: Int?) -> Bool {
    let (before, after) = (tokens.text(index - 1), tokens.text(index + 1))
    if before == "." { return false }
    if let before, declaringWords.contains(before) { return true }
    switch after {
    case "(": return false
    case ":": return bracket.map { opensParameters(tokens, at: $0) } ?? true
    // The label of a parameter that has another name.
    default: return tokens.text(index + 2) != ":"
    }
  }

  /// Returns whether a bracket opens the parameters of a function or closure, not the arguments of a call.
  private static func opensParameters(_ tokens: TestTokens, at bracket: Int) -> Bool {
    var index = bracket - 1
    if let before = tokens.text(index), ["{", "]", "subscript", "init"].contains(before) { return true }
    if let sign = tokens.text(index), ["?", "!"].contains(sign) { return tokens.text(index - 1) == "init" }
    // Generic parameters.
    if tokens.text(index) == ">" {
      let start = tokens.texts[..<index].suffix(100).lastIndex(of: "<")
      index = (start ?? index) - 1
    }
    return tokens.text(index - 1) == "func" || tokens.text(index) == "init"
  }

  /// Returns the first place where code seems to declare that name; `nil` if it doesn't.
  static func declaredExpectation(in code: String) -> SourcePosition? {
    guard code.contains(name) else { return nil }
    let tokens = TestTokens(code)
    return tokens.texts.indices.first { index in
      [name, quotedName].contains(tokens.texts[index]) && declaringWords.contains(tokens.text(index - 1) ?? "")
    }.map { tokens.places[$0] }
  }

  /// Returns the places of other names that look like `expect`: Swift allows look-alike and invisible characters in
  /// names.
  static func lookalikePlaces(in code: String) -> [SourcePosition] {
    if code.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    var places: [SourcePosition] = []
    for (line, text) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var (column, start, shown, isPlain) = (1, 1, "", true)
      for scalar in text.unicodeScalars + [" "] {
        let isIgnorable = scalar.properties.isDefaultIgnorableCodePoint
        if isIgnorable || scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
          if shown.isEmpty, isPlain { start = column }
          isPlain = isPlain && scalar.isASCII
          if !isIgnorable { shown.unicodeScalars.append(lookalikes[scalar] ?? plainLetter(scalar)) }
        } else {
          if shown == name, !isPlain { places.append(.init(line: line + 1, column: start)) }
          (shown, isPlain) = ("", true)
        }
        column += UTF8.width(scalar)
      }
    }
    return places
  }

  /// Letters of other scripts, and Roman numerals.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{435}": "e", "\u{445}": "x", "\u{440}": "p", "\u{441}": "c", "\u{442}": "t", "\u{3C1}": "p", "\u{3C7}": "x",
    "\u{3F2}": "c", "\u{3C4}": "t", "\u{2179}": "x", "\u{217D}": "c", "\u{1D04}": "c", "\u{1D07}": "e", "\u{212F}": "e",
  ]

  /// Returns the letter that a full-width or mathematical letter shows.
  private static func plainLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF41...0xFF5A: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0x1D400...0x1D6A3:
      let place = (scalar.value - 0x1D400) % 52
      return place < 26 ? scalar : Unicode.Scalar(0x61 + place - 26) ?? scalar
    default: return scalar
    }
  }
}
