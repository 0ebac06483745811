import CaseStudyModel

extension StringProtocol {
  /// Returns the text with each run of whitespace replaced by one space, and none at its ends.
  func onOneLine() -> String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The text without whitespace and a colon at its end.
  var withoutColon: String {
    let text = trimmingSpaces()
    return text.hasSuffix(":") ? String(text.dropLast()) : text
  }

  /// Returns the text with a capital first letter if another text has one.
  func capitalized(like other: some StringProtocol) -> String {
    other.first?.isUppercase == true ? capitalizedFirst : String(self)
  }
}

extension String {
  /// The text before the first line feed.
  var firstLine: String { String(Substring(utf8.prefix { $0 != UInt8(ascii: "\n") })) }

  /// The lines without line feeds; a trailing line feed yields an empty last line.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
