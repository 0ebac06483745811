import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

/// The pages of a saved study that a preview shows before the rest of the site is built.
@Suite("Quick updates")
struct QuickUpdateTests {
  /// A page that another package adds for each study.
  private struct SlidesGenerator: PageGenerator {
    func pages(for site: Site) -> [Page] { pages(ofStudies: Array(site.studies.indices), in: site) }

    func pages(ofStudies studies: [Int], in site: Site) -> [Page] {
      studies.map { index in
        let article = site.studies[index].article
        return Page(path: "slides/\(article.slug)/", layout: Layout(rawValue: "slides"), title: article.title) { _ in
          [:]
        }
      }
    }
  }

  /// A page about all studies, which a quick update leaves alone.
  private struct IndexGenerator: PageGenerator {
    func pages(for site: Site) -> [Page] {
      [Page(path: "own/", layout: Layout(rawValue: "slides"), title: "Own") { _ in [:] }]
    }
  }

  /// A format with a file for each page, and one about all of them.
  private struct TitleFormat: OutputFormat {
    func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
      let all = OutputFile(path: "titles.txt") { Diagnosed([]) }
      return Diagnosed(rendering.pages.compactMap(file) + [all])
    }

    func file(of page: RenderablePage) -> OutputFile? {
      let title = page.title
      return OutputFile(path: page.path + "title.txt") { Diagnosed(Array(title.utf8)) }
    }
  }

  private static func update(
    _ study: String = "title: New\n", _ edit: (inout SitePipeline) -> Void = { _ in }
  ) async throws -> QuickUpdate? {
    let path = "Content/case-studies/a.md"
    var pipelines = ["title: Old\n", study].map { text in
      TestSite.pipeline(
        ["solidsite.yml": "title: T\n", path: text, "Content/case-studies/b.md": "title: B\n"],
        theme: ["slides.mustache": "{{title}}"])
    }
    for index in pipelines.indices { edit(&pipelines[index]) }
    let build = try await pipelines[0].build()
    var cache = ReadingCache()
    return try await pipelines[1].quickUpdate(of: [PathKey(path)], in: build, reusing: &cache)
  }

  @Test func haveThePagesOfTheStudyAlone() async throws {
    let update = try #require(try await Self.update())
    #expect(update.files.keys.contains("case-studies/a/index.html"))
    #expect(update.files.keys.allSatisfy { $0.hasPrefix("case-studies/a/") }, "\(update.files.keys.sorted())")
  }

  @Test func haveThePagesThatAnotherGeneratorMakesOfAStudy() async throws {
    let update = try #require(try await Self.update { $0.generators += [SlidesGenerator(), IndexGenerator()] })
    let slides = try #require(update.files["slides/a/index.html"])
    #expect(String(decoding: slides.contents().value, as: UTF8.self) == "New")
    #expect(update.files["slides/b/index.html"] == nil)
    #expect(update.files["own/index.html"] == nil)
  }

  @Test func haveTheFilesOfEachFormatThatWritesOnePageAtATime() async throws {
    let update = try #require(try await Self.update { $0.formats.append(TitleFormat()) })
    let title = try #require(update.files["case-studies/a/title.txt"])
    #expect(String(decoding: title.contents().value, as: UTF8.self) == "New")
    #expect(update.files["titles.txt"] == nil)
  }

  @Test func areLeftToTheNextBuildIfNoFormatWritesOnePageAtATime() async throws {
    let update = try await Self.update { pipeline in pipeline.formats.removeAll { $0 is HTMLFormat } }
    #expect(update == nil)
  }
}
