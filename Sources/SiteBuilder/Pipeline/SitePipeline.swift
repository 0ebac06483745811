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
    let build = try await loadAndGenerate()
    return Diagnosed(build.site, SeverityPolicy(build.site).applied(to: build.diagnostics).sorted())
  }

  /// Reads the site and lays out all its files; content that is at fault is diagnosed, and the rest is built.
  /// - Throws: `ContentSourceError` where the site's folder can't be read.
  public func build() async throws(ContentSourceError) -> SiteBuild {
    var build = try await loadAndGenerate()
    var owners: [String: String] = [:]
    for format in formats {
      let made = format.files(for: build.pages, of: build.site)
      build.diagnostics += made.diagnostics
      for file in made.value {
        if let first = owners.updateValue(file.path, forKey: file.path.lowercased()) {
          build.diagnostics.append(.conflictingFile(file.path, first: first))
        } else {
          build.files.append(file)
        }
      }
    }
    let policy = SeverityPolicy(build.site)
    build.diagnostics = policy.applied(to: build.diagnostics).sorted()
    build.files = build.files.map { file in
      OutputFile(path: file.path) {
        var contents = file.contents()
        contents.diagnostics = policy.applied(to: contents.diagnostics)
        return contents
      }
    }
    return build
  }

  private func loadAndGenerate() async throws(ContentSourceError) -> SiteBuild {
    let loaded = try await loader.load()
    var site = loaded.value
    var diagnostics = loaded.diagnostics
    var pages: [Page] = []
    var owners: [String: Page] = [:]
    for page in generators.flatMap({ $0.pages(for: site) }) {
      if let first = owners[page.path.lowercased()] {
        diagnostics += [Diagnostic].conflictingPages(page, first: first)
      } else {
        owners[page.path.lowercased()] = page
        pages.append(page)
      }
    }
    site.pagePaths = Set(pages.map(\.path))
    for check in checks { diagnostics += check.diagnostics(for: site) }
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
