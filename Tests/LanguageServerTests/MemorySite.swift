import CaseStudyModel
import CaseStudyReader
import SiteBuilder
import Testing

@testable import LanguageServer

/// A site in memory, whose checks tests can add to.
struct MemorySite: EditedSite {
  var files: [String: String]
  var checks: [any SiteCheck] = []
  /// Whether the checks of unedited texts run until they are cancelled.
  var isSlow = false
  /// Whether readings run until their task is cancelled.
  var isEndless = false
  /// Whether readings fail.
  var isUnreadable = false

  var isLoose: Bool { false }

  func read(
    after changes: SiteChanges, unsaved: [String: [UInt8]], early: @Sendable (SiteReading) -> Void
  ) async throws -> SiteReading? {
    if isEndless {
      try? await Task.sleep(for: .seconds(3600))
      return nil
    }
    if isUnreadable { throw ContentSourceError(path: "solidsite.yml", reason: .missing) }
    let texts = files.merging(unsaved.mapValues { String(decoding: $0, as: UTF8.self) }) { $1 }
    let content = MemoryContentSource(texts)
    var pipeline = SitePipeline(
      content: content, theme: MemoryContentSource([:]), reader: MarkdownDocumentReader(), highlighters: [])
    pipeline.checks += checks
    var cache = ReadingCache()
    let build = await pipeline.checked(try await pipeline.layOut(reusing: &cache))
    let reader = MarkdownStudyReader(configuration: build.site.configuration, principles: build.site.principles)
    func reading(checked: Set<String>?) -> SiteReading {
      SiteReading(
        build: build, unsaved: unsaved, checked: checked,
        study: { file in reader.study(from: file) { try? content.read($0) }.value }, bytes: { try? content.read($0) })
    }
    if isSlow {
      early(reading(checked: Set(changes.paths.map(\.text))))
      // Ends when the task is cancelled.
      try? await Task.sleep(for: .seconds(3600))
      return nil
    }
    return reading(checked: nil)
  }

  func changesOnDisk() -> AsyncStream<SiteChanges> { AsyncStream { $0.finish() } }

  /// Returns a document of the site as capabilities see it.
  /// - Parameter edited: the texts of other open documents, which have changed since the site was read.
  func context(of path: String, edited: [String: String] = [:]) async throws -> DocumentContext {
    let text = try #require(files[path])
    let reading = try #require(
      try await read(after: SiteChanges(), unsaved: [path: Array(text.utf8)], early: { _ in }))
    let document = TextDocument(uri: DocumentAddress.uri(of: "/site/" + path), version: 1, text: text.utf8)
    let study = reading.study(SourceFile(path: path, text: text))
    let others = edited.map { path, text in
      let uri = DocumentAddress.uri(of: "/site/" + path)
      return OpenDocument(text: TextDocument(uri: uri, text: text.utf8), site: "/site", path: path)
    }
    return DocumentContext(
      document: document, path: path,
      parsed: ParsedDocument(study: study, lines: MarkdownLines(document)), reading: reading, folder: "/site",
      addresses: Dictionary(uniqueKeysWithValues: others.map { ($0.path, $0.text.uri) }),
      documents: Dictionary(uniqueKeysWithValues: others.map { ($0.text.uri, $0) }), encoding: .utf16,
      renamesFiles: true, explanations: SitePipeline.explanations)
  }
}
