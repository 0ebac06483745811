import CaseStudyModel

/// The highlighters of a site by language.
struct HighlighterTable: Sendable {
  private var highlighters: [String: any Highlighter] = [:]

  /// Creates the table; the last highlighter of a language wins.
  init(_ list: [any Highlighter]) {
    for highlighter in list {
      for language in highlighter.languages { highlighters[language] = highlighter }
    }
  }

  /// Returns the highlighter of a language; `nil` for an unknown one.
  subscript(language: Language?) -> (any Highlighter)? {
    language.flatMap { highlighters[$0.rawValue] }
  }
}
