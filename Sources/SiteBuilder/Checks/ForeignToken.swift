import CaseStudyModel

/// A word or sign of other languages, with what Swift has in its place.
struct ForeignToken: Sendable {
  /// The word; of a sign, each character is a token.
  var written: String
  /// The word or sign that Swift has in its place.
  var right: String
  /// Whether the word or sign at an index can't mean anything in Swift.
  var isForeign: @Sendable (_ index: Int, _ code: PlacedTokens) -> Bool

  /// The number of tokens.
  var count: Int { isWord ? 1 : written.count }

  /// Whether it is a word, and not a sign.
  var isWord: Bool { written.first?.isLetter == true }

  init(
    _ written: String, _ right: String,
    where isForeign: @escaping @Sendable (_ index: Int, _ code: PlacedTokens) -> Bool
  ) {
    self.written = written
    self.right = right
    self.isForeign = isForeign
  }

  /// Returns the foreign word or sign at an index.
  static func find(at index: Int, in code: PlacedTokens) -> ForeignToken? {
    byFirstToken[code[index]]?.first { $0.isWritten(at: index, in: code) && $0.isForeign(index, code) }
  }

  /// Whether the token stands at an index, and isn't part of a longer sign.
  private func isWritten(at index: Int, in code: PlacedTokens) -> Bool {
    if isWord { return code[index - 1] != "." }
    let last = index + count - 1
    return zip(index...last, written).allSatisfy { code[$0] == String($1) && ($0 == last || code.isJoined($0)) }
      && !(code.isJoined(last) && code.isOperator(last + 1))
      && !(code.isJoined(index - 1) && code.isOperator(index - 1))
  }

  /// The words and signs.
  static let written = table.map(\.written)

  private static let byFirstToken = Dictionary(
    grouping: table, by: { $0.isWord ? $0.written : String($0.written.prefix(1)) })

  private static let table: [ForeignToken] = [
    .init("val", "let") { $1.begins(statementAt: $0) && $1.isName($0 + 1) && ["=", ":"].contains($1[$0 + 2]) },
    .init("interface", "protocol") {
      $1.begins(statementAt: $0) && $1.isType($0 + 1) && ["{", ":", "<"].contains($1[$0 + 2])
    },
    .init("extends", ":", where: followsDeclaredType),
    .init("implements", ":", where: followsDeclaredType),
    .init("elif", "else if") { $1[$0 - 1] == "}" },
    .init("elsif", "else if") { $1[$0 - 1] == "}" },
    .init("elseif", "else if") { $1[$0 - 1] == "}" },
    .init("const", "let") { $1.isName($0 + 1) && ["=", ":"].contains($1[$0 + 2]) },
    .init("println", "print") { $1[$0 + 1] == "(" },
    .init("foreach", "for") { $1.begins(statementAt: $0) && $1.isName($0 + 1) && $1[$0 + 2] == "in" },
    .init("raise", "throw") { $1.begins(statementAt: $0) && $1.isType($0 + 1) && $1.areOnOneLine($0, $0 + 1) },
    .init("this", "self") { $1[$0 + 1] == "." && $1.isJoined($0) },
    .init("and", "&&", where: isBetweenValues),
    .init("or", "||", where: isBetweenValues),
    .init("instanceof", "is") { isBetweenValues($0, $1) && $1.isType($0 + 1) },
    .init("None", "nil", where: isValue),
    .init("undefined", "nil", where: isValue),
    .init("nullptr", "nil", where: isValue),
    .init("null", "nil", where: isValue),
    .init("True", "true", where: isValue),
    .init("False", "false", where: isValue),
    .init("===", "==", where: comparesLiteral),
    .init("!==", "!=", where: comparesLiteral),
    .init("<>", "!=") { isBetweenValues($0, $1, count: 2) },
    .init("?:", "??") { isBetweenValues($0, $1, count: 2) && !$1.isJoined($0 - 1) },
    .init("++", " += 1", where: isStepOfValue),
    .init("--", " -= 1", where: isStepOfValue),
  ]

  private static func followsDeclaredType(_ index: Int, _ code: PlacedTokens) -> Bool {
    code.isType(index - 1) && ["class", "struct", "enum", "actor", "protocol", "interface"].contains(code[index - 2])
      && code.isType(index + 1)
  }

  private static func isValue(_ index: Int, _ code: PlacedTokens) -> Bool {
    ["=", "(", ",", "return", ":", "["].contains(code[index - 1]) && ![".", ":", "(", "<"].contains(code[index + 1])
  }

  private static func isBetweenValues(_ index: Int, _ code: PlacedTokens) -> Bool {
    isBetweenValues(index, code, count: 1)
  }

  private static func isBetweenValues(_ index: Int, _ code: PlacedTokens, count: Int) -> Bool {
    code.endsValue(index - 1) && code.areOnOneLine(index - 1, index + count) && code.beginsValue(index + count)
  }

  /// Identity is a comparison of objects, which literals aren't.
  private static func comparesLiteral(_ index: Int, _ code: PlacedTokens) -> Bool {
    [index - 1, index + 3].contains { code[$0].first.map { $0 == "\"" || $0.isNumber } == true }
  }

  private static func isStepOfValue(_ index: Int, _ code: PlacedTokens) -> Bool {
    code.endsValue(index - 1) && code.isJoined(index - 1)
      && (!code.areOnOneLine(index, index + 2) || [")", "}", ";", ""].contains(code[index + 2]))
  }
}

extension PlacedTokens {
  /// The words of Swift after which no value ends.
  private static let keywords: Set<String> = [
    "as", "await", "case", "catch", "default", "do", "else", "for", "func", "guard", "if", "import", "in", "init", "is",
    "let", "repeat", "return", "some", "any", "subscript", "switch", "throw", "throws", "async", "try", "var", "where",
    "while", "inout", "each", "_",
  ]

  /// The words of Swift that may precede a declaration.
  private static let modifiers: Set<String> = [
    "fileprivate", "final", "internal", "lazy", "open", "override", "package", "private", "public", "static",
  ]

  /// Returns whether two tokens begin on the same line.
  func areOnOneLine(_ first: Int, _ second: Int) -> Bool {
    texts.indices.contains(first) && texts.indices.contains(second) && line(of: first) == line(of: second)
  }

  /// Returns whether a statement or declaration begins with a token, or with modifiers before it.
  func begins(statementAt index: Int) -> Bool {
    if index == 0 || !areOnOneLine(index - 1, index) || ["{", ";", "}"].contains(self[index - 1]) { return true }
    return Self.modifiers.contains(self[index - 1]) && begins(statementAt: index - 1)
  }

  /// Returns whether a token may name a value or a function.
  func isName(_ index: Int) -> Bool {
    self[index].first.map { $0.isLetter || $0 == "_" } == true && !Self.keywords.contains(self[index])
  }

  /// Returns whether a token may name a type.
  func isType(_ index: Int) -> Bool { self[index].first?.isUppercase == true }

  /// Returns whether a value may end with a token.
  func endsValue(_ index: Int) -> Bool {
    isName(index) || self[index].first.map { $0.isNumber || ")]\"".contains($0) } == true
  }

  /// Returns whether a value may begin with a token.
  func beginsValue(_ index: Int) -> Bool {
    isName(index) || self[index].first.map { $0.isNumber || "(\"[!".contains($0) } == true
  }
}
