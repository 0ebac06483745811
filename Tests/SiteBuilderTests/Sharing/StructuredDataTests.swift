import CaseStudyModel
import Foundation
import Testing

@testable import SiteBuilder

@Suite("Data about a page")
struct StructuredDataTests {
  private static let slug = "x"

  private static func page(
    at path: String = "case-studies/x/", root: String = "https://example.org/s",
    _ change: (inout Article) -> Void = { _ in }
  ) -> String {
    var article = Article.made("Content/case-studies/x.md", title: "A </script><!-- & \"title\"", [])
    change(&article)
    var site = Site.made([CaseStudy(article: article, principles: [.ocp])], assets: ["Content/case-studies/x/a.png"])
    site.configuration.baseURL = root
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    let content = MemoryContentSource(["Content/case-studies/x/a.png": "png"])
    let rendering = RenderableSite.made(pages, of: site, content: content).value
    let page = rendering.pages.first { $0.path == path }
    return page.map { String(decoding: $0.render().value, as: UTF8.self) } ?? ""
  }

  /// Returns the parts of the data by their types.
  private static func parts(of html: String) throws -> [String: [String: Any]] {
    let match = try #require(html.firstMatch(of: /<script type="application\/ld\+json">(.*?)<\/script>/))
    let data = try JSONSerialization.jsonObject(with: Data(match.1.utf8)) as? [String: Any]
    #expect(data?["@context"] as? String == "https://schema.org")
    let graph = try #require(data?["@graph"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: graph.map { part in
        ((part["@type"] as? [String])?.joined(separator: "+") ?? part["@type"] as? String ?? "", part)
      })
  }

  @Test(arguments: [
    ("headline", "A </script><!-- & \"title\""), ("url", "https://example.org/s/case-studies/x/"),
    ("datePublished", "2026-01-02"), ("dateModified", "2026-01-02"), ("educationalLevel", "advanced"),
    ("inLanguage", "en"), ("learningResourceType", "case study"), ("description", "A summary."),
  ])
  func describesAStudyAndStaysInItsElement(key: String, value: String) throws {
    let html = Self.page { article in
      article.frontMatter.date = CalendarDate("2026-01-02")
      article.frontMatter.difficulty = .advanced
    }
    let study = try #require(Self.parts(of: html)["TechArticle+LearningResource"])
    #expect(study[key] as? String == value)
  }

  @Test func namesThePrinciplesThatAStudyTeaches() throws {
    let study = try #require(Self.parts(of: Self.page())["TechArticle+LearningResource"])
    #expect(study["teaches"] as? [String] == Principle.builtIn.filter { $0.id == .ocp }.map(\.name))
  }

  @Test func namesThePathToThePage() throws {
    let way = try #require(Self.parts(of: Self.page())["BreadcrumbList"]?["itemListElement"] as? [[String: Any]])
    let addresses = way.compactMap { $0["item"] as? String }
    #expect(
      addresses == [
        "https://example.org/s/", "https://example.org/s/case-studies/", "https://example.org/s/case-studies/x/",
      ])
    #expect(way.compactMap { $0["position"] as? Int } == [1, 2, 3])
  }

  @Test func hasNoAddressesOnASiteWithoutOne() throws {
    let parts = try Self.parts(of: Self.page(root: ""))
    #expect(Array(parts.keys) == ["TechArticle+LearningResource"])
    #expect(parts.values.first?["url"] == nil)
  }

  @Test(arguments: ["", "404.html"])
  func isMissingIfThereIsNothingToSay(path: String) {
    #expect(!Self.page(at: path).contains("ld+json"))
  }

  @Test(arguments: [
    ("x/a.png", "https://example.org/s", true), ("x/a.png", "", false),
    ("https://images.example/a.png", "", true), ("javascript:a.png", "https://example.org/s", false),
  ])
  func sharesAnImageWithAnAbsoluteAddress(image: String, root: String, isShared: Bool) {
    let html = Self.page(root: root) { $0.frontMatter.image = image }
    #expect(html.contains("<meta property=\"og:image\" content=\"http") == isShared)
    #expect(html.contains("name=\"twitter:card\" content=\"summary\(isShared ? "_large_image" : "")\""))
  }
}
