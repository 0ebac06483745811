import CaseStudyModel

/// The pipeline from a folder of Markdown to the files of a site: load, check, generate, format.
///
/// The stages are plain arrays; append to them to add pages, checks or formats.
public struct SitePipeline: Sendable {
  /// The reading stage.
  public var loader: SiteLoader
  /// The generators of pages.
  public var generators: [any PageGenerator]
  /// The rules for content.
  public var checks: [any SiteCheck]
  /// The renderer of pages.
  public var renderer: PageRenderer
  /// The output formats.
  public var formats: [any OutputFormat]
  /// Draws the cards of pages; without it, pages have none.
  public var cardDrawing: CardDrawing?
  /// Returns the fault of a repository around the site that can't be read; without it, none is reported.
  public var repositoryFault: (@Sendable () async -> Diagnostic?)?
  /// The texts of the interface; packages add theirs.
  public var texts = TextCatalogue()
  /// The kinds of diagnostics; packages add theirs.
  public var kinds = DiagnosticKinds(SitePipeline.explanations)

  public init(
    loader: SiteLoader, generators: [any PageGenerator], checks: [any SiteCheck], renderer: PageRenderer,
    formats: [any OutputFormat]
  ) {
    self.loader = loader
    self.renderer = renderer
    self.generators = generators
    self.checks = checks
    self.formats = formats
  }
}

extension SitePipeline {
  /// Reads and checks the site without laying out files.
  /// - Throws: `ContentSourceError` if the site's folder can't be read.
  public func check() async throws(ContentSourceError) -> Diagnosed<Site> {
    var cache = ReadingCache()
    let build = await checked(try await loadAndGenerate(reusing: &cache))
    return Diagnosed(build.site, build.diagnostics)
  }

  /// Reads and checks the site and lays out its files; faulty content is diagnosed, and the rest is built.
  /// - Throws: `ContentSourceError` if the site's folder can't be read.
  public func build() async throws(ContentSourceError) -> SiteBuild {
    var cache = ReadingCache()
    var build = await checked(try await layOut(reusing: &cache))
    if let fault = await repositoryFault?() { build.add([fault]) }
    return build
  }

  /// Reads the files that aren't cached and lays out all files, without checks.
  /// - Parameters:
  ///   - cache: the cache, from which changed files were removed; the load updates it.
  ///   - portion: the studies to read; `nil` for all.
  /// - Throws: `ContentSourceError` if the site's folder can't be read.
  public func layOut(
    reusing cache: inout ReadingCache, _ portion: ReadingPortion? = nil
  ) async throws(ContentSourceError) -> SiteBuild {
    var build = try await loadAndGenerate(reusing: &cache, portion)
    var cards = Diagnosed(SharingCards())
    if let cardDrawing { cards = await renderer.cards(for: build.site, jobs: loader.jobs, by: cardDrawing) }
    let rendering = renderer.renderable(
      build.pages, of: build.site, following: build.addresses, cards: cards.value)
    build.rendering = rendering.value.rendering
    let made = await formats.concurrentMap(jobs: loader.jobs) { $0.files(for: rendering.value) }
    var words = QuotedWords(in: loader.content, kinds)
    build.add(words.located(cards.diagnostics + rendering.diagnostics + made.flatMap(\.diagnostics)))
    build.add(made.lazy.flatMap(\.value))
    return build
  }

  /// Runs all checks and adds their diagnostics.
  ///
  /// After cancellation, remaining checks are skipped and the result is meaningless.
  /// - Parameter sources: the files of the texts to check, which takes less time; `nil` for all. Diagnostics of other
  ///   files are then incomplete.
  public func checked(_ build: SiteBuild, only sources: Set<String>? = nil) async -> SiteBuild {
    let site = build.site.withAllVersions
    let part = sources.map { site.narrowed(to: $0) } ?? site
    let found = await checks.concurrentMap(jobs: loader.jobs) { [addresses = build.addresses] in
      Task.isCancelled ? [] : $0.diagnostics(for: $0.comparesTexts ? site : part, following: addresses)
    }
    if Task.isCancelled { return build }
    let faults = await AssemblyStage.diagnostics(for: part, jobs: loader.jobs)
    let independent = kinds.independent(
      found.flatMap { $0 } + faults, after: build.diagnostics, unread: unreadStudies(of: build), build.withSeverities)
    var words = QuotedWords(in: loader.content, kinds)
    var build = build
    build.add(words.located(independent.diagnostics))
    build.raise(independent.hiding)
    build.filter(kinds.withoutNeedlessStaleness)
    return build
  }

  /// Returns the studies of which a side can't be read.
  private func unreadStudies(of build: SiteBuild) -> Set<PathKey> {
    let faulty = Set(
      build.diagnostics.lazy.filter { kinds.traits(of: $0.id).contains(.leavesSettingUnread) }
        .map { PathKey($0.range.path) })
    if faulty.isEmpty { return [] }
    let studies = build.site.originals.lazy.filter { study in
      faulty.contains(PathKey(study.article.source)) && study.article.frontMatter.hasUnreadSide
    }
    return Set(studies.map { PathKey($0.article.source) })
  }

