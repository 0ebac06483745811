import CaseStudyModel

/// The language of a study must be one of the site's, if the site lists them.
struct UnlistedLanguage: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "The language of a study must be one of the site's 'languages'",
      text: """
        If solidsite.yml lists the languages of the studies, each study's page says which of them it lacks. A study in \
        a language that isn't in the list has a misspelt tag, or the list lacks its language.
        """,
      example: """
        languages: [en, de]    in solidsite.yml
        language: fr           in a study's front matter
        """, traits: .isAboutWordOfFormat)
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
    let listed = site.configuration.languages
    if listed.isEmpty { return [] }
    let known = Set((listed + [site.configuration.language]).map(\.baseLanguage))
    return translations(of: site, besides: known)
      + site.studies.map(\.article).compactMap { article in
        guard article.translation == nil, let language = article.frontMatter.language,
          !known.contains(language.baseLanguage)
        else { return nil }
        let isUsual = TranslationNames.usual.contains(language.baseLanguage)
        let similar = isUsual ? [] : listed.filter { Fix.isTypingError(language, for: $0) }
        // Two letters resemble many others, unless they are swapped.
        let nearest = similar.first { $0.sorted() == language.sorted() } ?? (similar.count == 1 ? similar[0] : nil)
        return diagnostic(language, listed, at: article.place(ofKey: "language"), nearest: nearest)
      }
  }

  /// Reports translations into languages that the list lacks.
  private func translations(of site: Site, besides known: Set<String>) -> [Diagnostic] {
    (site.studies + site.translations).map(\.article).compactMap { article in
      guard let language = article.translation?.language, !known.contains(language.baseLanguage) else { return nil }
      return diagnostic(language, site.configuration.languages, at: article.place(line: 1))
    }
  }

  private func diagnostic(
    _ language: String, _ listed: [String], at place: SourceRange, nearest: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id, .warning, "Language '\(language)' must be one of the site's 'languages': \(listed.joined(separator: ", "))",
      at: place,
      solutions: (nearest.map { ["replace '\(language)' with '\($0)'"] } ?? [])
        + ["add '\(language)' to 'languages' in solidsite.yml"])
  }
}
