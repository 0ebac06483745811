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

  @Test(arguments: [
    ("srp2", "Single Responsibility Principle", "SR", ["'Single Responsibility Principle' srp:2"]),
    ("srp2", "One reason to change", "S.R.P.", ["'S.R.P.' srp:3"]), ("lod", "Law of Demeter", "LoD", []),
    ("srp", "Single responsibility principle", "SRP", []),
  ])
  func areFoundOfPrinciples(id: String, title: String, acronym: String, found: [String]) {
    var article = Article.made("Content/principles/\(id).md", title: title, [])
    article.frontMatter.lines = ["title": 2, "acronym": 3]
    var site = Site.made()
    site.principles = Principle.builtIn.filter { $0.id.rawValue != id }
    site.principles.append(
      Principle(id: .init(rawValue: id), name: title, acronym: acronym, summary: "", order: 0, article: article))
    let diagnostics = DuplicateTitle().diagnostics(for: site)
    #expect(
      diagnostics.map { diagnostic in
        let quotations = diagnostic.summary.quotations
        return "'\(quotations[0])' \(quotations[1]):\(diagnostic.range.start.line)"
      } == found)
  }

  @Test func areNoFaultOfPrinciplesWithoutAcronyms() {
    var site = Site.made()
    site.principles = ["a", "b"].map { id in
      let article = Article.made("Content/principles/\(id).md", title: id, [])
      return Principle(id: .init(rawValue: id), name: id, acronym: "", summary: "", order: 0, article: article)
    }
    #expect(DuplicateTitle().diagnostics(for: site).isEmpty)
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
