import CaseStudyModel

extension Diagnostic {
  /// The words of info strings, which a principle of the same name can't change.
  private static let infoWords: Set = [
    "before", "after", "neutral", "usage", "output", "test", "driver", "fake", "hidden", "replace", "ignore",
  ]

  /// Reports a principle that info strings can't name, because the word means something else; `nil` for others.
  static func principleNamedLikeInfoWord(_ id: Principle.ID, in article: Article) -> Diagnostic? {
    guard infoWords.contains(id.rawValue) else { return nil }
    return Diagnostic(
      "InvalidSlug", .warning, "Principle '\(id.rawValue)' must not be named like a word of info strings",
      at: SourceRange(path: article.source, line: 1), solutions: ["rename the file"])
  }
}
