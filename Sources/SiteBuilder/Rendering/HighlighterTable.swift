import CaseStudyModel

/// The highlighters of a site by the languages that they know.
struct HighlighterTable: Sendable {
  private var highlighters: [String: any Highlighter] = [:]

  /// Creates the table; where two highlighters know a language, the later one is taken.
  init(_ list: [any Highlighter]) {
    for highlighter in list {
      for language in highlighter.languages { highlighters[language] = highlighter }
    }
  }

  /// Returns the highlighter of a language, or `nil` where none knows it.
  subscript(language: Language?) -> (any Highlighter)? {
    language.flatMap { highlighters[$0.rawValue] }
  }
}