  private func loadAndGenerate(
    reusing cache: inout ReadingCache, _ portion: ReadingPortion? = nil
  ) async throws(ContentSourceError) -> SiteBuild {
    var loader = loader
    loader.languages = self.texts.languages
    let loaded = try await loader.load(reusing: &cache, portion)
    var site = loaded.value
    var words = QuotedWords(in: loader.content, kinds)
    var suggestions = FileSuggestions(of: site)
    var diagnostics = words.located(loaded.diagnostics.map { $0.suggestingFile(of: &suggestions) })
    if site.isOfDocuments, !site.configuration.isConfigured, let language = site.commonLanguage,
      self.texts.has(language)
    {
      site.configuration.language = language
      site.unifyLanguages()
    }
    let texts = self.texts.texts(for: site.configuration.language)
    let principles = site.principles
    site.adopt(texts.value)
    let others = site.arrangeEditions(self.texts, principles: principles)
    diagnostics += words.located(texts.diagnostics + others.filter { !texts.diagnostics.contains($0) })
    let made = await generators.concurrentMap(jobs: loader.jobs) { [site] in $0.pages(for: site) }
    var pages = Array(made.joined())
    let optional = Set(pages.lazy.filter { $0.isFallback }.map { $0.path })
    let taken = optional.isEmpty ? [] : Set(pages.lazy.filter { !$0.isFallback }.map { $0.path }).intersection(optional)
    if !taken.isEmpty { pages.removeAll { $0.isFallback && taken.contains($0.path) } }
    site.pagePaths = Set(pages.lazy.map { $0.path })
    // Fast path: all paths are distinct and lowercase.
    let areOrdinary = site.pagePaths.allSatisfy { $0 == PagePath.notFound || OutputTable.isOrdinary($0) }
    if site.pagePaths.count < pages.count || !areOrdinary {
      pages = pages.withoutConflicts(in: site, &diagnostics)
      site.pagePaths = Set(pages.lazy.map { $0.path })
    }
    for language in site.editions.sites.keys { site.editions.sites[language]?.pagePaths = site.pagePaths }
    var build = SiteBuild(site: site, pages: pages, diagnostics: diagnostics)
    build.expect(cache.studies.unread.sorted().map(\.text))
    build.addresses.expect(unreadable: loaded.diagnostics.lazy.filter { $0.id == "UnreadableFile" }.map(\.range.path))
    if build.addresses.hasLinksToUnknownFiles(in: site) { build.addresses.written = writtenPaths(of: build) }
    // Reading the repository once is faster than searching every text for dead links.
    if site.isOfDocuments || cache.isReused || build.addresses.hasDeadEnds(in: site) {
      let repository = await loader.repository(reusing: &cache)
      build.addresses.repository = RepositoryLinks(of: site, repository)
    }
    return build
  }
}

extension SitePipeline {
  /// Returns the paths of the files that the formats write for a site, without their contents.
  private func writtenPaths(of build: SiteBuild) -> Set<String> {
    let recipe = PageRecipe(
      article: { [addresses = build.addresses] in addresses.article(at: $0) }, previewImage: { _ in nil },
      feedContent: { _ in [] }, markdown: { _ in Diagnosed([]) }, render: { _ in Diagnosed([]) })
    let pages = build.pages.indices.map { RenderablePage(build.pages[$0], at: $0, by: recipe) }
    let site = RenderableSite(site: build.site, pages: pages, assets: [])
    return Set(formats.flatMap { $0.files(for: site).value.map(\.path) })
  }
}

extension [Page] {
  /// Returns the first page of each address, with diagnostics for conflicting and invalid addresses.
  fileprivate func withoutConflicts(in site: Site, _ diagnostics: inout [Diagnostic]) -> [Page] {
    var kept: [Page] = []
    var places = OutputTable(minimumCapacity: count)
    for page in self {
      switch places.insert(page.file, number: kept.count) {
      case nil: kept.append(page)
      case .taken(let first): diagnostics += [Diagnostic].conflictingPages(page, first: kept[first], in: site)
      case .inTheWay(let first): diagnostics.append(.pageInTheWay(page, of: kept[first], in: site))
      case .invalid(let rule): diagnostics.append(.invalidPage(page, rule, in: site))
      }
    }
    return kept
  }
}

extension Site {
  /// Returns the site with the texts of some files only.
  fileprivate func narrowed(to sources: Set<String>) -> Site {
    var site = self
    site.studies = studies.filter { sources.contains($0.article.source) }
    site.pages = pages.filter { sources.contains($0.source) }
    if let home, !sources.contains(home.source) { site.home = nil }
    for index in site.principles.indices {
      if let article = principles[index].article, !sources.contains(article.source) {
        site.principles[index].article = nil
      }
    }
    return site
  }

  /// Returns the place that determines the address of a page.
  fileprivate func place(of page: Page) -> SourceRange {
    guard let source = page.source.map(PathKey.init) else { return SourceRange(path: page.file.shortened, line: 1) }
    let article = articles.first { PathKey($0.source) == source }
    return article?.place(ofKey: "slug") ?? SourceRange(path: source.text, line: 1)
  }
}

extension [Diagnostic] {
  /// Describes two pages with the same address, unless `DuplicateSlug` reports that two articles have the same slug.
  fileprivate static func conflictingPages(_ page: Page, first: Page, in site: Site) -> [Diagnostic] {
    if page.layout == first.layout, let source = page.source, let other = first.source, source != other { return [] }
    return [
      Diagnostic(
        "ConflictingPage", .error,
        "Pages '\(first.title)' and '\(page.title)' must not share the address '\(page.path)'",
        at: site.place(of: page.source == nil ? first : page))
    ]
  }
}

extension Diagnostic {
  fileprivate static func pageInTheWay(_ page: Page, of first: Page, in site: Site) -> Diagnostic {
    Diagnostic(
      "ConflictingPage", .error,
      "The addresses '\(page.path)' and '\(first.title)' must not need a file and a folder in the same place",
      at: site.place(of: page))
  }

  fileprivate static func invalidPage(_ page: Page, _ rule: Message, in site: Site) -> Diagnostic {
    Diagnostic("InvalidPath", .error, "The address '\(page.path.shortened)' \(rule)", at: site.place(of: page))
  }
}
