import CaseStudyModel

extension CaseStudy {
  /// The languages of both sides' code, in the order they first appear.
  var codeLanguages: [Language] {
    article.snippets.filter { $0.side != nil && $0.role == .source }.compactMap(\.language)
      .filter { $0 != .diff }.unique()
  }
}

extension Site {
  /// Returns the name of a language of code, as its community spells it if its highlighter knows.
  func title(of language: Language) -> String {
    languageTitles[language.rawValue] ?? language.rawValue.capitalizedFirst
  }
}

extension [any Highlighter] {
  /// The names under which pages show languages, by canonical name; the last highlighter of a language wins.
  public var languageTitles: [String: String] {
    var titles: [String: String] = [:]
    for highlighter in self {
      for name in highlighter.languages { titles[name] = highlighter.title(of: Language(rawValue: name)) }
    }
    return titles
  }
}
