/// A line of code with a decision, reduced to its form.
enum DecisionLine {
  /// Returns the tokens of a line with all names replaced by the same word; `nil` for a line without a decision.
  ///
  /// A line with an optional or a generic type counts too: its tokens can't be distinguished from decisions, and such
  /// lines count on both sides.
  static func form(of tokens: [String]) -> String? {
    let decides =
      tokens.contains { Decisions.words.contains($0) || ["<", ">", "?"].contains($0) }
      // Each character of an operator is a token.
      || zip(tokens, tokens.dropFirst()).contains { Decisions.operators.contains($0 + $1) }
    return decides ? nameless(tokens) : nil
  }

  /// Returns the tokens of a line with all names replaced by the same word.
  static func nameless(_ tokens: [String]) -> String {
    tokens.map { token in
      let isName = token.first.map { $0.isLetter || $0 == "_" } == true
      return isName && !Decisions.words.contains(token) ? "name" : token
    }.joined(separator: " ")
  }
}
