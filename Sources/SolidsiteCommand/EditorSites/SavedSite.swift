import CaseStudyModel
import Dispatch
import FileWatching
import LanguageServer
import Platform
import SiteBuilder

/// A site in a folder, whose open documents may be unsaved; it is kept in memory like a preview.
struct SavedSite: EditedSite {
  private let request: SiteRequest
  private let parts: PartRegistry
  /// The builder; `nil` until the first reading.
  private var builder: PreviewBuilder?

  /// - Parameter folder: the absolute path with links resolved.
  init(folder: String, _ arguments: Arguments, parts: PartRegistry) throws {
    var request = try SiteRequest(try SiteLocation(building: nil, root: folder), arguments)
    request.load.includesDrafts = true
    self.request = request
    self.parts = parts
  }

  var isLoose: Bool { false }

  mutating func read(
    after changes: SiteChanges, unsaved: [String: [UInt8]], early: @Sendable (SiteReading) -> Void
  ) async throws -> SiteReading? {
    let isFirst = self.builder == nil
    var builder = try self.builder ?? PreviewBuilder(request, parts: parts)
    // A second reference here would cause the builder's cache to be copied.
    self.builder = nil
    builder.unsaved = unsaved
    var changes = changes
    changes.noteTheme()
    let laidOut = try await builder.build(after: changes)
    // The author waits for the diagnostics of the edited text.
    let edited = isFirst ? Set(unsaved.keys) : Set(changes.paths.map(\.text)).intersection(unsaved.keys)
    if !edited.isEmpty {
      let part = await builder.pipeline.checked(laidOut, only: edited)
      early(try reading(of: part, by: builder, unsaved: unsaved, checked: edited))
    }
    let build = await builder.pipeline.checked(laidOut)
    let isCancelled = Task.isCancelled
    let whole = try reading(of: build, by: builder, unsaved: unsaved)
    self.builder = builder
    return isCancelled ? nil : whole
  }

  private func reading(
    of build: SiteBuild, by builder: PreviewBuilder, unsaved: [String: [UInt8]], checked: Set<String>? = nil
  ) throws -> SiteReading {
    let content = builder.pipeline.loader.content
    let reader = try parts.studyReader(for: build.site, content: content)
    return SiteReading(of: build, unsaved: unsaved, checked: checked, from: content, by: reader)
  }

  func changesOnDisk() async throws -> AsyncStream<SiteChanges> {
    let watched = try await WatchedSite(request)
    let watcher = try FolderWatching().watcher(of: watched.folders) { _ in }
    let (changes, queue) = AsyncStream.makeStream(of: SiteChanges.self)
    queue.onTermination = { _ in watcher.stop() }
    // Waiting blocks, so it needs a separate thread.
    DispatchQueue(label: "changes").async { Self.pass(watcher, of: watched, to: queue) }
    return changes
  }

  /// Passes changes on until the watcher is stopped.
  private static func pass(
    _ watcher: FileWatcher, of watched: WatchedSite, to queue: AsyncStream<SiteChanges>.Continuation
  ) {
    while true {
      do {
        while let files = try watcher.nextChanges() { queue.yield(watched.changes(files)) }
        return queue.finish()
      } catch {
        // The next call reports that everything must be read again. The pause keeps a repeatedly failing watcher from
        // using up a processor.
        sleep(1)
      }
    }
  }
}

extension SiteReading {
  /// Creates the reading of a build.
  /// - Parameters:
  ///   - content: the files of the site, with the texts of open documents.
  ///   - reader: reads a document as a study.
  init(
    of build: SiteBuild, unsaved: [String: [UInt8]], checked: Set<String>? = nil, from content: any ContentSource,
    by reader: any StudyReader
  ) {
    self.init(
      build: build, unsaved: unsaved, checked: checked,
      study: { file in
        var file = file
        file.original = build.site.translation(at: file.path).flatMap { try? content.read($0.original) }
        return reader.study(from: file) { try? content.read($0) }.value
      },
      bytes: { try? content.read($0) })
  }
}
