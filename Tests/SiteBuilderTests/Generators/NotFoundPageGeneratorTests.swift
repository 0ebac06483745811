import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("The page for addresses that don't exist")
struct NotFoundPageGeneratorTests {
  @Test(arguments: [0, 3, 7]) func offersFiveStudiesAtMost(count: Int) throws {
    let site = Site.made((0..<count).map { CaseStudy(article: .made("Content/case-studies/s\($0).md", [])) })
    let page = try #require(NotFoundPageGenerator().pages(for: site).first)
    let values = page.values(.made(for: site))
    #expect(values["studies"]?.rows("url").count == min(count, 5))
    #expect(values["hasStudies"] == .bool(count > 0))
  }

  @Test func isLeftOutOfSiteMaps() {
    #expect(NotFoundPageGenerator().pages(for: .made()).map(\.isListed) == [false])
    #expect(NotFoundPageGenerator().pages(for: .made()).map(\.path) == ["404.html"])
  }
}
