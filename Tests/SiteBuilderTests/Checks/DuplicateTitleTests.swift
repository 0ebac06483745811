import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Duplicate titles")
struct DuplicateTitleTests {
  private func article(_ name: String, _ title: String, _ text: String, language: String? = nil) -> Article {
    var article = Article.made("Content/case-studies/\(name).md", [.html("<p>\(text)</p>")])
    article.title = title
    article.frontMatter.language = language
    return article
  }

  @Test(arguments: [
    ("a (1)", "Study 'a (1).md' must not be a copy of 'a.md'"),
    ("Copy of a", "Study 'Copy of a.md' must not be a copy of 'a.md'"),
    ("a-b", "Study 'a-b.md' must not be a copy of 'a.md'"),
  ])
  func areFoundAtTheCopyInAnyOrder(name: String, summary: String) {
    for names in [["a", name], [name, "a"]] {
      let site = Site.made(names.map { CaseStudy(article: article($0, "A", "text")) })
      let diagnostics = DuplicateTitle().diagnostics(for: site)
      #expect(diagnostics.map(\.summary.description) == [summary])
      #expect(diagnostics.first?.range.path == "Content/case-studies/\(name).md")
    }
  }

  @Test func areFoundOfStudiesThatDiffer() {
    let site = Site.made([article("a", "A", "one"), article("b", "A", "two")].map { CaseStudy(article: $0) })
    #expect(
      DuplicateTitle().findings(in: site) == ["warning DuplicateTitle b.md:1: give one of the studies another title"])
  }

  @Test func areNoFaultInAnotherLanguage() {
    let articles = [article("a", "SRP", "one"), article("b", "SRP", "zwei", language: "de")]
    let site = Site.made(articles.map { CaseStudy(article: $0) })
    #expect(DuplicateTitle().findings(in: site) == [])
  }

  /// Another check reports them.
  @Test func areNoFaultOfStudiesWithOneSlug() {
    var articles = [article("a", "A", "one"), article("b", "A", "one")]
    articles[1].slug = "A"
    #expect(DuplicateTitle().findings(in: Site.made(articles.map { CaseStudy(article: $0) })) == [])
  }

  @Test func areNoFaultOutsideASite() {
    var site = Site.made([article("a", "A", "one"), article("b", "A", "two")].map { CaseStudy(article: $0) })
    site.configuration.isConfigured = false
    #expect(DuplicateTitle().findings(in: site) == [])
  }
}
