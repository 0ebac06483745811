import CaseStudyModel

/// The reading stage: parses the files of a folder into a site.
public struct SiteLoader: Sendable {
  /// Returns the days of last changes by path, relative to the site's folder; without files that have no history.
  public typealias FileHistory = @Sendable (_ paths: [String]) async -> [String: CalendarDate]

  /// Reads the repository around the site's folder; `nil` without one.
  public typealias RepositoryReading = @Sendable () async -> SourceRepository?

  /// Parses an evidence file; SiteBuilder doesn't know its JSON.
  public typealias EvidenceReading = @Sendable (_ bytes: [UInt8]) throws(EvidenceFault) -> Evidence

  /// Reads the results of trying the rules from the bytes of their files; `nil` for a file that doesn't exist.
  public typealias TrialReading =
    @Sendable (_ attacks: [UInt8]?, _ mutations: [UInt8]?) throws(EvidenceFault) -> RuleTrials

  /// Parses the file with the results of compiling examples.
  public typealias ExampleReading = @Sendable (_ bytes: [UInt8]) throws(EvidenceFault) -> CompiledExamples

  /// The site's folder.
  public var content: any ContentSource
  /// The languages that have a catalogue of texts, into which studies are translated.
  public var languages: Set<String> = []
  /// The names under which pages show languages of code, by canonical name.
  public var languageTitles: [String: String] = [:]
  let reader: any DocumentReader
  private let evidence: EvidenceReading?
  private let trials: TrialReading?
  private let examples: ExampleReading?
  private let history: FileHistory?
  private let repository: RepositoryReading?
  let revisions: RevisionAnswers.Lookup?
  private(set) var options: LoadOptions

  /// - Parameters:
  ///   - evidence: reads the evidence of studies; without it, a site shows none.
  ///   - trials: reads the results of trying the rules; without it, a site shows none.
  ///   - examples: reads the results of compiling examples; without it, a site shows none.
  ///   - history: returns the days of last changes; without it, only front matter sets them.
  ///   - repository: reads the repository around the site; without it, links to its files lead nowhere.
  ///   - revisions: answers questions about commits; without it, no study has code of commits.
  public init(
    content: any ContentSource, reader: any DocumentReader, evidence: EvidenceReading? = nil,
    trials: TrialReading? = nil, examples: ExampleReading? = nil, history: FileHistory? = nil,
    repository: RepositoryReading? = nil, revisions: RevisionAnswers.Lookup? = nil,
    options: LoadOptions = LoadOptions()
  ) {
    self.trials = trials
    self.examples = examples
    self.history = history
    self.repository = repository
    self.revisions = revisions
    self.content = content
    self.reader = reader
    self.evidence = evidence
    self.options = options
  }

  /// The number of files read concurrently.
  package var jobs: Int {
    get { options.jobs }
    set { options.jobs = newValue }
  }

  /// Reads the site; faulty files are diagnosed, and the others are still read.
  /// - Throws: `ContentSourceError` if the folder or the requested file can't be read.
  public func load() async throws(ContentSourceError) -> Diagnosed<Site> {
    var cache = ReadingCache()
    return try await load(reusing: &cache)
  }

