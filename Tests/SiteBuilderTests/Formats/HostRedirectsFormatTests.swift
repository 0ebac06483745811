import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Redirects of hosts")
struct HostRedirectsFormatTests {
  private func files(
    _ host: SiteConfiguration.RedirectHost, aliases: [String] = ["old"], root: String = ""
  ) -> [String: String] {
    var article = Article.made("Content/case-studies/ä.md", [])
    article.frontMatter.aliases = aliases
    var site = Site.made(article)
    site.configuration.redirects = host
    site.configuration.baseURL = root
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    site.pagePaths = Set(pages.map(\.path))
    let files = HostRedirectsFormat().files(for: RenderableSite.made(pages, of: site).value).value
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents().value, as: UTF8.self)) })
  }

  @Test(arguments: [
    (SiteConfiguration.RedirectHost.none, nil, ""),
    (
      .netlify, "_redirects",
      "/case-studies/old/ /case-studies/%C3%A4/ 301!\n/case-studies/old /case-studies/%C3%A4/ 301!\n"
    ),
    (
      .cloudflare, "_redirects",
      "/case-studies/old/ /case-studies/%C3%A4/ 301\n/case-studies/old /case-studies/%C3%A4/ 301\n"
    ),
    (
      .nginx, "redirects.map",
      "\"/case-studies/old/\" \"/case-studies/%C3%A4/\";\n\"/case-studies/old\" \"/case-studies/%C3%A4/\";\n"
    ),
  ])
  func areInTheFormOfTheHost(host: SiteConfiguration.RedirectHost, path: String?, text: String) {
    #expect(files(host) == (path.map { [$0: text] } ?? [:]))
  }

  @Test func beginAtTheRootOfTheHost() {
    let text = files(.cloudflare, aliases: ["/x.html"], root: "https://example.org/s")["_redirects"]
    #expect(text == "/s/x.html /s/case-studies/%C3%A4/ 301\n")
  }

  @Test(arguments: [
    "/case-studies/ä/", "ä", "/principles/ocp/", "/../x", "/case-studies/", "/robots.txt", "/Feed.xml/x",
  ])
  func neverLeadFromAPageThatIsThereOrFromOutside(alias: String) {
    #expect(files(.netlify, aliases: [alias]) == [:])
  }

  @Test func nameAnAddressOnce() {
    #expect(files(.cloudflare, aliases: ["/x.html", "/x.html"])["_redirects"] == "/x.html /case-studies/%C3%A4/ 301\n")
  }
}
