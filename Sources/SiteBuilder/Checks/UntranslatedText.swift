import CaseStudyModel

/// A translation must not repeat the text of its original.
public struct UntranslatedText: SiteCheck {
  public init() {}

  public var comparesTexts: Bool { true }

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A translation must not repeat the text of its original",
      text: """
        A file that is named as a translation is listed in that language. Where there is none, the site shows the \
        original, and says so.
        """,
      example: """
        parking.md      The rate of a car park …
        parking.de.md   The rate of a car park …   isn't German
        """)
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    let translations = site.studies.map(\.article).filter { $0.translation != nil }
    if translations.isEmpty { return [] }
    let originals = Dictionary(site.studies.map { (PathKey($0.article.source), $0.article) }) { first, _ in first }
    return translations.compactMap { article in
      guard let translation = article.translation, let original = originals[PathKey(translation.original)] else {
        return nil
      }
      let text = article.plainText
      guard text.contains(where: \.isLetter), text == original.plainText else { return nil }
      return Diagnostic(
        id, .warning, "Translation '\(SitePath.name(of: article.source))' must not repeat the text of its original",
        at: SourceRange(path: article.source, line: 1), solutions: ["translate it", "remove the file"])
    }
  }
}
