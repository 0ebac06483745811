import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("Invalid paths of pages and files")
struct InvalidPathTests {
  private struct OwnPage: PageGenerator {
    let path: String
    func pages(for site: Site) -> [Page] {
      [Page(path: path, layout: Layout(rawValue: "own"), title: "Own") { _ in [:] }]
    }
  }

  private struct OwnFormat: OutputFormat {
    let path: String
    func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
      Diagnosed([OutputFile(path: path) { Diagnosed([]) }])
    }
  }

  private static func build(_ edit: (inout SitePipeline) -> Void) async throws -> SiteBuild {
    var pipeline = TestSite.pipeline(["solidsite.yml": "title: T\n"], theme: ["own.mustache": "own"])
    edit(&pipeline)
    return try await pipeline.build()
  }

  @Test(arguments: [("../own/", true), ("own//page/", true), ("own/", false)])
  func areReportedForPages(path: String, isInvalid: Bool) async throws {
    let build = try await Self.build { $0.generators.append(OwnPage(path: path)) }
    #expect(build.diagnostics.contains { $0.id == "InvalidPath" } == isInvalid)
    #expect(build.files.contains { $0.path == path + "index.html" } == !isInvalid)
  }

  @Test(arguments: [
    ("../own.txt", true), ("own//a.txt", true), ("Lost+found/a.txt", true), ("own/lost+found/a.txt", false),
  ])
  func areReportedForFiles(path: String, isInvalid: Bool) async throws {
    let build = try await Self.build { $0.formats.append(OwnFormat(path: path)) }
    #expect(build.diagnostics.contains { $0.id == "InvalidPath" } == isInvalid)
    #expect(build.files.contains { $0.path == path } == !isInvalid)
  }
}
