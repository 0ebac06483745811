/// A word or sign of other languages, with its Swift equivalent.
struct ForeignToken: Sendable {
  /// The word; of a sign, each character is a token.
  var written: String
  /// The word or sign that Swift has in its place.
  var right: String
  /// Whether the word or sign can't mean anything in Swift at a place.
  var isForeign: @Sendable (Place) -> Bool

  /// A place in code; tokens are counted from it, and -1 is the one before.
  struct Place {
    /// The code.
    let code: PlacedTokens
    /// The index of the token that the others are counted from.
    let index: Int

    /// Whether a statement or declaration begins here.
    var beginsStatement: Bool { code.begins(statementAt: index) }

    /// Returns a token; an empty text outside the block.
    subscript(offset: Int) -> String { code[index + offset] }

    /// Returns whether a token may name a value or a function.
    func isName(_ offset: Int) -> Bool { code.isName(index + offset) }

    /// Returns whether a token may name a type.
    func isType(_ offset: Int) -> Bool { code.isType(index + offset) }

    /// Returns whether no white space is between a token and the next one.
    func isJoined(_ offset: Int) -> Bool { code.isJoined(index + offset) }

    /// Returns whether two tokens begin on the same line.
    func areOnOneLine(_ first: Int, _ second: Int) -> Bool { code.areOnOneLine(index + first, index + second) }
  }

  /// The number of tokens.
  var count: Int { isWord ? 1 : written.count }

  /// Whether it is a word rather than a sign.
  var isWord: Bool { written.first?.isLetter == true }

  init(_ written: String, _ right: String, where isForeign: @escaping @Sendable (Place) -> Bool) {
    self.written = written
    self.right = right
    self.isForeign = isForeign
  }

  /// Returns the foreign word or sign at an index.
  static func find(at index: Int, in code: PlacedTokens) -> ForeignToken? {
    byFirstToken[code[index]]?.first {
      $0.isWritten(at: index, in: code) && $0.isForeign(Place(code: code, index: index))
    }
  }

  /// Returns whether the word or sign is at an index, and isn't part of a longer sign.
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
    .init("val", "let") { $0.beginsStatement && $0.isName(1) && ["=", ":"].contains($0[2]) },
    .init("interface", "protocol") { $0.beginsStatement && $0.isType(1) && ["{", ":", "<"].contains($0[2]) },
    .init("extends", ":", where: followsDeclaredType),
    .init("implements", ":", where: followsDeclaredType),
    .init("elif", "else if") { $0[-1] == "}" },
    .init("elsif", "else if") { $0[-1] == "}" },
    .init("elseif", "else if") { $0[-1] == "}" },
    .init("const", "let") { $0.isName(1) && ["=", ":"].contains($0[2]) },
    .init("println", "print") { $0[1] == "(" },
    .init("foreach", "for") { $0.beginsStatement && $0.isName(1) && $0[2] == "in" },
    .init("raise", "throw") { $0.beginsStatement && $0.isType(1) && $0.areOnOneLine(0, 1) },
    .init("this", "self") { $0[1] == "." && $0.isJoined(0) },
    .init("and", "&&") { isBetweenValues($0) },
    .init("or", "||") { isBetweenValues($0) },
    .init("instanceof", "is") { isBetweenValues($0) && $0.isType(1) },
    .init("None", "nil", where: isValue),
    .init("undefined", "nil", where: isValue),
    .init("nullptr", "nil", where: isValue),
    .init("null", "nil", where: isValue),
    .init("True", "true", where: isValue),
    .init("False", "false", where: isValue),
    .init("===", "==", where: comparesLiteral),
    .init("!==", "!=", where: comparesLiteral),
    .init("<>", "!=") { isBetweenValues($0, count: 2) },
    .init("?:", "??") { isBetweenValues($0, count: 2) && !$0.isJoined(-1) },
    .init("++", " += 1", where: isStepOfValue),
    .init("--", " -= 1", where: isStepOfValue),
  ]

  private static func followsDeclaredType(_ place: Place) -> Bool {
    place.isType(-1) && ["class", "struct", "enum", "actor", "protocol", "interface"].contains(place[-2])
      && place.isType(1)
  }

  private static func isValue(_ place: Place) -> Bool {
    ["=", "(", ",", "return", ":", "["].contains(place[-1]) && ![".", ":", "(", "<"].contains(place[1])
  }

  /// - Parameter count: the number of tokens of the word or sign.
  private static func isBetweenValues(_ place: Place, count: Int = 1) -> Bool {
    place.code.endsValue(place.index - 1) && place.areOnOneLine(-1, count)
      && place.code.beginsValue(place.index + count)
  }

  /// Identity is a comparison of objects, which literals aren't.
  private static func comparesLiteral(_ place: Place) -> Bool {
    // Before and after the three characters of the sign. In `$0` and `pair.0`, the number is a name.
    let left = ["$", "."].contains(place[-2]) ? "" : place[-1]
    return [left, place[3]].contains { $0.first.map { $0 == "\"" || $0.isNumber } == true }
  }

  /// Returns whether `++` or `--` follows a value, as in `count++`, and ends its line or the brackets around it.
  private static func isStepOfValue(_ place: Place) -> Bool {
    place.code.endsValue(place.index - 1) && place.isJoined(-1)
      && (!place.areOnOneLine(0, 2) || [")", "}", ";", ""].contains(place[2]))
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
    var first = index
    // A loop, because thousands of modifiers in a row would exhaust the stack.
    while first > 0, areOnOneLine(first - 1, first), !["{", ";", "}"].contains(self[first - 1]) {
      guard Self.modifiers.contains(self[first - 1]) else { return false }
      first -= 1
    }
    return true
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
