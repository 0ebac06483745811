import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("Pages of tags")
struct TagPageGeneratorTests {
  private static func pages(tags: [[String]]) -> (pages: [Page], site: Site) {
    let site = Site.made(
      tags.enumerated().map { index, tags in
        var article = Article.made("Content/case-studies/s\(index).md", title: "S\(index)", [])
        article.frontMatter.tags = tags
        return CaseStudy(article: article)
      })
    return (TagPageGenerator().pages(for: site), site)
  }

  /// The titles of the studies on a page.
  private static func studies(on page: Page, of site: Site) -> [String] {
    page.values(.made(for: site))["studies"]?.rows("title").flatMap { $0 } ?? []
  }

  @Test(arguments: [
    ([["UIKit"]], ["tags/", "tags/uikit/"]),
    ([["b"], ["A", "b"]], ["tags/", "tags/a/", "tags/b/"]),
    // Tags that differ only in spelling share a page.
    ([["Unit tests"], ["unit-tests"]], ["tags/", "tags/unit-tests/"]),
    ([["C"], ["C++"], ["C#"]], ["tags/", "tags/c/", "tags/csharp/", "tags/cplusplus/"]),
    ([[], []], []), ([], []),
  ])
  func makesAPageOfEachTagAndTheirList(tags: [[String]], paths: [String]) {
    #expect(Set(Self.pages(tags: tags).pages.map(\.path)) == Set(paths))
  }

  @Test func listsTheStudiesOfATagOnceAndInTheSitesOrder() throws {
    let (pages, site) = Self.pages(tags: [["A", "a"], ["b"], ["a"]])
    let page = try #require(pages.first { $0.path == "tags/a/" })
    #expect(page.title == "A")
    #expect(Self.studies(on: page, of: site) == ["S0", "S2"])
  }

  @Test func pagesALongListOfTagsDespiteATagNamedLikeAPage() throws {
    let tags = (0..<TagPageGenerator.pageSize).map { "tag \(100_000 + $0)" } + ["Page 2"]
    let (pages, site) = Self.pages(tags: [tags])
    let lists = pages.filter { $0.layout == .tags }
    #expect(lists.map(\.path) == ["tags/", "tags/page-2-/"])
    let counts = lists.map { $0.values(.made(for: site))["tags"]?.rows("title").count }
    #expect(counts == [TagPageGenerator.pageSize, 1])
  }

  @Test func listsTheTagsByTitleWithTheirAddresses() throws {
    let (pages, site) = Self.pages(tags: [["zoo", "Apple"]])
    let list = try #require(pages.first { $0.path == PagePath.tags })
    #expect(
      list.values(.made(for: site))["tags"]?.rows("title", "url")
        == [["Apple", "../../tags/apple/"], ["zoo", "../../tags/zoo/"]])
  }
}
