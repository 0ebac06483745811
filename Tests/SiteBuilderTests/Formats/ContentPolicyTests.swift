import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The content security policy that pages carry.
@Suite("The content policy of pages")
struct ContentPolicyTests {
  private static func pages(
    _ images: [String] = [], allowing policy: SiteConfiguration.HTMLPolicy = .safe
  ) -> [String: String] {
    var article = Article.made("Content/case-studies/a.md", title: "A", images.map { .image($0, "x") })
    article.frontMatter.aliases = ["old"]
    var site = Site.made(article)
    site.configuration.htmlPolicy = policy
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    let rendering = RenderableSite.made(pages, of: site).value
    let files = HTMLFormat().files(for: rendering).value + RedirectFormat().files(for: rendering).value
    return Dictionary(
      uniqueKeysWithValues: files.filter { $0.path.hasSuffix(".html") }
        .map { ($0.path, String(decoding: $0.contents().value, as: UTF8.self)) })
  }

  private static func policy(of page: String) throws -> String {
    let match = try #require(
      page.firstMatch(
        of: /<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/))
    return String(match.1)
  }

  @Test func allowsOnlyTheSitesOwnFiles() throws {
    let pages = Self.pages()
    #expect(pages["case-studies/old/index.html"] != nil)
    #expect(pages["404.html"] != nil)
    for (path, page) in pages {
      let policy = try Self.policy(of: page)
      #expect(policy.hasPrefix("default-src 'self';"), "\(path)")
      #expect(!policy.contains("http"), "\(path)")
      #expect(!policy.contains("script-src"), "\(path)")
      #expect(!policy.contains("data:"), "\(path)")
      #expect(page.matches(of: /<script(?![^>]* src=| type="application\/ld\+json">)/).isEmpty, "\(path)")
      #expect(page.matches(of: /\son[a-z]+=/).isEmpty, "\(path)")
    }
  }

  @Test(arguments: [
    (["https://example.org/a.png"], "img-src 'self' https:"),
    (["http://example.org/a.png"], "img-src 'self' https: http:"),
    (["//example.org/a.png"], "img-src 'self' https: http:"),
  ])
  func allowsImagesOfOtherSitesOnPagesThatShowThem(_ images: [String], _ expected: String) throws {
    let pages = Self.pages(images)
    #expect(try Self.policy(of: #require(pages["case-studies/a/index.html"])).hasSuffix(";" + expected))
    #expect(try !Self.policy(of: #require(pages["index.html"])).contains("img-src"))
  }

  /// A study's prose is divided between its pages, and each may show its images.
  @Test(arguments: [
    ("case-studies/a/", true), ("case-studies/a/steps/", true), ("case-studies/a/whole/", true), ("", false),
    ("case-studies/", false), ("case-studies/b/steps/", false), ("404.html", false),
  ])
  func allowsTheImagesOfAStudyOnAllItsPages(page: String, isAllowed: Bool) {
    let image = "https://example.org/a.png"
    let site = Site.made(Article.made("Content/case-studies/a.md", title: "A", [.image(image, "x")]))
    #expect(SiteAddresses(site).outsideImages(of: page) == (isAllowed ? [image] : []))
  }

  @Test func isLeftOutIfAllHTMLIsAllowed() {
    for (path, page) in Self.pages(allowing: .all) { #expect(!page.contains("Content-Security-Policy"), "\(path)") }
  }
}
