import CaseStudyModel

/// A translation must be in a different language from its original.
struct TranslationLanguage: SiteCheck {
  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A translation must be in the language that its name says, and its original in another",
      text: """
        The name of a translated file gives its language: x.de.md is in German. The original is in the language of its \
        front matter, else of its prose, else of the site.
        """,
      example: """
        parking.md      language: de   says the same as the name of the translation
        parking.de.md
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    site.translatedStudies.compactMap { study, original in
      let (article, original) = (study.article, original.article)
      guard let translation = article.translation else { return nil }
      let language = original.language ?? site.configuration.language
      if language.lowercased() != translation.language.lowercased() { return nil }
      return Diagnostic(
        id, .error,
        "Translation '\(SitePath.name(of: article.source))' must be in a different language from its original",
        at: article.place(line: 1),
        notes: [
          Diagnostic.Note("The original is in '\(language)'", at: original.place(ofKey: "language"))
        ],
        solutions: [
          original.frontMatter.language == nil
            ? "add 'language:' to the original's front matter"
            : "change or remove 'language:' in the original's front matter",
          "rename the file",
        ])
    }
  }
}
