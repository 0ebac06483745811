import CaseStudyModel
import CodeStructure

/// The signs in an example's text that its author left something out.
struct ExampleText: Sendable, Equatable {
  private let code: String

  init(_ code: String) { self.code = code }

  /// Whether dots replace code, as in `func save() { ... }`, outside comments and literals.
  var hasPlaceholder: Bool {
    let code = CodeTokens(self.code, in: .swift)
    let (tokens, lines) = (code.texts, code.lines)
    return tokens.indices.contains { start in
      let isFirst = start == 0 || !Self.isDot(tokens[start - 1]) || !code.isJoined(start - 1)
      guard Self.isDot(tokens[start]), isFirst else { return false }
      var end = start
      while end + 1 < tokens.count, Self.isDot(tokens[end + 1]), code.isJoined(end) { end += 1 }
      // A range has an operand on one side, and a variadic parameter its type before.
      let isOpen = start == 0 || lines[start - 1] < lines[start] || "{([,=;:".contains(tokens[start - 1])
      let isClosed = end + 1 == tokens.count || lines[end] < lines[end + 1] || "})],;".contains(tokens[end + 1])
      return (end > start || tokens[start] == "…") && isOpen && isClosed
    }
  }

  /// The places where comments replace code.
  var omitted: OmittedCode { OmittedCode(in: code) }

  /// Returns whether the braces that end in a line enclose no code, or only comments.
  func hasEmptyBody(endingIn line: Int) -> Bool {
    let tokens = CodeTokens(code, in: .swift)
    return tokens.texts.indices.dropFirst().contains { index in
      tokens.lines[index] == line && tokens.texts[index] == "}" && tokens.texts[index - 1] == "{"
    }
  }

  /// Whether the last line closes what the first line opens, going by their indentation: a missing or extra brace is
  /// then a mistake, and the code isn't part of something larger.
  var closesItself: Bool {
    let written = lines.filter { line in line.contains { !$0.isWhitespace } }
    guard let first = written.first, let last = written.last else { return false }
    return last.hasPrefix("}") && first.prefix { $0.isWhitespace }.isEmpty && written.count > 1
  }

  private var lines: [Substring] { code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

  private static func isDot(_ token: String) -> Bool { token == "." || token == "…" }
}
