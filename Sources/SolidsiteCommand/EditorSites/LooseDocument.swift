import CaseStudyModel
import LanguageServer
import SiteBuilder
import SiteStorage

/// A document outside any site, read alone: its links aren't checked, and code of its folder can be included.
struct LooseDocument: EditedSite {
  var parts: PartRegistry
  /// The absolute path of its folder; `nil` for a document that isn't saved.
  var folder: String?

  var isLoose: Bool { true }

  func read(
    after changes: SiteChanges, unsaved: [String: [UInt8]], early: @Sendable (SiteReading) -> Void
  ) async throws -> SiteReading? {
    // The document was closed while many others were read.
    if Task.isCancelled { return nil }
    let content = LooseContent(texts: unsaved, disk: folder.map { DiskContentSource(root: $0) })
    var cache = ReadingCache()
    let options = LoadOptions(includesDrafts: true, singleFile: unsaved.keys.first)
    let build = try await parts.pipeline(content: content, options: options).layOut(reusing: &cache)
    let reader = try parts.studyReader(for: build.site, content: content)
    return SiteReading(of: build, unsaved: unsaved, from: content, by: reader)
  }

  func changesOnDisk() -> AsyncStream<SiteChanges> { AsyncStream { $0.finish() } }
}

/// One text as a site; other files of its folder can be read, but aren't listed, because the folder may be large.
private struct LooseContent: ContentSource {
  var texts: [String: [UInt8]]
  var disk: DiskContentSource?

  func paths() -> [String] { texts.keys.sorted() }

  func paths(in folder: String) -> [String] { [] }

  func read(_ path: String) throws(ContentSourceError) -> [UInt8] {
    if let text = texts[path] { return text }
    // The settings in a folder that isn't a site are ignored.
    guard let disk, path != LoadOptions().configurationPath else {
      throw ContentSourceError(path: path, reason: .missing)
    }
    return try disk.read(path)
  }
}
