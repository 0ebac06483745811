import CaseStudyModel

extension Site {
  /// Removes translations from the list of studies, and gives them addresses below those of their originals. A
  /// translation whose original isn't a study of the site stays a study.
  /// - Returns: diagnostics for a second translation into one language, which isn't published.
  mutating func separateTranslations() -> [Diagnostic] {
    var found = studies.filter { $0.article.translation != nil }
    if found.isEmpty { return [] }
    found.sort { PathKey($0.article.source) < PathKey($1.article.source) }
    let wanted = Set(found.compactMap { $0.article.translation.map { PathKey($0.original) } })
    var originals: [PathKey: Article] = [:]
    for index in studies.indices where studies[index].article.translation == nil {
      let path = PathKey(studies[index].article.source)
      if wanted.contains(path) { originals[path] = studies[index].article }
    }
    var diagnostics: [Diagnostic] = []
    var moved: Set<PathKey> = []
    var sources: [String: String] = [:]
    for var study in found {
      guard var translation = study.article.translation, let original = originals[PathKey(translation.original)]
      else { continue }
      moved.insert(PathKey(study.article.source))
      let language = translation.language.lowercased()
      study.article.slug = original.isHome ? language : "\(original.slug)/\(language)"
      translation.isOfHome = original.isHome
      translation.originalSlug = original.slug
      study.article.translation = translation
      if let first = sources[study.article.slug] {
        diagnostics.append(.duplicateTranslation(study.article, first: first))
      } else {
        sources[study.article.slug] = study.article.source
        translations.append(study)
      }
    }
    studies.removeAll { moved.contains(PathKey($0.article.source)) }
    for index in studies.indices where studies[index].article.translation != nil {
      studies[index].article.translation = nil
    }
    return diagnostics
  }

  /// Returns the relation of a file to its original; `nil` for a file that isn't a translation.
  package func translation(at path: String) -> Translation? { version(at: path)?.article.translation }

  /// The studies in their original languages, even if lists show a translation.
  package var originals: [CaseStudy] { (studies + translations).filter { $0.article.translation == nil } }

  /// Returns the original of the study with a slug.
  package func original(ofSlug slug: String) -> CaseStudy? {
    let isOriginal = { (study: CaseStudy) in study.article.translation == nil && study.article.slug == slug }
    return studies.first(where: isOriginal) ?? translations.first(where: isOriginal)
  }

  /// Returns the study that a file contains, in any language.
  package func version(at path: String) -> CaseStudy? {
    let path = PathKey(path)
    let isAtPath = { (study: CaseStudy) in PathKey(study.article.source) == path }
    return studies.first(where: isAtPath) ?? translations.first(where: isAtPath)
  }

  /// The site with all versions of its studies as studies, for checks that look at one text at a time.
  var withAllVersions: Site {
    if translations.isEmpty { return self }
    var site = self
    site.studies += translations
    site.translations = []
    for index in site.studies.indices where site.studies[index].article.translation != nil {
      site.studies[index].article.frontMatter = site.studies[index].article.frontMatter.withOwnNames
    }
    return site
  }
}

extension Article {
  /// The slug of the study, which its translations share.
  package var studySlug: String { translation?.originalSlug ?? slug }
}

extension Diagnosed<CaseStudy> {
  /// Makes a study a translation: the file's name gives the language.
  mutating func become(_ translation: Translation) {
    let article = value.article
    if let written = article.frontMatter.language, written.baseLanguage != translation.language.baseLanguage {
      diagnostics.report(
        "TranslationLanguage", .error,
        "A translation must be in the language of its file's name, '\(translation.language)', not in '\(written)'",
        at: article.place(ofKey: "language"), solutions: ["remove 'language:' or rename the file"])
    }
    if article.writtenSlug != nil {
      diagnostics.report(
        "TranslationAddress", .warning,
        "A translation must not have a slug, because its address is below that of its original",
        at: article.place(ofKey: "slug"), solutions: ["remove 'slug:'"])
    }
    value.article.frontMatter.slug = nil
    value.article.frontMatter.language = translation.language
    value.article.translation = translation
  }
}

extension Diagnostic {
  fileprivate static func duplicateTranslation(_ article: Article, first: String) -> Diagnostic {
    Diagnostic(
      "DuplicateTranslation", .error, "A study must have only one translation into '\(article.language ?? "")'",
      at: article.place(line: 1), notes: [Note("This one is published", at: SourceRange(path: first, line: 1))],
      solutions: ["delete one of the files"])
  }
}
