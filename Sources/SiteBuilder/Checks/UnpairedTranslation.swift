import CaseStudyModel

/// A file named as a translation must be next to its original, and the site must have its language.
struct UnpairedTranslation: SiteCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A file named as a translation must be next to its original, and in one of the site's languages",
      text: """
        x.de.md is the German translation of x.md beside it, if a catalogue has German texts or 'languages' in \
        solidsite.yml lists it. Otherwise it is a separate study, with an address such as x-de. A site has \
        translations into at most 50 languages; files in further languages are separate studies. Pages and principles \
        have no translations: ocp.de.md would be another principle.
        """,
      example: """
        Content/case-studies/parking.md      the original
        Content/case-studies/parking.de.md   its translation
        Content/case-studies/parkng.de.md    has no original
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] { studies(of: site) + principles(of: site) }

  /// Finds the principles whose files are named as translations of another principle.
  private func principles(of site: Site) -> [Diagnostic] {
    let ids = Set(site.principles.map(\.id.rawValue))
    return site.principles.compactMap { principle in
      guard let article = principle.article, let (original, language) = TranslationNames.divided(article.source),
        ids.contains(Slug.derived(from: AddressPolicy.name(of: original))),
        TranslationNames.usual.contains(language.baseLanguage) || site.configuration.languages.contains(language)
      else { return nil }
      let name = SitePath.name(of: article.source)
      return Diagnostic(
        id, .warning, "'\(name)' is a separate principle, because only studies have translations",
        at: article.place(line: 1), solutions: ["remove the file", "rename the file if it isn't a translation"])
    }
  }

  private func studies(of site: Site) -> [Diagnostic] {
    let named = site.studies.lazy.map(\.article).filter { $0.translation == nil }.compactMap { article in
      TranslationNames.divided(article.source).map { (article: article, original: $0.original, language: $0.language) }
    }
    if named.isEmpty { return [] }
    let files = Set(site.files.map(PathKey.init))
    var originals = Self.originals(among: site.files)
    return named.compactMap { article, original, language in
      let place = article.place(line: 1)
      if site.surplusTranslations.contains(PathKey(article.source)) {
        return Diagnostic(
          id, .warning,
          """
          A site must have translations into at most \(SiteConfiguration.languageLimit) languages; \
          '\(language)' exceeds that
          """,
          at: place,
          solutions: ["remove translations into another language", "rename the file if it isn't a translation"])
      }
      let languages = site.configuration.languages
      let isInLanguage = article.language?.baseLanguage == language.baseLanguage
      if files.contains(PathKey(original)) {
        let isUsual = site.configuration.isConfigured && TranslationNames.usual.contains(language.baseLanguage)
        guard isInLanguage || !languages.isEmpty || isUsual else { return nil }
        return Diagnostic(
          id, .warning,
          "Language '\(language)' of '\(SitePath.name(of: article.source))' must be one of the site's"
            + .didYouMean(nearestName(to: language, among: languages)),
          at: place,
          solutions: ["add '\(language)' to 'languages' in solidsite.yml", "rename the file if it isn't a translation"])
      }
      let isListed = languages.contains { $0.lowercased() == language.lowercased() }
      let nearest = originals[SitePath.folder(of: original)]?.nearest(to: SitePath.stem(of: original))
      // A short text doesn't show its language, but its name may.
      let isNear = nearest.map { Fix.isTypingError(SitePath.stem(of: original), for: $0) } ?? false
      let isUsual = site.configuration.isConfigured && TranslationNames.usual.contains(language.baseLanguage)
      guard isInLanguage || isListed || isNear && isUsual else { return nil }
      let (own, first) = (SitePath.name(of: article.source), SitePath.name(of: original))
      return Diagnostic(
        id, .warning, "Translation '\(own)' must be beside its original '\(first)'" + .didYouMean(nearest), at: place,
        solutions: ["name it after its original", "rename the file if it isn't a translation"])
    }
  }

  /// Returns the names of texts that may have translations, by folder.
  private static func originals(among files: [String]) -> [String: KnownNames] {
    let texts = files.filter { SitePath.isMarkdown($0) && TranslationNames.divided($0) == nil }
    return Dictionary(grouping: texts, by: SitePath.folder).mapValues { KnownNames($0.map(SitePath.stem)) }
  }
}
