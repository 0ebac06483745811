import CaseStudyModel

/// The reading stage: makes a site's values from the files of its folder.
public struct SiteLoader: Sendable {
  private let content: any ContentSource
  private let reader: any DocumentReader
  private let evidence: (any EvidenceReader)?
  private let history: (any FileHistory)?
  private let options: LoadOptions

  /// - Parameters:
  ///   - evidence: reads the evidence of studies; without it, a site shows none.
  ///   - history: tells when files were last changed; without it, only front matter does.
  public init(
    content: any ContentSource, reader: any DocumentReader, evidence: (any EvidenceReader)? = nil,
    history: (any FileHistory)? = nil, options: LoadOptions = LoadOptions()
  ) {
    self.history = history
    self.content = content
    self.reader = reader
    self.evidence = evidence
    self.options = options
  }

  /// Reads the site; what is wrong with single files is diagnosed, and the other files are still read.
  /// - Throws: `ContentSourceError` where the folder itself, or the one file that was asked for, can't be read.
  public func load() async throws(ContentSourceError) -> Diagnosed<Site> {
    let paths = try content.paths()
    if let file = options.singleFile, !paths.contains(file) {
      throw ContentSourceError(path: file, reason: .missing)
    }
    var diagnostics: [Diagnostic] = []
    let configuration = try readConfiguration(paths, into: &diagnostics)
    let inventory = SiteInventory(paths: paths, output: configuration.output, singleFile: options.singleFile)

    // The files are read meanwhile.
    async let changes = lastChanges(of: inventory, configuration)
    let principles = await readPrinciples(inventory.principles, configuration, into: &diagnostics)
    let studyReader = reader.studyReader(for: configuration, principles: principles)
    let studies = await read(inventory.studies, configuration, into: &diagnostics) { [content] file in
      studyReader.study(from: file) { path throws(ContentSourceError) in try content.read(path) }
    }
    let texts = inventory.pages + [inventory.home].compactMap { $0 }
    let articles = await readArticles(texts, configuration, into: &diagnostics)

    var site = Site(configuration: configuration, principles: principles, assets: inventory.assets)
    site.studies = studies
    site.pages = articles.filter { $0.source != inventory.home }
    site.home = articles.first { $0.source == inventory.home }
    site.date(by: await changes)
    let isLoose = !configuration.isConfigured && !inventory.hasContentFolder
    diagnostics += AddressPolicy(disambiguates: isLoose).settle(&site)
    site.studies.sort(by: Self.isListedBefore)
    if let evidence {
      let loader = EvidenceLoader(content: content, reader: evidence, options: options)
      diagnostics += await loader.load(into: &site, paths: paths, sources: inventory.studies)
    }
    if site.configuration.title.isEmpty { site.configuration.title = title(for: site) }
    return Diagnosed(site, diagnostics)
  }
}

extension SiteLoader {
  private func readConfiguration(
    _ paths: [String], into diagnostics: inout [Diagnostic]
  ) throws(ContentSourceError) -> SiteConfiguration {
    var configuration = SiteConfiguration()
    let path = options.configurationPath
    if paths.contains(path) || path != LoadOptions().configurationPath {
      let read = reader.configuration(from: SourceFile(path: path, bytes: try content.read(path)))
      configuration = read.value
      configuration.isConfigured = true
      diagnostics += read.diagnostics
    }
    if let drafts = options.includesDrafts { configuration.includesDrafts = drafts }
    if let baseURL = options.baseURL { configuration.baseURL = baseURL }
    return configuration
  }

  private func lastChanges(
    of inventory: SiteInventory, _ configuration: SiteConfiguration
  ) async -> [String: CalendarDate] {
    guard configuration.dates == .git, let history else { return [:] }
    return await history.lastChanges(
      of: inventory.studies + inventory.principles + inventory.pages + [inventory.home].compactMap { $0 })
  }

  private func readPrinciples(
    _ paths: [String], _ configuration: SiteConfiguration, into diagnostics: inout [Diagnostic]
  ) async -> [Principle] {
    var principles = Principle.builtIn
    for article in await readArticles(paths, configuration, into: &diagnostics) {
      let id = Principle.ID(rawValue: Slug.derived(from: AddressPolicy.name(of: article.source)))
      let known = principles.firstIndex { $0.id == id }
      var principle =
        known.map { principles[$0] }
        ?? Principle(
          id: id, name: article.title, acronym: id.rawValue.uppercased(), summary: article.summary, order: 100)
      principle.name = article.frontMatter.title ?? article.title
      principle.acronym = article.frontMatter.acronym ?? principle.acronym
      principle.summary = article.frontMatter.summary ?? principle.summary
      principle.order = article.frontMatter.order ?? principle.order
      principle.article = article
      if let known { principles[known] = principle } else { principles.append(principle) }
    }
    return principles.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  private func readArticles(
    _ paths: [String], _ configuration: SiteConfiguration, into diagnostics: inout [Diagnostic]
  ) async -> [Article] {
    await read(paths, configuration, into: &diagnostics) { [reader] file in
      let read = reader.article(from: file, configuration: configuration)
      return Diagnosed(CaseStudy(article: read.value), read.diagnostics)
    }
    .map(\.article)
  }

  /// Reads files in parallel; one that can't be read is diagnosed, and a draft is left out with all that is wrong in it.
  private func read(
    _ paths: [String], _ configuration: SiteConfiguration, into diagnostics: inout [Diagnostic],
    as document: @escaping @Sendable (SourceFile) -> Diagnosed<CaseStudy>
  ) async -> [CaseStudy] {
    let results = await paths.concurrentMap(jobs: options.jobs) { [content] path -> Diagnosed<CaseStudy?> in
      do throws(ContentSourceError) {
        let read = document(SourceFile(path: path, bytes: try content.read(path)))
        return Diagnosed(read.value, read.diagnostics)
      } catch {
        return Diagnosed(nil, [.unreadableFile(error)])
      }
    }
    var documents: [CaseStudy] = []
    for result in results {
      if let document = result.value {
        if document.article.frontMatter.isDraft, !configuration.includesDrafts { continue }
        documents.append(document)
      }
      diagnostics += result.diagnostics
    }
    return documents
  }

  private func title(for site: Site) -> String {
    if let title = site.home?.title, !title.isEmpty { return title }
    return site.studies.count == 1 ? site.studies[0].article.title : options.fallbackTitle
  }

  private static func isListedBefore(_ left: CaseStudy, _ right: CaseStudy) -> Bool {
    let leftOrder = left.article.frontMatter.order ?? .max
    let rightOrder = right.article.frontMatter.order ?? .max
    return (leftOrder, left.article.title, left.article.source)
      < (rightOrder, right.article.title, right.article.source)
  }
}

extension Site {
  /// Notes in each text when it was last changed.
  fileprivate mutating func date(by changes: [String: CalendarDate]) {
    if changes.isEmpty { return }
    for index in studies.indices { studies[index].article.date(by: changes) }
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
