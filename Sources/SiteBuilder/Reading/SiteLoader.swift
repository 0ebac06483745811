import CaseStudyModel
import Synchronization

/// The reading stage: makes a site's values from the files of its folder.
public struct SiteLoader: Sendable {
  /// The site's folder.
  public var content: any ContentSource
  private let reader: any DocumentReader
  private let evidence: (any EvidenceReader)?
  private let options: LoadOptions

  /// - Parameter evidence: reads the evidence of studies; without it, a site shows none.
  public init(
    content: any ContentSource, reader: any DocumentReader, evidence: (any EvidenceReader)? = nil,
    options: LoadOptions = LoadOptions()
  ) {
    self.content = content
    self.reader = reader
    self.evidence = evidence
    self.options = options
  }

  /// The number of files that are read at once.
  var jobs: Int { options.jobs }

  /// Reads the site; what is wrong with single files is diagnosed, and the other files are still read.
  /// - Throws: `ContentSourceError` where the folder itself, or the one file that was asked for, can't be read.
  public func load() async throws(ContentSourceError) -> Diagnosed<Site> {
    var memory = ReadingMemory()
    return try await load(reusing: &memory)
  }

  /// Reads the site anew, but for the files whose values are still known.
  /// - Parameter memory: what was read the last time, without what changed since; afterwards, what was read this time.
  /// - Throws: `ContentSourceError` as `load()` does.
  public func load(reusing memory: inout ReadingMemory) async throws(ContentSourceError) -> Diagnosed<Site> {
    let paths = try content.paths()
    if let file = options.singleFile, !paths.contains(file) {
      throw ContentSourceError(path: file, reason: .missing)
    }
    var diagnostics: [Diagnostic] = []
    let configuration = try readConfiguration(paths, into: &diagnostics)
    let inventory = memory.inventory(of: paths, output: configuration.output, singleFile: options.singleFile)

    memory.settings(are: configuration)
    let principles = await readPrinciples(inventory.principles, configuration, &memory, into: &diagnostics)
    memory.principles(are: principles)
    let studyReader = reader.studyReader(for: configuration, principles: principles)
    let studies = await read(inventory.studies, as: .study, configuration, &memory, into: &diagnostics) {
      [content] file, include in
      studyReader.study(from: file) { path throws(ContentSourceError) in
        include(path)
        return try content.read(path)
      }
    }
    let texts = inventory.pages + [inventory.home].compactMap { $0 }
    let articles = await readArticles(texts, configuration, &memory, into: &diagnostics)
    memory.keepOnly(inventory.studies + inventory.principles + texts)

    var site = Site(configuration: configuration, principles: principles, assets: inventory.assets)
    site.studies = studies
    site.pages = articles.filter { $0.source != inventory.home }
    site.home = articles.first { $0.source == inventory.home }
    let isLoose = !configuration.isConfigured && !inventory.hasContentFolder
    diagnostics += AddressPolicy(disambiguates: isLoose).settle(&site)
    site.studies = Self.listed(site.studies)
    if let evidence {
      let loader = EvidenceLoader(content: content, reader: evidence, options: options)
      diagnostics += await loader.load(into: &site, paths: paths, sources: inventory.studies, reusing: &memory)
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

  private func readPrinciples(
    _ paths: [String], _ configuration: SiteConfiguration, _ memory: inout ReadingMemory,
    into diagnostics: inout [Diagnostic]
  ) async -> [Principle] {
    var principles = Principle.builtIn
    for article in await readArticles(paths, configuration, &memory, into: &diagnostics) {
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
    _ paths: [String], _ configuration: SiteConfiguration, _ memory: inout ReadingMemory,
    into diagnostics: inout [Diagnostic]
  ) async -> [Article] {
    await read(paths, as: .article, configuration, &memory, into: &diagnostics) { [reader] file, _ in
      let read = reader.article(from: file, configuration: configuration)
      return Diagnosed(CaseStudy(article: read.value), read.diagnostics)
    }
    .map(\.article)
  }

  /// Reads files in parallel; one that can't be read is diagnosed, and a draft is left out with all that is wrong in it.
  /// - Parameter document: makes a value of a file, and tells of every other file that it asks for.
  private func read(
    _ paths: [String], as kind: ReadingMemory.Kind, _ configuration: SiteConfiguration, _ memory: inout ReadingMemory,
    into diagnostics: inout [Diagnostic],
    document: @escaping @Sendable (SourceFile, _ include: @Sendable (String) -> Void) -> Diagnosed<CaseStudy>
  ) async -> [CaseStudy] {
    let unknown = memory.unknown(among: paths, as: kind)
    let results = await unknown.concurrentMap(jobs: options.jobs) { [content] path -> ReadingMemory.Document in
      do throws(ContentSourceError) {
        let includes = Mutex<Set<String>>([])
        let file = SourceFile(path: path, bytes: try content.read(path))
        let read = document(file) { include in includes.withLock { _ = $0.insert(include) } }
        return ReadingMemory.Document(
          kind: kind, value: read.value, diagnostics: read.diagnostics, includes: includes.withLock { $0 })
      } catch {
        return ReadingMemory.Document(kind: kind, value: nil, diagnostics: [.unreadableFile(error)])
      }
    }
    memory.remember(results, of: unknown)
    var documents: [CaseStudy] = []
    for path in paths {
      guard let read = memory.documents[path] else { continue }
      if let document = read.value {
        if document.article.frontMatter.isDraft, !configuration.includesDrafts { continue }
        documents.append(document)
      }
      diagnostics += read.diagnostics
    }
    return documents
  }

  private func title(for site: Site) -> String {
    if let title = site.home?.title, !title.isEmpty { return title }
    return site.studies.count == 1 ? site.studies[0].article.title : options.fallbackTitle
  }

  /// Puts studies in the order of lists; their keys are made once a study, and not once a comparison.
  private static func listed(_ studies: [CaseStudy]) -> [CaseStudy] {
    let keys = studies.indices.map { index in
      let article = studies[index].article
      return (article.frontMatter.order ?? .max, article.title, article.source, index)
    }
    return keys.sorted(by: <).map { studies[$0.3] }
  }
}
