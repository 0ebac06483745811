import CaseStudyModel

extension String {
  /// The text as Markdown that shows it as it is. A hover must not load an author's pictures or have his links, and
  /// editors leave neither out.
  var escapedForMarkdown: String {
    // By scalars: a combining mark after a sign would form a different `Character`.
    unicodeScalars.reduce(into: "") { escaped, scalar in
      if "\\`*_[]<>!|#~&".unicodeScalars.contains(scalar) { escaped += "\\" }
      if scalar.properties.isWhitespace {
        escaped += " "
      } else {
        escaped.unicodeScalars.append(scalar.isUnsafeToPrint ? "\u{FFFD}" : scalar)
      }
    }
  }
}
