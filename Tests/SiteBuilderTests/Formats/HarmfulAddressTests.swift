import CaseStudyModel
import Testing

@testable import SiteBuilder

/// Addresses that run code, in settings that didn't come from the reader.
@Suite("Harmful addresses")
struct HarmfulAddressTests {
  @Test func cannotReachFilesOfTheSite() {
    let harmful = "javascript:alert(1)//https://"
    var article = Article.made("Content/case-studies/a.md", title: "A", [.link(harmful, "x")])
    article.frontMatter.authors = [Person(name: "B", url: harmful)]
    article.frontMatter.sources = [Citation(title: "C", url: harmful)]
    article.frontMatter.date = CalendarDate("2026-01-02")
    article.frontMatter.image = harmful
    article.images = [Image(source: harmful, alternative: "D", position: SourcePosition(line: 1))]
    article.body.append(.image(0))
    var site = Site.made(article)
    site.configuration.baseURL = harmful
    site.configuration.author = Person(name: "E", url: harmful)
    site.configuration.repository = SiteConfiguration.Repository(url: harmful, editPath: harmful)
    site.configuration.navigation = [.init(title: "F", url: harmful)]
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    let rendering = RenderableSite.made(pages, of: site).value
    let formats: [any OutputFormat] = [
      HTMLFormat(), AtomFeedFormat(), JSONFeedFormat(), SitemapFormat(), RedirectFormat(), RobotsFormat(),
      OpenSearchFormat(), LanguageModelFormat(),
    ]
    for file in formats.flatMap({ $0.files(for: rendering).value }) where !file.path.hasPrefix("assets/") {
      #expect(!String(decoding: file.contents().value, as: UTF8.self).contains("javascript:"), "\(file.path)")
    }
  }
}