  /// Reads the files of the site that aren't cached.
  /// - Parameters:
  ///   - cache: the cache, from which changed files were removed; the load updates it.
  ///   - portion: the studies to read; `nil` for all.
  /// - Throws: `ContentSourceError` as `load()` does.
  public func load(
    reusing cache: inout ReadingCache, _ portion: ReadingPortion? = nil
  ) async throws(ContentSourceError) -> Diagnosed<Site> {
    let listing = try listing()
    var diagnostics: [Diagnostic] = []
    let configuration = try readConfiguration(into: &diagnostics)
    let names = TranslationNames(languages: languages.union(configuration.languages))
    let inventory = cache.inventory(
      of: listing.paths, output: configuration.output, singleFile: options.singleFile, names: names)
    diagnostics += faults(of: listing, inventory, configuration)
    if listing.paths.contains(configuration.output), let place = outputKey() {
      diagnostics.append(.outputOfFile(configuration.output, at: place))
    }
    if !inventory.misplaced.isEmpty {
      let read = Set(inventory.studies + inventory.principles + inventory.pages)
      diagnostics += inventory.misplaced.map { .misplaced($0, besides: read) }
    }
    cache.invalidate(unless: configuration)
    // Git runs while the files are read.
    let knownChanges = cache.lastChanges
    async let changes =
      portion == nil ? lastChanges(of: inventory, configuration, ifNot: knownChanges) : knownChanges
    let principles = await readPrinciples(inventory.principles, configuration, &cache, into: &diagnostics)
    cache.invalidateStudies(unless: principles)
    var secondNames = SecondNames()
    for name in listing.secondNames { secondNames.add(name.path, listedAs: name.listed) }
    let studyReader = reader.studyReader(for: configuration, principles: principles)
    let unknown = cache.studies.setPaths(inventory.studies, includesDrafts: configuration.includesDrafts)
    let chosen = portion?.chosen(among: unknown, home: inventory.homeDocument) ?? unknown
    var studies = await readStudies(
      chosen, inventory.translations, by: studyReader, secondNames, configuration, portion)
    if let changes = await changes { cache.lastChanges(are: changes) }
    // Before they are shared, because mutating a shared study copies it.
    for index in studies.indices {
      let path = studies[index].path
      studies[index].value?.article.lastChange = cache.lastChanges?[path]
    }
    cache.rememberStudies(studies)
    let articles = await readArticles(inventory.texts, configuration, &cache, into: &diagnostics)
    cache.keepTexts(inventory.principles + inventory.texts)

    var site = site(of: inventory, configuration, principles: principles, articles: articles, cache)
    site.secondNames = secondNames
    site.files = listing.paths.filter { !SiteInventory.isOutput($0, of: configuration.output) }
    diagnostics += cache.studies.diagnostics
    diagnostics += await complete(&site, inventory, paths: listing.paths, &cache)
    return Diagnosed(site, diagnostics)
  }
}

extension SiteLoader {
  /// Returns the files of the site.
  private func listing() throws(ContentSourceError) -> ContentListing {
    var listing = try content.listing()
    try checkSingleFile(in: listing)
    if options.singleFile == nil, !SiteInventory.hasContentFolder(among: listing.paths) {
      // Otherwise the site would have two pages of each document in a linked folder.
      listing.dropLinkedFolders(outside: "Templates")
    }
    return listing
  }

  /// Reports that the requested file can't be read.
  private func checkSingleFile(in listing: ContentListing) throws(ContentSourceError) {
    guard let file = options.singleFile.map(PathKey.init) else { return }
    if listing.paths.contains(where: { PathKey($0) == file }) { return }
    throw listing.faults.first { PathKey($0.path) == file } ?? ContentSourceError(path: file.text, reason: .missing)
  }

  /// Puts together what was read.
  private func site(
    of inventory: SiteInventory, _ configuration: SiteConfiguration, principles: [Principle], articles: [Article],
    _ cache: ReadingCache
  ) -> Site {
    var site = Site(configuration: configuration, principles: principles, assets: inventory.assets)
    site.languageTitles = languageTitles
    site.studies = cache.studies.shown
    site.draftSlugs = cache.studies.leftOutSlugs
    site.drafts = Set(cache.studies.leftOut)
    if !configuration.includesDrafts {
      let texts = (inventory.principles + inventory.texts).map(PathKey.init)
      site.drafts.formUnion(texts.filter { cache.texts[$0]?.value?.article.isDraft == true })
    }
    site.uncertainDrafts = site.drafts.filter { cache.publication(of: $0) == .uncertain }
    site.surplusTranslations = inventory.surplusTranslations
    let home = inventory.home.map(PathKey.init)
    site.pages = articles.filter { PathKey($0.source) != home }
    site.home = articles.first { PathKey($0.source) == home }
    site.dateTexts(by: cache.lastChanges ?? [:])
    return site
  }

