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
}
