import CaseStudyModel
import CodeStructure

/// The places in code that decide something.
///
/// **Definition.** Words such as `if`, `case`, `catch` and `filter`; comparisons and logical operators; and the
/// question mark of a conditional expression. They are read from the code's tokens, so comments, texts and layout don't
/// count, but interpolations do. The angle brackets of generic types, optional types and optional chaining aren't
/// decisions.
///
/// **Source.** McCabe's cyclomatic complexity (1976) counts conditions; the selections are this project's own.
///
/// **Example.** `if a==b && list.contains(c) { }  // if it fits`: four decisions, `if`, `==`, `&&` and `contains`.
enum Decisions {
  /// The words that decide.
  static let words: Set = [
    "if", "guard", "switch", "case", "while", "where", "filter", "allSatisfy", "contains", "max", "min", "sorted",
    "prefix",
  ]
  /// The operators of several characters that decide.
  static let operators: Set = ["==", "!=", "<=", ">=", "&&", "||", "??"]

  /// Returns the line of each decision, counted from 1; for one in an interpolation, the line of its literal.
  static func lines(in code: CodeTokens) -> [Int] { lines(in: code, depth: 8) }

  private static func lines(in code: CodeTokens, depth: Int) -> [Int] {
    code.texts.indices.flatMap { index -> [Int] in
      let inner = depth > 0 ? code.interpolations(at: index).flatMap { lines(in: $0, depth: depth - 1) } : []
      return [Int](repeating: code.lines[index], count: inner.count + (decides(index, in: code) ? 1 : 0))
    }
  }

  /// Returns whether a token decides. A `catch` decides between errors, as a comparison does between their numbers.
  private static func decides(_ index: Int, in code: CodeTokens) -> Bool {
    let token = code.texts[index]
    if words.contains(token) || token == "catch" { return true }
    guard let first = token.utf8.first, "=!<>&|?".utf8.contains(first), token.utf8.count == 1 else { return false }
    let isAfter = isOperator(index - 1, in: code) && code.isJoined(index - 1)
    let isBefore = isOperator(index + 1, in: code) && code.isJoined(index)
    if isAfter { return false }
    if isBefore { return operators.contains(token + code.texts[index + 1]) }
    switch token {
    case "?": return !code.isJoined(index - 1)
    case "<", ">": return !isBracket(index, in: code)
    default: return false
    }
  }

  private static func isOperator(_ index: Int, in code: CodeTokens) -> Bool {
    guard code.texts.indices.contains(index) else { return false }
    let token = code.texts[index]
    return token.utf8.count == 1 && token.utf8.allSatisfy("=!<>&|?-+*/%^~".utf8.contains)
  }

  /// Returns whether an angle bracket belongs to a generic type: it touches a type's or a function's name, or closes
  /// such a bracket.
  private static func isBracket(_ index: Int, in code: CodeTokens) -> Bool {
    guard index > 0, code.isJoined(index - 1) else { return false }
    let former = code.texts[index - 1]
    if code.texts[index] == "<", index > 1, code.texts[index - 2] == "func" { return true }
    return former.first.map { $0.isUppercase || "])>?".contains($0) || former == "some" } == true
  }
}
