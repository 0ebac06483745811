import CaseStudyModel

/// The tokens of code, without comments and white space: two pieces of code with equal tokens have the same meaning.
///
/// It knows just enough of a language to skip its comments and keep its literals whole. A line break isn't a token,
/// except in Python, where the indentation of a line is one.
package struct CodeTokens: Sendable {
  /// The tokens in order.
  package private(set) var texts: [String] = []
  /// The line of each token, counted from 1; of a literal with several lines, the first.
  package private(set) var lines: [Int] = []
  /// The last line of each token.
  private var lastLines: [Int] = []
  /// The place of each token among the bytes of the code.
  package private(set) var ranges: [Range<Int>] = []
  private let code: String
  private let language: Language?

  /// Reads the tokens of code.
  package init(_ code: String, in language: Language?) {
    self.code = code
    self.language = language
    var reader = TokenReader(code, language)
    while let (token, line) = reader.next() {
      texts.append(token)
      lines.append(line)
      lastLines.append(reader.line)
      ranges.append(reader.bytes)
    }
  }

  /// Returns the code from the first to the last of some tokens, as it is written.
  package func text(of tokens: ClosedRange<Int>) -> String {
    text(ranges[tokens.lowerBound].lowerBound..<ranges[tokens.upperBound].upperBound)
  }

  /// Returns whether no white space and no comment is between a token and the next one.
  package func isJoined(_ token: Int) -> Bool {
    ranges.indices.contains(token) && ranges.indices.contains(token + 1)
      && ranges[token].upperBound == ranges[token + 1].lowerBound
  }

  /// Returns the code with some tokens replaced, and comments and white space as they are.
  /// - Parameter replacement: returns the text in place of a token, given by its index; `nil` to leave the token.
  package func replacing(_ replacement: (_ index: Int, _ token: String) -> String?) -> String {
    var (replaced, copied) = ("", 0)
    for (index, range) in ranges.enumerated() {
      guard let other = replacement(index, texts[index]) else { continue }
      replaced += text(copied..<range.lowerBound) + other
      copied = range.upperBound
    }
    return replaced + text(copied..<code.utf8.count)
  }

  /// Returns the code with tokens replaced, by their indices; `nil` if there are none to replace.
  package func replacing(_ replacements: [Int: String]) -> String? {
    replacements.isEmpty ? nil : replacing { index, _ in replacements[index] }
  }

  private func text(_ bytes: Range<Int>) -> String {
    let start = code.utf8.index(code.startIndex, offsetBy: bytes.lowerBound)
    return String(decoding: code.utf8[start..<code.utf8.index(start, offsetBy: bytes.count)], as: UTF8.self)
  }

  /// Returns the tokens of code, then those of each interpolation in its literals, and so on.
  ///
  /// It stops at the eighth level: nobody writes more, and reading each level again would take quadratic time.
  package static func withInterpolations(_ code: String, in language: Language?) -> [CodeTokens] {
    var (found, level) = ([CodeTokens(code, in: language)], 0..<1)
    for _ in 0..<8 where !level.isEmpty {
      let codes = found[level].flatMap(\.texts).flatMap { TokenReader.interpolations(in: $0, of: language) }
      level = found.count..<(found.count + codes.count)
      found += codes.map { CodeTokens($0, in: language) }
    }
    return found
  }

  /// Returns the code in each interpolation of a literal; none for another token.
  package func interpolations(at token: Int) -> [CodeTokens] {
    TokenReader.interpolations(in: texts[token], of: language).map { CodeTokens($0, in: language) }
  }

  /// The lines that have a token or a part of one: a change of the others changes no code.
  package var codeLines: Set<Int> { Set(zip(lines, lastLines).lazy.flatMap { $0...$1 }) }
}
