import CaseStudyModel

/// A line of code that is only a comment.
struct CodeComment {
  /// The line within the code, counted from 0.
  var line: Int
  /// The number of leading spaces and tabs.
  var indentation: Int
  /// The text without comment delimiters.
  var text: String

  /// Returns the numbers of the lines that have only a block comment or a part of one.
  static func blockLines(in lines: [Substring]) -> Set<Int> {
    var found: Set<Int> = []
    var isInside = false
    for (number, line) in lines.enumerated() {
      var rest = line.drop(while: \.isWhitespace)
      if !isInside {
        guard rest.hasPrefix("/*") else { continue }
        rest = rest.dropFirst(2)
      }
      let end = rest.firstRange(of: "*/")
      if end.map({ rest[$0.upperBound...].allSatisfy(\.isWhitespace) }) ?? true { found.insert(number) }
      isInside = end == nil
    }
    return found
  }

  /// Returns the comment lines of a piece of code, at most `limit` of them.
  static func comments(in code: String, language: Language?, limit: Int = .max) -> [CodeComment] {
    var comments: [CodeComment] = []
    var number = 0
    var lineStart = code.startIndex
    while lineStart < code.endIndex, comments.count < limit {
      let line = code.utf8[lineStart...]
      let text = line.drop(while: \.isSpaceOrTab)
      let lineEnd = text.firstIndex(of: UInt8(ascii: "\n")) ?? code.endIndex
      // Fast path: the first byte rules out most lines.
      if number == 0, let label = bracketedLabel(Substring(text[..<lineEnd])) {
        comments.append(CodeComment(line: 0, indentation: 0, text: label))
      } else if let first = text.first, isFirstByte[Int(first)],
        let comment = self.text(of: Substring(text[..<lineEnd]), language: language)
      {
        let indentation = code.utf8.distance(from: lineStart, to: text.startIndex)
        let opensBlock = comment.isEmpty && self.opensBlock(Substring(text[..<lineEnd]))
        let shown = opensBlock ? firstLine(ofBlock: code.utf8[lineEnd...]) : comment
        comments.append(CodeComment(line: number, indentation: indentation, text: shown))
      }
      number += 1
      lineStart = lineEnd < code.endIndex ? code.utf8.index(after: lineEnd) : lineEnd
    }
    return comments
  }

  /// Returns the texts of the comments that follow code on its line.
  static func remarks(in code: String, language: Language?) -> [String] {
    let usesHash = usesHash(language)
    return code.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      var hasCode = false
      for (place, byte) in zip(line.indices, line) {
        if byte.isSpaceOrTab { continue }
        let rest = line[place...]
        // An address has no space before its slashes.
        let isAfterSpace = place > line.startIndex && line[line.index(before: place)] == UInt8(ascii: " ")
        let sign = rest.starts(with: "//".utf8) ? 2 : usesHash && byte == UInt8(ascii: "#") ? 1 : 0
        if sign > 0, !hasCode { return nil }
        if sign > 0, isAfterSpace { return withoutFrame(String(Substring(rest.dropFirst(sign)))) }
        hasCode = true
      }
      return nil
    }
  }

  private static let signs = ["///", "//!", "//", "/**", "/*", "<!--", "--", "#", "\"\"\"", "'''", "%%", ";;"]
  private static let isFirstByte = (0...UInt8.max).map { byte in signs.contains { $0.utf8.first == byte } }

  /// Returns the words of a first line such as `[BAD]`, which slides write above their code without a comment sign.
  private static func bracketedLabel(_ line: Substring) -> String? {
    guard line.first == "[", line.last == "]", line.utf8.count <= longestBracketedLabel else { return nil }
    let words = line.dropFirst().dropLast()
    return !words.isEmpty && words.allSatisfy { $0.isUppercase || $0 == " " } ? String(words) : nil
  }

  /// The maximum length of a label in brackets, in UTF-8.
  private static let longestBracketedLabel = 20

  /// Returns whether a comment begins on a line and ends on another.
  private static func opensBlock(_ line: Substring) -> Bool {
    line.hasPrefix("/*") && !line.dropFirst(2).contains("*/") || line.hasPrefix("<!--") && !line.contains("-->")
  }

  /// Returns the text of the line after a block comment's opening.
  private static func firstLine(ofBlock rest: Substring.UTF8View) -> String {
    let line = Substring(rest.dropFirst().prefix { $0 != UInt8(ascii: "\n") }).trimmingSpaces()
    return line.hasPrefix("*/") || line.hasPrefix("-->") ? "" : withoutFrame(line)
  }

  private static func withoutFrame(_ text: String) -> String { String(text.trimming { "/*-=#~_ \t".contains($0) }) }

  private static func text(of line: Substring, language: Language?) -> String? {
    for sign in signs where line.hasPrefix(sign) {
      if sign == "#" || sign == "\"\"\"" || sign == "'''" {
        guard usesHash(language), !line.hasPrefix("#!") else { return nil }
      }
      var text = line.dropFirst(sign.count).trimmingSpaces()
      for end in ["*/", "-->", "\"\"\"", "'''"] where text.hasSuffix(end) { text.removeLast(end.count) }
      if text.hasPrefix("MARK:") { text.removeFirst("MARK:".count) }
      return withoutFrame(text)
    }
    return nil
  }

  private static func usesHash(_ language: Language?) -> Bool {
    guard let language else { return true }
    return language.hasHashComments || ["text", "pseudocode"].contains(language.rawValue)
  }
}
