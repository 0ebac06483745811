/// A line of code with a decision, reduced to its form.
enum DecisionLine {
  /// The words and operators of decisions.
  static let words: Set = [
    "if", "guard", "switch", "case", "while", "where", "filter", "allSatisfy", "contains", "max", "min", "sorted",
    "prefix",
    "<", ">", "<=", ">=", "==", "!=", "&&", "||", "?", "??",
  ]

  /// Returns the tokens of a line with all names replaced by the same word; `nil` for a line without a decision.
  static func form(of tokens: [String]) -> String? {
    tokens.contains(where: words.contains) ? nameless(tokens) : nil
  }

  /// Returns the tokens of a line with all names replaced by the same word.
  static func nameless(_ tokens: [String]) -> String {
    tokens.map { token in
      let isName = token.first.map { $0.isLetter || $0 == "_" } == true
      return isName && !words.contains(token) ? "name" : token
    }.joined(separator: " ")
  }
}
