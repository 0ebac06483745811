import CaseStudyModel

/// Other people's text, escaped for Markdown.
enum DraftedText {
  /// Returns a text on one line with the signs of Markdown escaped.
  static func plain(_ text: String) -> String {
    let line = lines(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // By scalars: a combining mark after a sign would form a different `Character`.
    return line.unicodeScalars.reduce(into: "") { plain, sign in
      if "\\`*_{}[]<>#&|~!$".unicodeScalars.contains(sign) { plain += "\\" }
      plain.unicodeScalars.append(sign)
    }
  }

  /// Returns a text as a code span.
  static func code(_ text: String) -> String {
    let line = lines(text).split(whereSeparator: \.isNewline).joined(separator: " ")
    if !line.utf8.contains(UInt8(ascii: "`")) { return "`\(line)`" }
    let marks = String(repeating: "`", count: line.utf8.longestRun(of: UInt8(ascii: "`")) + 1)
    return "\(marks) \(line) \(marks)"
  }

  /// Returns a text as a fence that is shown as it is.
  static func quotation(_ text: String) -> String {
    let marks = String(repeating: "`", count: max(3, text.utf8.longestRun(of: UInt8(ascii: "`")) + 1))
    return "\(marks)text neutral\n\(lines(text))\n\(marks)"
  }

  /// Returns a fence that takes a file from a commit; `nil` for a path that an info string can't contain.
  static func fence(_ path: String, at commit: String, words: String) -> String? {
    guard !path.utf8.contains(where: { "\"`{}#\\@&".utf8.contains($0) }), !path.contains(where: \.isNewline),
      path.utf8.first != UInt8(ascii: "/")
    else { return nil }
    let isDivided = path.contains(where: \.isWhitespace)
    let address = isDivided ? "src=\"\(path)@\(commit)\"" : "src=\(path)@\(commit)"
    let name = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return "```\(name) \(address) \(words)\n```"
  }

  /// Returns a text with line feeds as its only control characters besides tabs.
  private static func lines(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").harmlessLines
  }
}
