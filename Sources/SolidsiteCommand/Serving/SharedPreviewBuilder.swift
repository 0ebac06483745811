import SiteBuilder

/// A preview's builder, which also works in the background.
///
/// Only one build may run at a time: each continues from the cache of the one before.
actor SharedPreviewBuilder {
  /// `nil` while a build runs; a second reference would copy the cache of ten thousand studies.
  private var builder: PreviewBuilder?
  /// The pipeline of the last build.
  private(set) var pipeline: SitePipeline
  /// Whether studies haven't been read.
  private(set) var isLoading: Bool
  /// The number of texts that the last build read.
  private(set) var readCount = 0

  init(_ builder: PreviewBuilder) {
    self.builder = builder
    pipeline = builder.pipeline
    isLoading = builder.isLoading
  }

  /// Leaves a core to requests and quick updates from now on; no build may be running.
  func leaveCoreFree() {
    builder?.leaveCoreFree()
    if let builder { pipeline = builder.pipeline }
  }

  /// Reads studies without laying out the site.
  func readAhead(_ portion: ReadingPortion) async throws {
    try await withBuilder { try await $0.readAhead(portion) }
  }

  /// Lays out the site after changes, without running checks.
  /// - Parameter portion: the studies to read; `nil` for all.
  func build(after changes: SiteChanges, reading portion: ReadingPortion? = nil) async throws -> SiteBuild {
    try await withBuilder { try await $0.build(after: changes, reading: portion) }
  }

  private func withBuilder<Result: Sendable>(
    _ work: @Sendable (inout PreviewBuilder) async throws -> Result
  ) async throws -> Result {
    guard var builder = self.builder.take() else { preconditionFailure("two builds at a time") }
    defer {
      pipeline = builder.pipeline
      isLoading = builder.isLoading
      readCount = builder.readCount
      self.builder = builder
    }
    return try await work(&builder)
  }
}
