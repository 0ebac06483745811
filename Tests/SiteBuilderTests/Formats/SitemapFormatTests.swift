import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The site map")
struct SitemapFormatTests {
  private static let files = [
    "solidsite.yml": "baseURL: https://example.org/s", "Content/case-studies/a.md": "title: A\ndate: 2026-01-02",
    "Content/case-studies/b.md": "title: B\ndate: 2025-01-02\nupdated: 2026-03-04", "Content/pages/ü.md": "title: U",
    "Content/case-studies/c.md": "title: C\ndraft: true",
  ]

  private func map(_ files: [String: String]) async throws -> String? {
    TestSite.texts(try await TestSite.pipeline(files).build())["sitemap.xml"]
  }

  @Test(arguments: [
    ("", ""), ("case-studies/", ""), ("case-studies/a/", "2026-01-02"), ("case-studies/b/", "2026-03-04"),
    ("%C3%BC/", ""), ("principles/ocp/", ""),
  ])
  func namesAPageOnceWithTheDayOfItsLastChange(path: String, day: String) async throws {
    let lines = try #require(await map(Self.files)).split(separator: "\n")
    let place = "<url><loc>https://example.org/s/\(path)</loc>"
    let found = lines.filter { $0.hasPrefix(place) }.map(String.init)
    #expect(found == [place + (day.isEmpty ? "" : "<lastmod>\(day)</lastmod>") + "</url>"])
  }

  @Test func listsOnlyPagesForReaders() async throws {
    let text = try #require(await map(Self.files))
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns="))
    #expect(text.hasSuffix("</urlset>\n"))
    let places = text.matches(of: /<loc>(.*?)<\/loc>/).map { String($0.1) }
    #expect(Set(places).count == places.count)
    #expect(places.filter { !$0.hasPrefix("https://example.org/s/") } == [])
    #expect(places.filter { $0.contains("404") || $0.contains("case-studies/c") || $0.hasSuffix(".xml") } == [])
  }

  @Test(arguments: ["title: T", "baseURL: javascript:x", "baseURL: /s/"])
  func existsOnlyForASiteWithAnAddress(settings: String) async throws {
    try #expect(await map(Self.files.merging(["solidsite.yml": settings]) { $1 }) == nil)
  }
}
