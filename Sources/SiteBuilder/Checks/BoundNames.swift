import CodeStructure

/// The names that code of Swift binds, read from its tokens alone.
struct BoundNames {
  /// The names of values, parameters, functions, operators and cases.
  private(set) var names: Set<String> = []
  /// The names of associated types and generic parameters.
  private(set) var types: Set<String> = []
  private let code: CodeTokens

  /// Reads code.
  init(in code: CodeTokens) {
    self.code = code
    for index in code.texts.indices {
      switch self[index] {
      case "let", "var": bindPattern(after: index)
      case "case": bindCases(after: index)
      case "func", "operator": bindFunction(after: index)
      case "associatedtype": types.insert(self[index + 1])
      case "in": bindParameters(before: index)
      case "<": bindGenericParameters(after: index)
      case ":" where code.isJoined(index - 1): names.insert(self[index - 1])
      // The second variable of a declaration.
      case "," where self[index + 2] == "=" && self[index + 3] != "=": names.insert(self[index + 1])
      default: break
      }
    }
  }

  private subscript(index: Int) -> String { code.texts.indices.contains(index) ? code.texts[index] : "" }

  /// Binds the variables of a pattern, as in `let fee`, `let (fee, tip)` and `let .paid(fee, tip)`.
  private mutating func bindPattern(after keyword: Int) {
    let hasCase = self[keyword + 1] == "."
    let bracket = hasCase ? keyword + 3 : keyword + 1
    if !hasCase { names.insert(self[keyword + 1]) }
    guard self[bracket] == "(", let end = code.texts.end(ofBracketAt: bracket, within: Self.longest) else { return }
    names.formUnion(code.texts[bracket..<end])
  }

  /// Binds the cases of a list, as in `case known, other(Int), last = 3`.
  private mutating func bindCases(after keyword: Int) {
    var index = keyword + 1
    while Self.isName(self[index]), index - keyword < Self.longest {
      names.insert(self[index])
      index += 1
      if self[index] == "(" { index = (code.texts.end(ofBracketAt: index, within: Self.longest) ?? index) + 1 }
      if self[index] == "=" { index += self[index + 1] == "-" ? 3 : 2 }
      guard self[index] == "," else { return }
      index += 1
    }
  }

  /// Binds a function or an operator, whose signs are a token each.
  private mutating func bindFunction(after keyword: Int) {
    names.insert(self[keyword + 1])
    if Self.isName(self[keyword + 1]) { return }
    var (sign, end) = (self[keyword + 1], keyword + 1)
    while code.isJoined(end), self[end + 1] != "(", sign.utf8.count < Self.longestSign {
      end += 1
      sign += self[end]
      names.insert(sign)
    }
  }

  /// Binds the parameters of a closure and the variables of a loop, as in `{ fee, tip in` and `for (fee, tip) in`.
  private mutating func bindParameters(before keyword: Int) {
    for index in stride(from: keyword - 1, through: max(0, keyword - Self.longest), by: -1) {
      // Names have commas between them; a second one is a keyword.
      let isSecond = Self.isName(self[index]) && index + 1 < keyword && Self.isName(self[index + 1])
      guard Self.isName(self[index]) || ",()".contains(self[index]), !isSecond else { return }
      names.insert(self[index])
    }
  }

  /// Binds the generic parameters of a type or function.
  private mutating func bindGenericParameters(after bracket: Int) {
    let isInitializer = ["init", "subscript"].contains(self[bracket - 1])
    guard isInitializer || Self.genericKeywords.contains(self[bracket - 2]) else { return }
    var depth = 0
    for index in bracket..<(bracket + Self.longest) {
      depth += self[index] == "<" ? 1 : self[index] == ">" ? -1 : 0
      if depth == 0 { break }
      if depth == 1, self[index] == "<" || self[index] == "," { types.insert(self[index + 1]) }
    }
  }

  private static func isName(_ token: String) -> Bool { token.first.map { $0.isLetter || $0 == "_" } ?? false }

  /// The words before a name that generic parameters may follow.
  private static let genericKeywords: Set<String> = ["func", "struct", "class", "enum", "actor", "typealias"]
  /// The maximum number of tokens of a list.
  private static let longest = 100
  /// The maximum number of characters of an operator.
  private static let longestSign = 8
}