  /// Gives a site its addresses, the stored results and a title, and returns what is wrong with them.
  private func complete(
    _ site: inout Site, _ inventory: SiteInventory, paths: [String], _ cache: inout ReadingCache
  ) async -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if options.singleFile == nil { diagnostics += UnreadTexts.diagnostics(of: site, inventory) }
    diagnostics += settleAddresses(of: &site, inventory)
    diagnostics += await loadResults(into: &site, inventory, paths: paths, &cache)
    if site.configuration.title.isEmpty { site.configuration.title = title(for: site) }
    return diagnostics
  }

  /// Gives every article its address, its language and a title that no other has.
  private func settleAddresses(of site: inout Site, _ inventory: SiteInventory) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let isConfigured = site.configuration.isConfigured
    for index in site.pages.indices { AddressPolicy.settle(&site.pages[index], into: &diagnostics) }
    if inventory.isOfDocuments, !options.readsAllAsStudies {
      site.arrangeDocuments(home: inventory.homeDocument, named: options.fallbackTitle)
      if !isConfigured { site.completeLanguages() }
    }
    if !isConfigured, !inventory.hasContentFolder { AddressPolicy.disambiguate(&site) }
    site.unifyLanguages()
    diagnostics += site.separateTranslations()
    if inventory.isOfDocuments { TitlePolicy.disambiguate(&site) }
    return diagnostics
  }

  /// Reads the stored results of `verify` and `check --compile`.
  private func loadResults(
    into site: inout Site, _ inventory: SiteInventory, paths: [String], _ cache: inout ReadingCache
  ) async -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let evidence {
      let loader = EvidenceLoader(content: content, read: evidence, options: options)
      diagnostics += await loader.load(into: &site, paths: paths, sources: inventory.studies, reusing: &cache)
    }
    if let trials, options.singleFile == nil {
      let stored = RuleTrialLoader(content: content, read: trials).load()
      site.trials = stored.value
      diagnostics += stored.diagnostics
    }
    if let examples {
      diagnostics += CompiledExampleLoader(content: content, read: examples).load(into: &site, paths: paths)
    }
    return diagnostics
  }

  /// Returns diagnostics for unreadable files and folders that the site may need.
  private func faults(
    of listing: ContentListing, _ inventory: SiteInventory, _ configuration: SiteConfiguration
  ) -> [Diagnostic] {
    var faults = listing.faults.filter {
      // Reading the settings reported every fault except a dangling link.
      PathKey($0.path) == PathKey(options.configurationPath)
        ? $0.reason == .missing
        : inventory.concerns($0, output: configuration.output, singleFile: options.singleFile)
    }
    if options.singleFile == nil {
      if inventory.hasContentFolder, inventory.home == nil {
        let path = "Content/index.md"
        do throws(ContentSourceError) {
          _ = try content.read(path)
        } catch {
          let isKnown = faults.contains { $0.path == path }
          if error.reason != .missing, !isKnown { faults.append(error) }
        }
      }
      let files = Set(listing.paths.map(PathKey.init))
      faults += SiteInventory.folders.filter { files.contains(PathKey($0)) }
        .map { ContentSourceError(path: $0, reason: .notFolder) }
    }
    return faults.map(Diagnostic.unreadableFile) + listing.secondNames.compactMap(Diagnostic.secondName)
  }

  private func lastChanges(
    of inventory: SiteInventory, _ configuration: SiteConfiguration, ifNot known: [String: CalendarDate]?
  ) async -> [String: CalendarDate] {
    if let known { return known }
    guard configuration.dates == .git, let history else { return [:] }
    return await history(inventory.studies + inventory.principles + inventory.texts)
  }

  /// Reads plain pages or the texts of principles.
  func readArticles(
    _ paths: [String], _ configuration: SiteConfiguration, _ cache: inout ReadingCache,
    into diagnostics: inout [Diagnostic]
  ) async -> [Article] {
    let unknown = paths.filter { cache.texts[PathKey($0)] == nil }
    let read = await read(unknown, nil) { [reader] file, _, _ in
      let read = reader.article(from: file, configuration: configuration)
      return Diagnosed(CaseStudy(article: read.value), read.diagnostics)
    }
    cache.rememberTexts(read)
    var articles: [Article] = []
    for text in paths.compactMap({ cache.texts[PathKey($0)] }) {
      let article = text.value?.article
      // A left-out draft has no diagnostics, unless it's uncertain that it is one.
      if configuration.includesDrafts || article?.publication != .draft { diagnostics += text.diagnostics }
      if let article, configuration.includesDrafts || !article.isDraft { articles.append(article) }
    }
    return articles
  }

  /// Returns the repository around the site's folder, read once.
  func repository(reusing cache: inout ReadingCache) async -> SourceRepository? {
    if let known = cache.repository { return known }
    let found = await repository?()
    cache.repository = .some(found)
    return found
  }

  private func title(for site: Site) -> String {
    let home = site.home ?? site.studies.first { $0.article.isHome }?.article
    if let title = home?.title, !title.isEmpty { return title }
    return site.studies.count == 1 && site.pages.isEmpty ? site.studies[0].article.title : options.fallbackTitle
  }
}
