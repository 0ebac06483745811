import CaseStudyModel
import Synchronization
import Testing

@testable import SiteBuilder

@Suite("The cards of a site's pages")
struct SharingCardsTests {
  private static let settings = "title: Studies\nbaseURL: https://example.org/s\n"
  private static let study = "title: Title of <a> & \"b\"\n"

  /// Builds a site whose cards are drawn by name only, and returns its files with the drawn SVG.
  private static func build(
    _ settings: String = Self.settings, _ content: [String: String] = [:],
    draws: Bool = true
  ) async throws -> (files: [String: String], svg: [String]) {
    let drawn = Mutex<[String]>([])
    let files = [
      "solidsite.yml": settings, "Content/case-studies/a.md": Self.study,
      "Content/case-studies/b.md": "title: Other\npicture: b.png\n", "Content/case-studies/b.png": "png",
    ]
    var pipeline = SitePipeline(
      content: MemoryContentSource(files.merging(content) { _, new in new }), theme: RepositoryTheme(),
      reader: TestReader(),
      highlighters: [])
    pipeline.cardDrawing = { pictures, _ in
      drawn.withLock { $0 = pictures.map { String(decoding: $0.svg, as: UTF8.self) } }
      return Diagnosed(
        pictures.indices.map { index in
          draws
            ? DrawnCard(file: OutputFile(path: "assets/card.\(index).png") { Diagnosed([]) }, width: 1200, height: 630)
            : nil
        })
    }
    let build = try await pipeline.build()
    return (TestSite.texts(build), drawn.withLock { $0 })
  }

  private static func picture(of page: String?) -> String? {
    page?.firstMatch(of: /og:image" content="([^"]*)"/).map { String($0.1) }
  }

  @Test func giveEachStudyItsOwnAndOtherPagesThatOfTheSite() async throws {
    let files = try await Self.build().files
    #expect(Self.picture(of: files["case-studies/a/index.html"]) == "https://example.org/s/assets/card.1.png")
    #expect(Self.picture(of: files["case-studies/a/files/index.html"]) == "https://example.org/s/assets/card.1.png")
    #expect(Self.picture(of: files["index.html"]) == "https://example.org/s/assets/card.0.png")
    #expect(Self.picture(of: files["principles/ocp/index.html"]) == "https://example.org/s/assets/card.0.png")
    #expect(files["assets/card.1.png"] != nil)
  }

  @Test func stateTheirSizeAndText() async throws {
    let page = try await Self.build().files["case-studies/a/index.html"] ?? ""
    for tag in [
      "og:image:type\" content=\"image/png", "og:image:width\" content=\"1200", "og:image:height\" content=\"630",
      "og:image:alt\" content=\"Title of", "twitter:card\" content=\"summary_large_image",
    ] { #expect(page.contains(tag), "\(tag)") }
  }

  /// A site with a principle of its own adds a line, and needn't copy the whole card.
  @Test func haveTheColoursThatTheSiteGivesItsPrinciples() async throws {
    let before = ".band { fill: #234f8f; }\n"
    #expect(try await Self.build().svg[0].contains(before + ".srp { fill: #225899; }\n"))
    let colours = ".lod { fill: #123456; }\n"
    let own = try await Self.build(Self.settings, ["Templates/card-colours.mustache": colours]).svg
    #expect(own.allSatisfy { $0.contains(before + colours + ".rule ") })
  }

  @Test func areReplacedByAnImageOfTheStudy() async throws {
    let built = try await Self.build()
    let page = built.files["case-studies/b/index.html"]
    #expect(Self.picture(of: page)?.hasPrefix("https://example.org/s/assets/b.") == true)
    #expect(page?.contains("og:image:width") == false)
    #expect(built.svg.count == 2)
  }

  @Test(arguments: ["title: Studies\n", "title: Studies\nbaseURL: https://example.org\ncards: false\n"])
  func areNotDrawnWithoutAnAddressOrIfTurnedOff(settings: String) async throws {
    let built = try await Self.build(settings)
    #expect(built.svg.isEmpty)
    #expect(Self.picture(of: built.files["index.html"]) == nil)
  }

  @Test func leavePagesAsTheyAreIfNoneCanBeDrawn() async throws {
    let built = try await Self.build(draws: false)
    #expect(Self.picture(of: built.files["case-studies/a/index.html"]) == nil)
    #expect(built.files["case-studies/a/index.html"]?.contains("twitter:card\" content=\"summary\"") == true)
  }

  @Test func escapeTheirTexts() async throws {
    let svg = try await Self.build().svg
    #expect(svg.contains { $0.contains("Title of &lt;a&gt; &amp;") })
  }

  @Test func followTheSitesOwnTemplate() async throws {
    let svg = try await Self.build(
      Self.settings, ["Templates/card.mustache": "<svg>{{title}} by us</svg>"]
    ).svg
    #expect(svg.contains("<svg>Studies by us</svg>"))
  }
}
