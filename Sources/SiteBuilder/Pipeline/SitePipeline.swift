import CaseStudyModel

/// The way from a folder of Markdown to the files of a site: load, check, generate, format.
///
/// The stages are plain lists: whoever wants more pages, checks or formats appends to them.
public struct SitePipeline: Sendable {
  public var loader: SiteLoader
  public var generators: [any PageGenerator]
  public var checks: [any SiteCheck]
  public var formats: [any OutputFormat]

  public init(
    loader: SiteLoader, generators: [any PageGenerator], checks: [any SiteCheck], formats: [any OutputFormat]
  ) {
    self.loader = loader
    self.generators = generators
    self.checks = checks
    self.formats = formats
  }
}

extension SitePipeline {
  /// Reads the site and holds it against all checks, without making any file.
  /// - Throws: `ContentSourceError` where the site's folder can't be read.
  public func check() async throws(ContentSourceError) -> Diagnosed<Site> {
    var memory = ReadingMemory()
    let build = await checked(try await loadAndGenerate(reusing: &memory))
    return Diagnosed(build.site, build.diagnostics)
  }

  /// Reads the site and lays out all its files; content that is at fault is diagnosed, and the rest is built.
  /// - Throws: `ContentSourceError` where the site's folder can't be read.
  public func build() async throws(ContentSourceError) -> SiteBuild {
    var memory = ReadingMemory()
    return await checked(try await layOut(reusing: &memory))
  }

  /// Reads what isn't known already, and lays out all files, without holding the site against the checks.
  /// - Parameter memory: what was read the last time, without what changed since; afterwards, what was read this time.
  /// - Throws: `ContentSourceError` where the site's folder can't be read.
  public func layOut(reusing memory: inout ReadingMemory) async throws(ContentSourceError) -> SiteBuild {
    var build = try await loadAndGenerate(reusing: &memory)
    let (pages, site) = (build.pages, build.site)
    let settle: @Sendable ([Diagnostic]) -> [Diagnostic] = { SeverityPolicy.applied(to: $0, of: site) }
    var owners = CaselessTable(minimumCapacity: pages.count)
    build.files.reserveCapacity(pages.count)
    for made in await formats.concurrentMap(jobs: loader.jobs, { $0.files(for: pages, of: site) }) {
      build.diagnostics += made.diagnostics
      for file in made.value {
        if let first = owners.insert(file.path, at: build.files.count) {
          build.diagnostics.append(.conflictingFile(file.path, first: build.files[first].path))
          continue
        }
        build.files.append(
          OutputFile(path: file.path) {
            var contents = file.contents()
            contents.diagnostics = settle(contents.diagnostics)
            return contents
          })
      }
    }
    build.diagnostics = settle(build.diagnostics).sorted()
    return build
  }

  /// Holds a site against all checks: adds what they found, with the weights that the site gives to it, and sorts all.
  ///
  /// A task that is cancelled begins no further check, and what it returns is of no use.
  public func checked(_ build: SiteBuild) async -> SiteBuild {
    let site = build.site
    let found = await checks.concurrentMap(jobs: loader.jobs) { Task.isCancelled ? [] : $0.diagnostics(for: site) }
    var build = build
    build.diagnostics = SeverityPolicy.applied(to: build.diagnostics + found.flatMap { $0 }, of: site).sorted()
    return build
  }

  private func loadAndGenerate(reusing memory: inout ReadingMemory) async throws(ContentSourceError) -> SiteBuild {
    let loaded = try await loader.load(reusing: &memory)
    var site = loaded.value
    var diagnostics = loaded.diagnostics
    let made = await generators.concurrentMap(jobs: loader.jobs) { [site] in $0.pages(for: site) }
    let count = made.map(\.count).reduce(0, +)
    var pages: [Page] = []
    pages.reserveCapacity(count)
    var owners = CaselessTable(minimumCapacity: count)
    for page in made.joined() {
      if let first = owners.insert(page.path, at: pages.count) {
        diagnostics += [Diagnostic].conflictingPages(page, first: pages[first])
      } else {
        pages.append(page)
      }
    }
    site.pagePaths = Set(pages.map(\.path))
    return SiteBuild(site: site, pages: pages, files: [], diagnostics: diagnostics)
  }
}

extension [Diagnostic] {
  /// Two pages of one address; two written ones are left to the check of slugs, which knows their lines.
  fileprivate static func conflictingPages(_ page: Page, first: Page) -> [Diagnostic] {
    if page.layout == first.layout, page.source != nil, first.source != nil { return [] }
    let range = SourceRange(path: page.source ?? first.source ?? page.file, line: 1)
    return [
      Diagnostic(
        "ConflictingPage", .error,
        "Pages '\(first.title)' and '\(page.title)' must not share the address '\(page.path)'",
        at: range)
    ]
  }
}

extension Diagnostic {
  fileprivate static func conflictingFile(_ path: String, first: String) -> Diagnostic {
    Diagnostic(
      "ConflictingFile", .error,
      path == first
        ? "File '\(path)' must be made only once" : "Files '\(first)' and '\(path)' must differ by more than case",
      at: SourceRange(path: path, line: 1))
  }
}
