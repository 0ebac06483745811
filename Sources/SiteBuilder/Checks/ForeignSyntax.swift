import CaseStudyModel

/// Code that is compiled must be written in the words of its language.
public struct ForeignSyntax: StudyCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Code that is compiled must be complete, and written in the words of its language",
      text: """
        The drivers and tests of a study are compiled with its sides. Only what no compiler accepts is reported: \
        words, types and quotation marks of other languages, misspelt keywords, dots in place of code, and calls \
        outside of a driver's functions.
        """,
      example: """
        fun fee(hours: int) => int { … }
        func fee(hours: Int) -> Int { hours * 3 }
        """, traits: .isAboutWholeStudy, entails: ["UndefinedName", "UnpairedDriver"])
  }

  /// Words of other languages that begin a function.
  private static let keywords: Set<String> = ["def", "fn", "fun", "function"]

  private static let types = [
    "Boolean": "Bool", "Integer": "Int", "bool": "Bool", "boolean": "Bool", "char": "Character", "double": "Double",
    "float": "Float", "int": "Int", "integer": "Int", "str": "String", "string": "String", "void": "Void",
  ]

  public func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let snippets = study.article.snippets
    guard snippets.contains(where: \.isProgram) else { return [] }
    let declared = Set(snippets.filter { $0.language == .swift }.flatMap(\.declaredTypes))
      .union(["console", "println"].filter { name in snippets.contains { Self.declares(name, $0.code) } })
    let written = snippets.filter { $0.include == nil && ($0.isProgram || $0.isCompiledFile) }
    return written.flatMap { diagnostics(for: $0, of: study, declared) }
  }

  private func diagnostics(for snippet: Snippet, of study: CaseStudy, _ declared: Set<String>) -> [Diagnostic] {
    let code = PlacedTokens(snippet, of: study)
    var faults: [Diagnostic] = code.texts.indices.compactMap { index in
      placeholder(at: index, in: code) ?? fault(at: index, in: code, declared)
        ?? foreignWord(at: index, in: code, of: snippet, declared)
        ?? untypedParameter(ofFunctionAt: index, in: code)
    }
    if snippet.role == .driver || snippet.role == .fake { faults += statements(in: code) }
    return faults
  }

  /// Returns whether code has a value, parameter or function of a name.
  private static func declares(_ name: String, _ code: String) -> Bool {
    code.hasBytes(of: name + ":") || ["func ", "let ", "var "].contains { code.hasBytes(of: $0 + name) }
  }

  private func fault(at index: Int, in code: PlacedTokens, _ declared: Set<String>) -> Diagnostic? {
    if Self.keywords.contains(code[index]), code[index + 2] == "(", code[index + 1].first?.isLetter == true,
      code[index - 1] != "."
    {
      return respelling(index..<(index + 1), as: "func", in: code, "A function must begin with '\("func")'")
    }
    if code[index] == "=", code[index + 1] == ">", code.isJoined(index), followsParameters(index, in: code) {
      return respelling(index..<(index + 2), as: "->", in: code, "A result must follow '\("->")'")
    }
    guard let type = Self.types[code[index]], !declared.contains(code[index]), isType(index, in: code) else {
      return nil
    }
    return respelling(
      index..<(index + 1), as: type, in: code, "Type '\(code[index])' must be written as '\(type)' in Swift")
  }

  /// Returns the diagnostic of some tokens with the fix that replaces them.
  func respelling(
    _ tokens: Range<Int>, as text: String, in code: PlacedTokens, _ summary: Message
  ) -> Diagnostic {
    let place = code.place(of: tokens)
    let written = code.text(of: tokens)
    return Diagnostic(
      id, .warning, summary, at: place,
      fixes: [Fix("replace '\(written)' with '\(text)'", [.init(place, with: text)], isSafe: true)])
  }

  /// Returns whether a token follows the parameters of a function.
  func followsParameters(_ index: Int, in code: PlacedTokens) -> Bool {
    var last = index - 1
    while ["async", "throws"].contains(code[last]) { last -= 1 }
    guard code[last] == ")", let start = code.start(ofBracketAt: last) else { return false }
    return code[start - 2] == "func" || Self.keywords.contains(code[start - 2])
  }

  /// Returns whether a token is the type of a parameter, a result or a value.
  private func isType(_ index: Int, in code: PlacedTokens) -> Bool {
    let first = code[index - 1] == "[" ? index - 1 : index
    if code[index + 1] == "." || code[index + 1] == "(" { return false }
    if code[first - 1] == ">", ["-", "="].contains(code[first - 2]) { return followsParameters(first - 2, in: code) }
    guard code[first - 1] == ":" else { return false }
    if ["let", "var"].contains(code[first - 3]) { return true }
    return code.start(ofBracketsAround: first).map { start in
      code[start] == "(" && (code[start - 2] == "func" || Self.keywords.contains(code[start - 2]))
    } ?? false
  }

  /// Reports dots in place of the body of a function or type.
  private func placeholder(at index: Int, in code: PlacedTokens) -> Diagnostic? {
    guard code[index] == "{", let end = code.end(ofBracketAt: index), (index + 2...index + 4).contains(end) else {
      return nil
    }
    let body = (index + 1)..<end
    guard code.text(of: body).allSatisfy({ ".…".contains($0) }) else { return nil }
    return Diagnostic(
      id, .warning, "Code that is compiled must not have '\(code.text(of: body))' in place of a body",
      at: code.place(of: body), solutions: ["write the code", "add 'ignore' to the info string of a block to show"])
  }

  /// Reports the calls of a driver outside of its functions.
  private func statements(in code: PlacedTokens) -> [Diagnostic] {
    var depth = 0
    return code.texts.indices.compactMap { index -> Diagnostic? in
      depth += code.texts.nesting(at: index)
      let line = code.place(before: index).start.line
      let isFirst = index == 0 || line > code.place(before: index - 1).start.line
      guard depth == 0, isFirst, code[index + 1] == "(", code.isJoined(index),
        code[index].first?.isLetter == true, !Self.modifiers.contains(code[index]),
        index == 0 || Self.endsExpression(code[index - 1])
      else { return nil }
      let name = code[index]
      return Diagnostic(
        id, .warning, "A driver must only define what tests call; '\(name)' is called outside of a function",
        at: code.place(of: index..<(index + 1)), solutions: ["move the call to a 'test'"])
    }
  }

  /// Returns whether a new line after a token begins something new.
  private static func endsExpression(_ token: String) -> Bool {
    token.last.map { $0.isLetter || $0.isNumber || ")]}\"`;".contains($0) } ?? false
  }

  /// Words before brackets that begin no call.
  private static let modifiers: Set<String> = [
    "fileprivate", "internal", "nonisolated", "package", "private", "public", "unowned",
  ]
}

extension Snippet {
  /// Whether the block is a named file of a side, or one that a change request adds.
  fileprivate var isCompiledFile: Bool {
    [.source, .change].contains(role) && language == .swift && file != nil && side != nil && !isIgnored
      && expectedFailure == nil
  }
}
