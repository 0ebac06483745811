import CaseStudyModel

/// Declarations and statements that other languages write in another order, or with other brackets.
extension ForeignSyntax {
  /// Returns the diagnostic of a declaration or statement that begins at a token.
  func form(at index: Int, in code: PlacedTokens) -> Diagnostic? {
    let token = index..<(index + 1)
    let (previous, next) = (code[index - 1], code[index + 1])
    switch code[index] {
    case "for" where next == "(" && hasBracketedHead(index, in: code):
      return fault(of: token, in: code, "A loop must be written as '\("for … in …")'")
    case "=" where isArrowOfClosure(index, in: code), "-" where isArrowOfClosure(index, in: code):
      return fault(of: index..<(index + 2), in: code, "A closure must be written as '\("{ value in … }")'")
    case "{" where next.hasPrefix("\"") && code[index + 2] == ":" && followsOperator(index, in: code):
      return dictionary(at: index, in: code)
    case "print" where next.hasPrefix("\"") && code.areOnOneLine(index, index + 1) && previous != ".":
      return fault(of: token, in: code, "The arguments of 'print' must be in brackets")
    case "try" where next == "{":
      guard let end = code.end(ofBracketAt: index + 1), code[end + 1] == "catch" else { return nil }
      return respelling(token, as: "do", in: code, "Word '\("try")' must be '\("do")' in Swift")
    case "throws" where code.isType(index + 1) && code.areOnOneLine(index, index + 1) && previous == ")":
      return fault(of: (index + 1)..<(index + 2), in: code, "The type that a function throws must be in brackets")
    case "async" where next == "func" && code.areOnOneLine(index, index + 1):
      return fault(of: token, in: code, "Word '\("async")' must follow the parameters of a function")
    case "protected" where code.begins(statementAt: index) && ["class", "func", "init", "let", "var"].contains(next):
      return fault(of: token, in: code, "Word '\("protected")' must be removed, because Swift doesn't have it")
    case "Override" where previous == "@" && code.isJoined(index - 1):
      return fault(
        of: (index - 1)..<(index + 1), in: code,
        "Word '\("@Override")' must be removed, because Swift doesn't have it")
    case "[" where next == "]": return arrayType(endingAt: index + 1, in: code)
    case ":": return blockWithoutBraces(endingAt: index, in: code)
    default: return declaration(at: index, in: code)
    }
  }

  private func fault(of tokens: Range<Int>, in code: PlacedTokens, _ summary: Message) -> Diagnostic {
    Diagnostic(id, .warning, summary, at: code.place(of: tokens))
  }

  /// Returns whether all of a loop's head is in brackets, as in `for (int i = 0; i < 9; i++)` or `for (item in items)`.
  private func hasBracketedHead(_ index: Int, in code: PlacedTokens) -> Bool {
    let end = code.end(ofBracketAt: index + 1) ?? index
    let hasSteps = (index..<end).contains { code[$0] == ";" }
    return hasSteps || code.isName(index + 2) && code[index + 3] == "in"
  }

  /// Returns whether an arrow after the parameters of a closure begins at a token, as in `f(hours => 2)`,
  /// `f((hours) => 2)` or `f(hours -> 2)`.
  private func isArrowOfClosure(_ index: Int, in code: PlacedTokens) -> Bool {
    guard code[index + 1] == ">", code.isJoined(index), followsParameterOfClosure(index, in: code) else { return false }
    if code[index] == "=" { return true }
    // A type such as `(Int) -> Int` and `{ first, second -> Int in` are Swift.
    return ![")", ","].contains(code[index - 1]) && code[index - 2] != ","
  }

  /// Returns whether a token follows the parameter of a closure, as other languages write one.
  private func followsParameterOfClosure(_ index: Int, in code: PlacedTokens) -> Bool {
    if code[index - 1] == ")", let start = code.start(ofBracketAt: index - 1) {
      return followsOperator(start, in: code)
    }
    return code.isName(index - 1) && followsOperator(index - 1, in: code)
  }

  private func followsOperator(_ index: Int, in code: PlacedTokens) -> Bool {
    ["=", "(", ","].contains(code[index - 1])
  }

  /// Returns the diagnostic of the type of an array that other languages write as in `hours: Int[]`.
  private func arrayType(endingAt end: Int, in code: PlacedTokens) -> Diagnostic? {
    let element = end - 2
    guard code.isType(element), code.isJoined(element), followsColonOrArrow(element, in: code) else { return nil }
    let right = "[\(code[element])]"
    let type = element..<(end + 1)
    return respelling(
      type, as: right, in: code, "Type '\(code.text(of: type))' must be written as '\(right)' in Swift")
  }

  private func followsColonOrArrow(_ index: Int, in code: PlacedTokens) -> Bool {
    code[index - 1] == ":" || code[index - 1] == ">" && code[index - 2] == "-"
  }

  /// Returns the diagnostic of a dictionary between braces.
  private func dictionary(at index: Int, in code: PlacedTokens) -> Diagnostic? {
    guard let end = code.end(ofBracketAt: index) else { return nil }
    let (opening, closing) = (code.place(ofToken: index), code.place(ofToken: end))
    return Diagnostic(
      id, .warning, "A dictionary must be in square brackets", at: opening,
      fixes: [Fix("replace the braces", [.init(opening, with: "["), .init(closing, with: "]")], isSafe: true)])
  }

  /// The words that begin a block, in languages that have it below a colon.
  private static let blockWords: Set<String> = ["class", "elif", "else", "except", "for", "if", "try", "while", "with"]

  /// Returns the diagnostic of a colon at the end of a line, below which other languages indent a block.
  private func blockWithoutBraces(endingAt index: Int, in code: PlacedTokens) -> Diagnostic? {
    let endsLine = !code.areOnOneLine(index, index + 1)
    guard endsLine, !code.isType(index + 1),
      let first = (0..<index).last(where: { $0 == 0 || !code.areOnOneLine($0 - 1, index) }),
      Self.blockWords.contains(code[first]),
      // A label in brackets may end its line.
      (first..<index).reduce(0, { $0 + code.texts.nesting(at: $1) }) == 0,
      // The colon may belong to a condition such as `isNight ? 2 : 1`.
      !(first..<index).contains(where: { code[$0] == "?" })
    else { return nil }
    return fault(of: index..<(index + 1), in: code, "A block must be in braces, not after a colon")
  }

  /// The names of simple types, in Swift and in other languages.
  private static let valueTypes = Set(types.keys).union(types.values).union(["long"])

  /// Returns the diagnostic of a function, property or variable whose type comes first.
  private func declaration(at index: Int, in code: PlacedTokens) -> Diagnostic? {
    guard Self.valueTypes.contains(code[index]), code.isName(index + 1), code.areOnOneLine(index, index + 1),
      code.begins(statementAt: index)
    else { return nil }
    if code[index + 2] == "(" {
      return fault(of: index..<(index + 2), in: code, "A function must be written as '\("func name() -> Type")'")
    }
    guard ["=", ";"].contains(code[index + 2]) || !code.areOnOneLine(index + 1, index + 2) else { return nil }
    return fault(of: index..<(index + 2), in: code, "A value must be declared with '\("let")' or '\("var")'")
  }
}
