import CaseStudyModel
import CodeStructure

/// Code that is compiled must be written in the syntax of its language.
struct ForeignSyntax: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Code that is compiled must be complete, and in the syntax of its language",
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

  /// The types of other languages, with their names in Swift.
  static let types = [
    "Boolean": "Bool", "Integer": "Int", "bool": "Bool", "boolean": "Bool", "char": "Character", "double": "Double",
    "float": "Float", "int": "Int", "integer": "Int", "str": "String", "string": "String", "void": "Void",
  ]

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let snippets = study.article.snippets
    guard snippets.contains(where: \.isProgram) else { return [] }
    let codes = snippets.filter { $0.language == .swift || $0.isSwiftDiff }
    let declared = Set(codes.flatMap(\.declaredTypes)).union(Self.boundNames(in: codes.map(\.code)))
    return snippets.flatMap { snippet -> [Diagnostic] in
      if snippet.include != nil || snippet.isIgnored { return [] }
      if snippet.isSwiftDiff { return diagnostics(forLinesAddedBy: snippet, of: study, declared: declared) }
      guard snippet.isProgram || snippet.isCompiledFile else { return [] }
      return diagnostics(for: snippet, PlacedTokens(snippet, of: study), declared: declared)
    }
  }

  /// Returns the diagnostics of the lines that a diff adds.
  private func diagnostics(
    forLinesAddedBy diff: Snippet, of study: CaseStudy, declared: Set<String>
  ) -> [Diagnostic] {
    // Such a literal or comment may begin above the lines that the diff shows.
    if diff.code.hasBytes(of: "\"\"\"") || diff.code.hasBytes(of: "/*") || diff.code.hasBytes(of: "*/") { return [] }
    let lines = diff.code.split(separator: "\n", omittingEmptySubsequences: false)
    return diagnostics(for: diff, PlacedTokens(addedBy: diff, of: study), declared: declared).filter { diagnostic in
      let line = diagnostic.range.start.line - diff.codeLine
      return lines.indices.contains(line) && lines[line].first == "+"
    }
  }

  /// - Parameter declared: the types, and words and signs of other languages, that the study defines itself.
  private func diagnostics(for snippet: Snippet, _ code: PlacedTokens, declared: Set<String>) -> [Diagnostic] {
    var faults: [Diagnostic] = code.texts.indices.compactMap { index in
      placeholder(at: index, in: code) ?? editorPlaceholder(at: index, in: code)
        ?? foreignSignature(at: index, in: code, declared: declared)
        ?? foreignToken(at: index, in: code, declared: declared)
        ?? foreignWord(at: index, in: code, of: snippet, declared: declared)
        ?? untypedParameter(ofFunctionAt: index, in: code)
    }
    if snippet.role == .driver || snippet.role == .fake { faults += statements(in: code) }
    return faults
  }

  /// The words and signs that mean nothing in Swift unless a study gives them a meaning.
  private static let words = ForeignToken.written + ["console", "new"]

  /// Returns the names of types, words and signs of other languages that code declares: of types, associated types and
  /// generic parameters only, because a value may have the name of a type.
  private static func boundNames(in codes: [String]) -> Set<String> {
    // Fast path: few studies have such names.
    let foreign = words + types.keys
    return codes.filter { code in foreign.contains { code.hasBytes(of: $0) } }.reduce(into: []) { names, code in
      let bound = BoundNames(in: CodeTokens(code, in: .swift))
      names.formUnion(bound.names.intersection(words))
      names.formUnion(bound.types)
    }
  }

  /// Returns the diagnostic of a word or operator for which Swift has another.
  private func foreignToken(at index: Int, in code: PlacedTokens, declared: Set<String>) -> Diagnostic? {
    guard let token = ForeignToken.find(at: index, in: code), !declared.contains(token.written) else { return nil }
    let place = index..<(index + token.count)
    return respelling(
      place, as: token.right, in: code,
      token.isWord
        ? "Word '\(token.written)' must be '\(token.right)' in Swift"
        : "Operator '\(token.written)' must be '\(String(token.right.drop { $0 == " " }))' in Swift")
  }

  /// Returns the diagnostic of a function's keyword, arrow or type from another language, as in
  /// `fun fee(hours: int) => int`.
  private func foreignSignature(at index: Int, in code: PlacedTokens, declared: Set<String>) -> Diagnostic? {
    // A line may end with a variable of that name.
    let isFunction =
      code[index + 2] == "(" && code[index + 1].first?.isLetter == true && code.areOnOneLine(index, index + 1)
    if Self.keywords.contains(code[index]), isFunction, beginsFunction(index, in: code) {
      return respelling(index..<(index + 1), as: "func", in: code, "A function must begin with '\("func")'")
    }
    let isArrow = code[index] == "=" && code[index + 1] == ">" && code.isJoined(index)
    if isArrow, followsParameters(index, in: code) {
      return respelling(index..<(index + 2), as: "->", in: code, "A result must follow '\("->")'")
    }
    guard let type = Self.types[code[index]], !declared.contains(code[index]), isType(index, in: code) else {
      return nil
    }
    return respelling(
      index..<(index + 1), as: type, in: code, "Type '\(code[index])' must be written as '\(type)' in Swift")
  }

  /// The modifiers before the keyword of a function in Swift and other languages, besides the modifiers of any
  /// declaration.
  private static let functionModifiers: Set<String> = [
    "async", "export", "mutating", "nonisolated", "nonmutating", "pub", "suspend",
  ]

  /// Returns whether a function may begin with a keyword, which isn't a name in an expression or behind `#`.
  private func beginsFunction(_ index: Int, in code: PlacedTokens) -> Bool {
    let previous = code[index - 1]
    return previous != "." && previous != "#"
      && (code.begins(statementAt: index) || Self.functionModifiers.contains(previous))
  }

  /// Returns the diagnostic of some tokens with the fix that replaces them.
  func respelling(
    _ tokens: Range<Int>, as text: String, in code: PlacedTokens, _ summary: Message
  ) -> Diagnostic {
    let place = code.place(of: tokens)
    return Diagnostic(
      id, .warning, summary, at: place,
      fixes: [.replacing(code.text(of: tokens), with: text, at: place, isSafe: true)])
  }

  /// Returns whether a token follows the parameters of a function.
  func followsParameters(_ index: Int, in code: PlacedTokens) -> Bool {
    var last = index - 1
    while ["async", "throws"].contains(code[last]) { last -= 1 }
    guard code[last] == ")", let bracket = code.start(ofBracketAt: last) else { return false }
    return beginsParameters(bracket, in: code)
  }

  /// Returns whether a bracket begins the parameters of a function, as in `func fee(`, of Swift or another language.
  private func beginsParameters(_ bracket: Int, in code: PlacedTokens) -> Bool {
    let keyword = code[bracket - 2]
    return keyword == "func" || Self.keywords.contains(keyword)
  }

  /// Returns whether a token is the type of a parameter, a result or a value, alone or in an array, such as `[int]`.
  private func isType(_ index: Int, in code: PlacedTokens) -> Bool {
    if code[index + 1] == "." || code[index + 1] == "(" { return false }
    let first = code[index - 1] == "[" ? index - 1 : index
    let arrow = first - 2
    if code[first - 1] == ">", ["-", "="].contains(code[arrow]) { return followsParameters(arrow, in: code) }
    guard code[first - 1] == ":" else { return false }
    // A colon after `case let number` begins the statements below it.
    let isTypeOfValue = code[first - 3].isLetOrVar && code[first - 4] != "case"
    if isTypeOfValue, code.areOnOneLine(first - 1, first) { return true }
    guard let bracket = code.start(ofBracketsAround: first) else { return false }
    return code[bracket] == "(" && beginsParameters(bracket, in: code)
  }

  /// Reports one to three dots in place of the body of a function or type, as in `{ … }` or `{ ... }`.
  private func placeholder(at index: Int, in code: PlacedTokens) -> Diagnostic? {
    guard code[index] == "{", let end = code.end(ofBracketAt: index) else { return nil }
    let body = (index + 1)..<end
    guard (1...3).contains(body.count), code.text(of: body).allSatisfy({ ".…".contains($0) }) else { return nil }
    return Diagnostic(
      id, .warning, "Code that is compiled must not have '\(code.text(of: body))' in place of a body",
      at: code.place(of: body), solutions: ["write the code", "add 'ignore' to the info string of a block to show"])
  }

  /// The maximum number of tokens in a placeholder of an editor.
  private static let longestPlaceholder = 40

  /// Reports an editor's placeholder for missing code, such as `<#code#>`.
  private func editorPlaceholder(at index: Int, in code: PlacedTokens) -> Diagnostic? {
    guard code[index] == "<", code[index + 1].first == "#", code.isJoined(index) else { return nil }
    let ends = (index + 2)...(index + Self.longestPlaceholder)
    guard
      let end = ends.first(where: { code[$0] == ">" && code[$0 - 1].last == "#" && code.isJoined($0 - 1) }),
      code.areOnOneLine(index, end)
    else { return nil }
    let place = index..<(end + 1)
    return Diagnostic(
      id, .warning, "Code that is compiled must not have the editor's placeholder '\(code.text(of: place))'",
      at: code.place(of: place), solutions: ["write the code", "add 'ignore' to the info string of a block to show"])
  }

  /// Reports the calls of a driver outside of its functions.
  private func statements(in code: PlacedTokens) -> [Diagnostic] {
    var depth = 0
    return code.texts.indices.compactMap { index -> Diagnostic? in
      depth += code.texts.nesting(at: index)
      let isCall =
        code[index + 1] == "(" && code.isJoined(index) && code[index].first?.isLetter == true
        && !Self.modifiers.contains(code[index])
      guard depth == 0, isCall, beginsStatementOnItsLine(index, in: code) else { return nil }
      let name = code[index]
      return Diagnostic(
        id, .warning, "A driver must only define what tests call; '\(name)' is called outside of a function",
        at: code.place(ofToken: index), solutions: ["move the call to a 'test'"])
    }
  }

  /// Returns whether a token begins its line, and doesn't continue the line above.
  private func beginsStatementOnItsLine(_ index: Int, in code: PlacedTokens) -> Bool {
    index == 0 || !code.areOnOneLine(index - 1, index) && Self.endsExpression(code[index - 1])
  }

  /// Returns whether a new line after a token begins something new.
  private static func endsExpression(_ token: String) -> Bool {
    token.last.map { $0.isLetterOrNumber || ")]}\"`;".contains($0) } ?? false
  }

  /// Words before brackets that begin no call.
  private static let modifiers: Set<String> = [
    "fileprivate", "internal", "nonisolated", "package", "private", "public", "unowned",
  ]
}

extension Snippet {
  /// Whether the block is the diff of a change request that changes a file of Swift.
  fileprivate var isSwiftDiff: Bool {
    language == .diff && role == .change && SitePath.fileExtension(of: file ?? "") == "swift"
  }

  /// Whether the block is a named file of a side, or one that a change request adds.
  fileprivate var isCompiledFile: Bool {
    [.source, .change].contains(role) && language == .swift && file != nil && side != nil && !isIgnored
      && expectedFailure == nil
  }
}
