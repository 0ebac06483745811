import CaseStudyModel

/// A translation must not repeat the text of its original.
struct UntranslatedText: SiteCheck {
  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A translation must not repeat the text of its original",
      text: """
        A file that is named as a translation is listed under its language. Without such a file, the site shows the \
        original and says so.
        """,
      example: """
        parking.md      The rate of a car park …
        parking.de.md   The rate of a car park …   isn't German
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.translatedStudies.compactMap { study, original in
      let article = study.article
      let text = article.plainText
      guard text.contains(where: \.isLetter), text == original.article.plainText else { return nil }
      return Diagnostic(
        id, .warning, "Translation '\(SitePath.name(of: article.source))' must not repeat the text of its original",
        at: article.place(line: 1), solutions: ["translate it", "remove the file"])
    }
  }
}
