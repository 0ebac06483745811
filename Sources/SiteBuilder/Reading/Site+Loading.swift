import CaseStudyModel

extension Site {
  /// Divides a folder of documents into home page, studies and pages, and keeps only the principles that the studies
  /// cover.
  mutating func arrangeDocuments(home path: String?, named name: String) {
    let folder = DocumentFolder(studies, pages: pages, home: path, named: name)
    isOfDocuments = true
    studies = folder.studies
    pages = folder.pages
    home = folder.home
    pageExamples = folder.pageExamples
    let treated = folder.principles
    principles.removeAll { !treated.contains($0.id) }
  }

  /// Returns a plain page with its examples, to be compared like a study; `nil` if it doesn't show code on both sides.
  func comparable(_ page: Article) -> CaseStudy? {
    pageExamples[PathKey(page.source)].map { CaseStudy(article: page, examples: $0) }
  }

  /// Drops detected languages that are less specific than the site's, such as German on a site in `de-AT`, and variants
  /// of a language that the site doesn't divide.
  mutating func unifyLanguages() {
    let own = configuration.language
    func isVague(_ language: String?) -> Bool {
      guard let language, language != own, language.baseLanguage == own.baseLanguage else { return false }
      return !language.contains("-") || !own.contains("-")
    }
    for index in studies.indices where isVague(studies[index].article.detectedLanguage) {
      studies[index].article.detectedLanguage = nil
    }
    for index in pages.indices where isVague(pages[index].detectedLanguage) { pages[index].detectedLanguage = nil }
    for index in principles.indices where isVague(principles[index].article?.detectedLanguage) {
      principles[index].article?.detectedLanguage = nil
    }
    if isVague(home?.detectedLanguage) { home?.detectedLanguage = nil }
  }

  /// Assigns the language of most documents to those that are too short to detect it; the home page doesn't count,
  /// because it is often in English.
  mutating func completeLanguages() {
    let counts = (studies.map(\.article) + pages).filter { !$0.isHome }.compactMap(\.language).counts
    let total = counts.values.reduce(0, +)
    guard let most = counts.max(by: { $0.value < $1.value }), most.value >= 3, most.value * 2 > total else { return }
    for index in studies.indices where studies[index].article.language == nil && !studies[index].article.isHome {
      studies[index].article.detectedLanguage = most.key
    }
    for index in pages.indices where pages[index].language == nil { pages[index].detectedLanguage = most.key }
  }

  /// The language of the home page, or else the one that most documents are in; English if several share that place.
  ///
  /// A short home page may not be enough to detect the variant of its language, such as simplified Chinese, but the
  /// other documents usually are.
  var commonLanguage: String? {
    let documents = studies.map(\.article) + pages
    let languages = documents.compactMap(\.language)
    let home = (home ?? documents.first(where: \.isHome))?.language
    let counts = languages.map(\.baseLanguage).counts
    let most = counts.filter { $0.value == counts.values.max() }.keys
    guard let language = home ?? (most.count > 1 ? "en" : most.first) else { return nil }
    let variants = languages.filter { $0.hasPrefix(language + "-") }.counts
    return variants.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? language
  }

  /// Sets the days of last changes of all texts except studies.
  mutating func dateTexts(by changes: [String: CalendarDate]) {
    if changes.isEmpty { return }
    for index in pages.indices { pages[index].date(by: changes) }
    for index in principles.indices { principles[index].article?.date(by: changes) }
    home?.date(by: changes)
  }
}

extension Article {
  fileprivate mutating func date(by changes: [String: CalendarDate]) {
    lastChange = changes[source]
  }
}
