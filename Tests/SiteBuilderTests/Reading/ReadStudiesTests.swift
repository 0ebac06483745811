import CaseStudyModel
import SeededRandom
import Testing

@testable import SiteBuilder

@Suite("Cached studies")
struct ReadStudiesTests {
  @Test(arguments: 1...20)
  func areSortedAfterAnyChanges(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var studies = ReadStudies()
    // At first more than a sixteenth of them are read at once, and later only a few.
    var paths = (0..<60).map { "study-\($0).md" }
    var known: [String: ReadDocument] = [:]
    for _ in 0..<40 {
      if Int.random(in: 0..<4, using: &random) == 0 { paths.shuffle(using: &random) }
      let files = paths.dropLast(Int.random(in: 0..<3, using: &random)).sorted()
      let includesDrafts = Int.random(in: 0..<8, using: &random) > 0
      let unknown = studies.setPaths(files, includesDrafts: includesDrafts)
      known = known.filter { files.contains($0.key) }
      #expect(unknown == files.filter { known[$0] == nil })
      let read = unknown.map { Self.document($0, using: &random) }
      for document in read { known[document.path] = document }
      studies.remember(read)

      let shown = known.values.filter { includesDrafts || $0.value?.article.isDraft != true }
      let order = shown.compactMap(\.value).map { ($0.article.order, $0.article.title, $0.article.source) }.sorted(
        by: <)
      #expect(studies.shown.map(\.article.source) == order.map(\.2), "seed \(seed)")
      let reported = known.values.filter { includesDrafts || $0.value?.article.publication != .draft }
      #expect(studies.diagnostics.sorted() == reported.flatMap(\.diagnostics).sorted(), "seed \(seed)")

      for path in files.shuffled(using: &random).prefix(Int.random(in: 0..<4, using: &random)) {
        studies.forget(path)
        known[path] = nil
      }
    }
  }

  @Test func knowWhichStudiesIncludeAFile() {
    var studies = ReadStudies()
    _ = studies.setPaths(["a.md", "b.md"], includesDrafts: false)
    var including = ReadDocument(path: "a.md", value: nil, diagnostics: [])
    including.includes = [PathKey("Code.swift")]
    studies.remember([including, ReadDocument(path: "b.md", value: nil, diagnostics: [])])
    #expect(studies.files { $0 == "Code.swift" } == ["a.md"])
    studies.forget("a.md")
    #expect(studies.files { $0 == "Code.swift" }.isEmpty)
  }

  /// Makes a document of which anything may be the same as of others.
  private static func document(_ path: String, using random: inout SplitMix) -> ReadDocument {
    var article = Article(source: path, slug: path, title: "Title \(Int.random(in: 0..<20, using: &random))")
    article.frontMatter.order = [nil, 1, 2].randomElement(using: &random) ?? nil
    let states = [Publication.published, .published, .published, .draft, .uncertain]
    article.frontMatter.publication = states.randomElement(using: &random) ?? .published
    let fault = Diagnostic("Fault", .error, "Something is wrong", at: SourceRange(path: path, line: 1))
    return ReadDocument(
      path: path, value: Int.random(in: 0..<9, using: &random) == 0 ? nil : CaseStudy(article: article),
      diagnostics: Int.random(in: 0..<3, using: &random) == 0 ? [fault] : [])
  }
}
