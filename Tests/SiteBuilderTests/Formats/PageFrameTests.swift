import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The frame of a page")
struct PageFrameTests {
  @Test(arguments: [true, false])
  func hasAListOfPrinciplesOnlyOnASiteWithPrinciples(isAboutPrinciples: Bool) throws {
    var site = Site.made()
    if !isAboutPrinciples { site.principles = [] }
    let pages = NotFoundPageGenerator().pages(for: site)
    let file = try #require(HTMLFormat().files(for: RenderableSite.made(pages, of: site).value).value.first)
    let text = String(decoding: file.contents().value, as: UTF8.self)
    #expect(text.contains("principle-links") == isAboutPrinciples)
  }

  @Test(arguments: [
    ("/about/#contact", "../about/#contact"), ("/about/?q=fee", "../about/?q=fee"), ("/about/", "../about/"),
    ("/assets/spec.pdf#page=3", "../assets/spec.pdf#page=3"), ("https://example.org/?a#b", "https://example.org/?a#b"),
  ])
  func keepsTheQueryAndTheFragmentOfALinkInTheNavigation(written: String, address: String) throws {
    let about = Article.made("Content/pages/about.md", [.heading(2, "Contact")])
    var site = Site.made(pages: [about], assets: ["assets/spec.pdf"])
    site.configuration.navigation = [.init(title: "It", url: written)]
    let context = PageContext(
      path: "list/", root: "../", site: site, addresses: SiteAddresses(site), assets: AssetCatalogue(),
      code: CodeWriter(highlighters: HighlighterTable([])))
    let page = Page(path: "list/", layout: Layout(rawValue: "own"), title: "List") { _ in [:] }
    let addresses = PageFrame(page: page, context: context).values["navigation"]?.rows("url")
    #expect(addresses == [[address]])
  }
}
