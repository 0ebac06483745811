import CaseStudyModel

extension Site {
  /// Arranges the versions of studies in several languages: lists have the one in the site's language, and each other
  /// language gets an edition of the site, with texts in that language, around its translations.
  /// - Parameter principles: the principles before they got names in the site's language.
  /// - Returns: diagnostics of the languages' texts.
  mutating func arrangeEditions(_ catalogue: TextCatalogue, principles: [Principle]) -> [Diagnostic] {
    let read = languagesOfDocuments(in: catalogue)
    if translations.isEmpty, configuration.languages.isEmpty, read.isEmpty { return [] }
    for language in configuration.languages + read { editions.names[language] = catalogue.name(of: language) }
    let groups = Dictionary(grouping: translations) { PathKey($0.article.translation?.original ?? "") }
    let originals = studies.indices.filter { groups[PathKey(studies[$0].article.source)] != nil }
    let places = Dictionary(
      translations.enumerated().map { (PathKey($1.article.source), $0) }, uniquingKeysWith: { first, _ in first })
    var languages = Set(translations.map(language))
    for index in originals {
      let original = studies[index]
      var group = groups[PathKey(original.article.source)] ?? []
      group.sort { $0.article.slug < $1.article.slug }
      // Each language with an unlisted version gets an edition.
      let isKnown = languages.contains(language(of: original))
      if isKnown || languages.count < SiteConfiguration.languageLimit { show(group, at: index, places) }
      let listed = PathKey(studies[index].article.source)
      if listed != PathKey(original.article.source) { languages.insert(language(of: original)) }
      editions.versions[original.article.source] = ([original] + group).map { study in
        var found = version(of: study, from: original)
        found.isListed = PathKey(study.article.source) == listed
        return found
      }
    }
    var diagnostics: [Diagnostic] = []
    // Once for each language, because a name is looked up in all texts of its catalogue.
    for language in Set(editions.versions.values.joined().map(\.language)) {
      editions.names[language] = catalogue.name(of: language)
    }
    let shared = editions
    for language in Set(translations.map(language)).union(read) {
      var edition = self
      if catalogue.has(language) {
        let texts = catalogue.texts(for: language)
        diagnostics += texts.diagnostics.filter { !diagnostics.contains($0) }
        edition.configuration.language = language
        edition.principles = principles
        edition.adopt(texts.value)
      }
      edition.editions = shared
      let own = Dictionary(
        translations.filter { self.language(of: $0) == language }.map { ($0.article.originalKey, $0) },
        uniquingKeysWith: { first, _ in first })
      for index in originals { edition.studies[index] = own[studies[index].article.originalKey] ?? studies[index] }
      editions.sites[language] = edition
    }
    return diagnostics
  }

  /// Returns the languages of a folder's documents, other than the site's, for which there is an interface.
  private func languagesOfDocuments(in catalogue: TextCatalogue) -> [String] {
    guard hasPagesInTheirLanguages else { return [] }
    let languages = Set((studies.map(\.article) + pages).compactMap(\.language))
    return languages.sorted().filter { isForeign($0) && catalogue.has($0) }
      .prefix(SiteConfiguration.languageLimit).map { $0 }
  }

  /// Whether the interface of each page is in the language of its document. This holds in a folder without settings,
  /// because only settings state the site's language.
  private var hasPagesInTheirLanguages: Bool { isOfDocuments && !configuration.isConfigured }

  private func isForeign(_ language: String) -> Bool { language.baseLanguage != configuration.language.baseLanguage }

  /// Returns the language of the edition that the page of a document belongs to; `nil` for the site's own.
  func edition(of article: Article) -> String? {
    guard hasPagesInTheirLanguages, let language = article.language, isForeign(language) else { return nil }
    return editions.sites[language] == nil ? nil : language
  }

  /// The site and its editions, which contain only their translations, so that each version of a study is in exactly
  /// one of them.
  var allEditions: [Site] {
    [self]
      + editions.sites.sorted { $0.key < $1.key }.map { language, edition in
        var edition = edition
        edition.studies = indicesOfTranslations(into: language, in: edition).map { edition.studies[$0] }
        return edition
      }
  }

  /// Returns the indices of the studies of an edition that only it lists.
  func indicesOfTranslations(into language: String, in edition: Site) -> [Int] {
    let sources = Set(translations.filter { self.language(of: $0) == language }.map { PathKey($0.article.source) })
    return edition.studies.indices.filter { sources.contains(PathKey(edition.studies[$0].article.source)) }
  }

  /// Returns the language of a study: that of its file's name or its text, or else the site's.
  func language(of study: CaseStudy) -> String {
    study.article.translation?.language ?? study.article.language ?? configuration.language
  }

  /// Returns the versions of a study; a study without translations is its only version.
  func versions(of study: CaseStudy) -> [StudyVersion] {
    if editions.versions.isEmpty, configuration.languages.isEmpty { return [] }
    return editions.versions[study.article.translation?.original ?? study.article.source]
      ?? [version(of: study, from: study)]
  }

  private func version(of study: CaseStudy, from original: CaseStudy) -> StudyVersion {
    let translation = study.article.translation
    let isOutdated = zip([study.article.lastChange], [original.article.lastChange]).contains { own, other in
      own.flatMap { own in other.map { own < $0 } } ?? false
    }
    return StudyVersion(
      language: language(of: study), source: study.article.source, path: PagePath.study(study),
      isOriginal: translation == nil, isOutdated: translation != nil && isOutdated)
  }

  /// Lists the version in the site's language, unless the original is in that language or is the home page.
  /// - Parameter places: the indices of translations by their files.
  private mutating func show(_ group: [CaseStudy], at index: Int, _ places: [PathKey: Int]) {
    let own = configuration.language
    let original = studies[index]
    guard language(of: original).baseLanguage != own.baseLanguage, !original.article.isHome else { return }
    let fitting = [own, own.baseLanguage].lazy.compactMap { tag in
      group.first { $0.article.language?.lowercased() == tag.lowercased() }
    }.first
    guard let fitting, let place = places[PathKey(fitting.article.source)] else { return }
    studies[index] = fitting
    translations[place] = original
  }
}

extension Article {
  /// The file of the original, or of the article itself.
  fileprivate var originalKey: PathKey { PathKey(translation?.original ?? source) }
}
