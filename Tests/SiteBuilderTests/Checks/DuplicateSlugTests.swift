import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Duplicate slugs")
struct DuplicateSlugTests {
  private func article(_ name: String, slug: String, line: Int? = nil) -> Article {
    var article = Article.made("Content/case-studies/\(name).md", slug: slug, [])
    article.frontMatter.lines["slug"] = line
    return article
  }

  @Test(arguments: [
    ("a", "Slug 'a' must belong to only one article"), ("A", "Slugs 'a' and 'A' must differ by more than case"),
  ])
  func areFoundAtTheSecond(slug: String, summary: String) throws {
    let articles = [article("a", slug: "a"), article("b", slug: slug, line: 3)]
    let site = Site.made(articles.map { CaseStudy(article: $0) })
    #expect(DuplicateSlug().findings(in: site) == ["error DuplicateSlug b.md:3: give one of the articles another slug"])
    let diagnostic = try #require(DuplicateSlug().diagnostics(for: site).first)
    #expect(diagnostic.summary.description == summary)
    let place = SourceRange(path: "Content/case-studies/a.md", line: 1)
    #expect(diagnostic.notes == [Diagnostic.Note("previously used here", at: place)])
  }

  /// Some file systems take these letters for one.
  @Test(arguments: [("ς", "σ"), ("Σ", "ς"), ("ſ", "s"), ("ı", "i"), ("\u{212A}", "k"), ("\u{E9}", "e\u{301}")])
  func ignoreCaseAsFileSystemsDo(first: String, second: String) {
    let articles = [article("a", slug: first), article("b", slug: second)]
    let site = Site.made(articles.map { CaseStudy(article: $0) })
    #expect(DuplicateSlug().diagnostics(for: site).map(\.id) == ["DuplicateSlug"])
  }

  @Test func areFoundAtAllButTheFirst() {
    let site = Site.made(["a", "b", "c"].map { CaseStudy(article: article($0, slug: "x")) })
    let solution = ": give one of the articles another slug"
    #expect(
      DuplicateSlug().findings(in: site) == [
        "error DuplicateSlug b.md:1" + solution, "error DuplicateSlug c.md:1" + solution,
      ])
  }

  @Test func excludeThoseOfAStudyAndAPage() {
    let site = Site.made([CaseStudy(article: article("a", slug: "x"))], pages: [.made("Content/pages/x.md", [])])
    #expect(DuplicateSlug().findings(in: site) == [])
  }

  @Test func areFoundAmongPages() {
    let site = Site.made(pages: [.made("Content/pages/x.md", []), .made("Content/pages/sub/x.md", [])])
    #expect(DuplicateSlug().findings(in: site).count == 1)
  }
}
