import CaseStudyModel
import CodeStructure
import SourceTrees

/// The signs in an example's text that its author left something out.
struct ExampleText: Sendable, Equatable {
  private let code: String

  init(_ code: String) {
    self.code = code
  }

  /// Whether dots replace code, as in `func save() { ... }`, outside comments and literals.
  var hasPlaceholder: Bool {
    lines.contains { line in
      let text = Self.withoutCommentsAndLiterals(line)
      return Self.places(of: text).contains { place in
        let before = text[..<place.lowerBound].last { !$0.isWhitespace }
        let after = text[place.upperBound...].first { !$0.isWhitespace }
        // A range has an operand on one side, and a variadic parameter its type before.
        let isOpen = before.map { "{([,=;:".contains($0) } ?? true
        let isClosed = after.map { "})],;".contains($0) } ?? true
        return isOpen && isClosed
      }
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

  /// Returns the runs of two or three dots, and ellipses.
  private static func places(of text: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let run = text[index...].prefix { $0 == "." || $0 == "…" }
      if run.count > 1 || run == "…" { places.append(run.startIndex..<run.endIndex) }
      index = run.isEmpty ? text.index(after: index) : run.endIndex
    }
    return places
  }

  /// Returns a line without the comment at its end, and with empty literals.
  static func withoutCommentsAndLiterals(_ line: Substring) -> String {
    var text = ""
    var isQuoted = false
    var isEscaped = false
    let closesComment = line.contains("*/")
    for (character, next) in zip(line, line.dropFirst().map(Optional.some) + [nil]) {
      if isQuoted {
        isQuoted = isEscaped || character != "\""
        isEscaped = character == "\\" && !isEscaped
        if isQuoted { continue }
        text.append("\"")
      } else if character == "\"" {
        isQuoted = true
        text.append("\"")
      } else if character == "/", next == "/" || next == "*" && !closesComment {
        return text
      } else {
        text.append(character)
      }
    }
    return text
  }
}
