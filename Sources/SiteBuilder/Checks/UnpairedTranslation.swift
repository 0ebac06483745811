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
        """, entails: ["EmptyStudy", "UntestedConformer"])
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

  /// A study that is named as a translation, but wasn't read as one.
  private struct NamedStudy {
    var article: Article
    /// The path of the original that the name refers to.
    var original: String
    /// The language in the name.
    var language: String
    /// Whether the text seems to be in that language.
    var isInLanguage: Bool
    /// Whether the site is likely to have translations into the language although it doesn't list it.
    var isUsual: Bool
    var isOfConfiguredSite: Bool

    init?(_ article: Article, of site: Site) {
      guard article.translation == nil, let name = TranslationNames.divided(article.source) else { return nil }
      self.article = article
      (original, language) = name
      isInLanguage = article.language?.baseLanguage == language.baseLanguage
      isOfConfiguredSite = site.configuration.isConfigured
      isUsual = isOfConfiguredSite && TranslationNames.usual.contains(language.baseLanguage)
    }
  }

  private func studies(of site: Site) -> [Diagnostic] {
    let named = site.studies.compactMap { NamedStudy($0.article, of: site) }
    if named.isEmpty { return [] }
    let files = Set(site.files.map(PathKey.init))
    var originals = Self.originals(among: site.files)
    return named.compactMap { study in
      if site.surplusTranslations.contains(PathKey(study.article.source)) { return surplus(study) }
      if files.contains(PathKey(study.original)) { return unlisted(study, site.configuration.languages) }
      return unpaired(study, site.configuration.languages, &originals)
    }
  }

  private func surplus(_ study: NamedStudy) -> Diagnostic {
    Diagnostic(
      id, .warning,
      """
      A site must have translations into at most \(SiteConfiguration.languageLimit) languages; \
      '\(study.language)' exceeds that
      """,
      at: study.article.place(line: 1),
      solutions: ["remove translations into another language", "rename the file if it isn't a translation"])
  }

  /// Reports a study beside its original in a language that the site lacks.
  private func unlisted(_ study: NamedStudy, _ languages: [String]) -> Diagnostic? {
    let language = study.language
    if study.isOfConfiguredSite, let meant = CountryCode.language(of: language) {
      let (own, stem) = (SitePath.name(of: study.article.source), SitePath.stem(of: study.original))
      let name = "\(stem).\(meant).\(SitePath.fileExtension(of: study.original))"
      return Diagnostic(
        id, .warning, "The name of translation '\(own)' must have the code of a language; '\(language)' is a country's",
        at: study.article.place(line: 1),
        solutions: ["rename the file to '\(name)'", "rename the file if it isn't a translation"])
    }
    guard study.isInLanguage || !languages.isEmpty || study.isUsual else { return nil }
    return Diagnostic(
      id, .warning,
      "Language '\(language)' of '\(SitePath.name(of: study.article.source))' must be one of the site's"
        + .didYouMean(nearestName(to: language, among: languages)),
      at: study.article.place(line: 1),
      solutions: ["add '\(language)' to 'languages' in solidsite.yml", "rename the file if it isn't a translation"])
  }

  /// Reports a study whose original doesn't exist.
  private func unpaired(
    _ study: NamedStudy, _ languages: [String], _ originals: inout [String: KnownNames]
  ) -> Diagnostic? {
    let stem = SitePath.stem(of: study.original)
    let isListed = languages.contains { $0.lowercased() == study.language.lowercased() }
    let nearest = originals[SitePath.folder(of: study.original)]?.nearest(to: stem)
    // A short text doesn't show its language, but its name may.
    let isNear = nearest.map { Fix.isTypingError(stem, for: $0) } ?? false
    guard study.isInLanguage || isListed || isNear && study.isUsual else { return nil }
    let (own, first) = (SitePath.name(of: study.article.source), SitePath.name(of: study.original))
    return Diagnostic(
      id, .warning, "Translation '\(own)' must be beside its original '\(first)'" + .didYouMean(nearest),
      at: study.article.place(line: 1),
      solutions: ["name it after its original", "rename the file if it isn't a translation"])
  }

  /// Returns the names of texts that may have translations, by folder.
  private static func originals(among files: [String]) -> [String: KnownNames] {
    let texts = files.filter { SitePath.isMarkdown($0) && TranslationNames.divided($0) == nil }
    return Dictionary(grouping: texts, by: SitePath.folder).mapValues { KnownNames($0.map(SitePath.stem)) }
  }
}
