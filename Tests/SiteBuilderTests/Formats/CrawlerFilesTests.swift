import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The files for crawlers, models and browsers' search: robots.txt, llms.txt, copies in Markdown, opensearch.xml.
@Suite("Files for crawlers")
struct CrawlerFilesTests {
  private func files(_ settings: String, _ content: [String: String] = [:]) async throws -> [String: String] {
    let own = ["solidsite.yml": settings, "Content/case-studies/a.md": "title: A [b]\nsummary: Told."]
    return TestSite.texts(try await TestSite.pipeline(own.merging(content) { $1 }).build())
  }

  @Test(arguments: [
    ("baseURL: https://example.org", "User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n"),
    ("baseURL: https://example.org/s", nil), ("title: T", nil), ("baseURL: javascript:x", nil),
  ])
  func theRobotsFileNamesTheMapAtTheRootOfAHost(settings: String, expected: String?) async throws {
    try #expect(await files(settings)["robots.txt"] == expected)
  }

  @Test(arguments: ["baseURL: https://example.org", "baseURL: https://example.org/s"])
  func aSitesOwnRobotsFileWins(settings: String) async throws {
    let own = ["Content/robots.txt": "User-agent: *\nDisallow: /\n"]
    try #expect(await files(settings, own)["robots.txt"] == own["Content/robots.txt"])
  }

  @Test(arguments: [("title: S\nbaseURL: https://example.org/s", "https://example.org/s/"), ("title: S", "")])
  func modelsGetAListOfTexts(settings: String, root: String) async throws {
    let text = try #require(await files(settings, ["Content/pages/p.md": "title: P"])["llms.txt"])
    #expect(text.hasPrefix("# S\n"))
    #expect(text.contains("\n- [A \\[b\\]](\(root)case-studies/a/index.md): Told.\n"))
    #expect(text.contains("\n## Optional\n\n- [P](\(root)p/index.md): A summary.\n"))
  }

  @Test func theListAndTheCopiesHaveNoCharactersThatReorderTextOrControlTerminals() async throws {
    let unsafe = "\u{1B}[2J\u{202E}\u{2066}\u{9B}\u{85}"
    let found = try await files(
      "title: S\(unsafe)T", ["Content/case-studies/b.md": "title: A\(unsafe)\u{200F}B\nsummary: C\(unsafe)D"])
    let list = try #require(found["llms.txt"])
    #expect(list.hasPrefix("# S[2J T\n"))
    #expect(list.contains("- [A\\[2J \u{200F}B](case-studies/b/index.md): C[2J D\n"))
    #expect(found["case-studies/b/index.md"]?.hasPrefix("# A[2J \u{200F}B\n\n") == true)
  }

  @Test func theListEscapesBracketsThatCombiningMarksFollow() async throws {
    let found = try await files("title: S", ["Content/pages/p.md": "title: P]\u{301}(x)"])
    #expect(found["llms.txt"]?.contains("- [P\\]\u{301}(x)](p/index.md)") == true)
  }

  @Test func textsArePublishedAsMarkdown() async throws {
    let found = try await files("title: S", ["Content/pages/p.md": "title: P"])
    #expect(found["p/index.md"] == "# P\n\ntitle: P")
  }

  @Test func draftsAreNotPublishedAsMarkdown() async throws {
    let found = try await files("title: S", ["Content/pages/p.md": "title: P\ndraft: true"])
    #expect(found["p/index.md"] == nil)
    #expect(found["llms.txt"]?.contains("[P]") == false)
  }

  @Test func browsersSearchTheListOfStudies() async throws {
    let text = try #require(
      await files("title: A name & many letters\nbaseURL: https://example.org/s")["opensearch.xml"])
    #expect(text.contains("<ShortName>A name &amp; many</ShortName>"))
    #expect(text.contains("template=\"https://example.org/s/case-studies/?q={searchTerms}\""))
  }

  @Test(arguments: [(["Content/pages/p.md": "title: P"], true), ([String: String](), false)])
  func browsersSearchFromTheHomePageWithoutStudies(content: [String: String], isSearched: Bool) async throws {
    let own = ["solidsite.yml": "title: S\nbaseURL: https://example.org/s"]
    let found = TestSite.texts(try await TestSite.pipeline(own.merging(content) { $1 }).build())["opensearch.xml"]
    #expect((found != nil) == isSearched)
    #expect(found?.contains("template=\"https://example.org/s/?q={searchTerms}\"") ?? true)
  }

  /// From a branch, GitHub Pages would publish pages that Jekyll makes of the copies in Markdown, and no `_a.png`.
  @Test func aFileKeepsHostsFromUsingJekyll() async throws {
    let found = try await files("title: S", ["Content/assets/_a.png": "1"])
    #expect(found[".nojekyll"] == "")
    #expect(found.keys.contains { SitePath.name(of: $0).hasPrefix("_a.") })
    #expect(found["case-studies/a/index.md"] != nil)
  }

  @Test func thereIsNoSearchWithoutAnAddress() async throws {
    try #expect(await files("title: S")["opensearch.xml"] == nil)
  }
}
