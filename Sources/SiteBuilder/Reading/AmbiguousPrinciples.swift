import CaseStudyModel

extension Diagnostic {
  /// The words of info strings, which a principle of the same name can't change.
  private static let infoWords: Set = [
    "before", "after", "neutral", "usage", "output", "test", "driver", "fake", "hidden", "replace", "ignore",
  ]

  /// Reports a principle that headings or info strings can't name, because the words mean something else.
  static func ambiguities(
    of principle: Principle, on article: Article, among others: [Principle]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let id = principle.id.rawValue
    if infoWords.contains(id) {
      diagnostics.append(
        Diagnostic(
          "InvalidSlug", .warning, "Principle '\(id)' must not be named like a word of info strings",
          at: SourceRange(path: article.source, line: 1), solutions: ["rename the file"]))
    }
    for (key, name) in [("acronym", \Principle.acronym), ("title", \Principle.name)] {
      let text = principle[keyPath: name]
      guard
        let other = others.first(where: {
          $0.id != principle.id && $0[keyPath: name].lowercased() == text.lowercased()
        })
      else { continue }
      diagnostics.append(
        Diagnostic(
          "WrongValue", .warning, "Name '\(text)' must belong to only one principle; '\(other.id.rawValue)' has it too",
          at: article.place(ofKey: key), solutions: ["choose another"]))
    }
    return diagnostics
  }
}
