import CaseStudyModel
import SiteBuilder
import SiteStorage

/// Rebuilds a site after changes, using a cache.
struct PreviewBuilder: Sendable {
  private let parts: PartRegistry
  @Shared private var request: SiteRequest
  private var content: ListedContentSource
  /// The pipeline for the current content.
  @Shared private(set) var pipeline: SitePipeline
  @Shared private var cache = ReadingCache()
  /// Draws cards, which a preview doesn't show.
  var cardDrawing: CardDrawing? {
    didSet { pipeline.cardDrawing = cardDrawing }
  }
  /// The texts that replace files, by path.
  var unsaved: [String: [UInt8]] = [:]

  /// - Throws: `CommandFailure` or `ContentSourceError` if the site or its theme can't be read.
  init(_ request: SiteRequest, parts: PartRegistry) throws {
    self.parts = parts
    self.request = request
    content = try ListedContentSource(request.content)
    pipeline = try parts.pipeline(
      content: content, history: request.history, repository: request.repository, revisions: request.revisions,
      options: request.load)
  }

  /// The number of texts that the last build read.
  var readCount: Int { cache.readCount }

  /// Whether studies haven't been read.
  var isLoading: Bool { cache.hasUnreadStudies }

  /// Leaves a core to requests and quick updates from now on.
  mutating func leaveCoreFree() {
    request.load.jobs = max(1, request.load.jobs - 1)
    pipeline.loader.jobs = request.load.jobs
  }

  /// Reads studies without laying out the site.
  mutating func readAhead(_ portion: ReadingPortion) async throws {
    _ = try await pipeline.loader.load(reusing: &cache, portion)
  }

  /// Lays out the site after changes, without running checks.
  /// - Parameter portion: the studies to read; `nil` for all.
  mutating func build(after changes: SiteChanges, reading portion: ReadingPortion? = nil) async throws -> SiteBuild {
    if changes.touchEverything {
      content = try ListedContentSource(request.content)
    } else {
      try content.update(after: changes.paths.map(\.text))
    }
    content.unsaved = unsaved
    if changes.touchEverything || changes.touchLanguages {
      cache = ReadingCache()
    } else {
      cache.forget(changes.paths.map(\.text))
      if changes.touchHistory { cache.forgetLastChanges() }
    }
    if changes.touchEverything || changes.touchTheme {
      pipeline = try parts.pipeline(
        content: content, history: request.history, repository: request.repository, revisions: request.revisions,
        options: request.load)
      pipeline.cardDrawing = cardDrawing
    } else {
      pipeline.loader.content = content
    }
    return try await pipeline.layOut(reusing: &cache, portion)
  }
}
