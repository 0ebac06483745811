import CaseStudyModel

/// Translates the English phrases in the reader's HTML into the site's language.
///
/// The reader doesn't have the site's texts, so this type finds its phrases by the markup around them.
struct ReaderPhrases: Sendable {
  /// The phrases with other texts in the site's language, with their markup.
  private let replacements: [(phrase: String, replacement: String)]

  /// - Returns: `nil` if all texts equal the reader's phrases.
  init?(_ texts: InterfaceTexts) {
    replacements = Self.phrases.compactMap { phrase in
      guard texts[phrase.key] != nil, texts.text(phrase.key) != phrase.english else { return nil }
      var text: [UInt8] = []
      text.append(escaping: texts.text(phrase.key))
      let words = String(decoding: text, as: UTF8.self)
      return (phrase.start + phrase.english + phrase.end, phrase.start + words + phrase.end)
    }
    if replacements.isEmpty { return nil }
  }

  /// Returns the reader's HTML with the phrases replaced.
  func replaced(in html: String) -> String {
    if !Self.signs.contains(where: { html.firstBytes(of: $0) != nil }) { return html }
    return replacements.reduce(html) { $0.replacing($1.phrase, with: $1.replacement) }
  }

  /// Pieces of markup, one of which surrounds each phrase.
  private static let signs = ["aria-label=", "aside-title", "class=\"notation\""]

  private static let phrases: [(start: String, english: String, end: String, key: String)] =
    ["Note", "Tip", "Important", "Warning", "Caution"].map {
      ("<p class=\"aside-title\">", $0, "</p>", "article.aside.\($0.lowercased())")
    } + [
      ("disabled aria-label=\"", "Done", "\"", "article.done"),
      ("disabled aria-label=\"", "To do", "\"", "article.toDo"),
      ("<p class=\"notation\">", "Formulas are shown as TeX source.", "</p>", "article.formulas"),
      ("data-footnote-backref aria-label=\"", "Back to content", "\"", "article.footnoteReturn"),
    ]
}
