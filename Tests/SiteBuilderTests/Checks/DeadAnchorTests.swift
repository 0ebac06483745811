import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Dead anchors")
struct DeadAnchorTests {
  @Test(arguments: [
    ("#what-it-cost", ": replace '#what-it-cost' with '#what-it-costs'"), ("#elsewhere", ""), ("a.md#elsewhere", ""),
    ("/case-studies/a/#elsewhere", ""),
  ])
  func areFound(destination: String, solution: String) {
    let parts: [Article.Part] = [.heading(2, "What it costs"), .link(destination, "x")]
    #expect(DeadAnchor().findings(parts) == ["error DeadAnchor a.md:2\(solution)"])
  }

  /// Case makes no difference, as on code hosts; another check reports links to missing pages.
  @Test(arguments: ["#costs", "#Costs", "a.md#costs", "#", "#top", "https://example.org/#x", "nowhere/#x", "a.png#x"])
  func areNoOthers(destination: String) {
    let parts: [Article.Part] = [.heading(2, "Costs"), .link(destination, "x")]
    #expect(DeadAnchor().findings(parts, assets: ["Content/case-studies/a.png"]) == [])
  }

  /// Nobody knows the headings of such a page, and its own diagnostic is enough.
  @Test func areNoneOnPagesThatAreNotReadOrThatSeveralArticlesClaim() {
    var unread = Article.made("Content/case-studies/b.md", [])
    unread.isUnread = true
    let links = Article.made("Content/case-studies/a.md", [.link("b.md#x", "x"), .link("c.md#x", "x")])
    let rivals = ["c", "d"].map { Article.made("Content/case-studies/\($0).md", slug: "c", []) }
    let site = Site.made(([links, unread] + rivals).map { CaseStudy(article: $0) })
    #expect(DeadAnchor().findings(in: site) == [])
  }

  @Test func areFoundOnPagesWithManyHeadings() {
    let headings = (0..<100).map { Article.Part.heading(2, "H\($0)") }
    #expect(DeadAnchor().findings(headings + [.link("#h99", "x"), .link("#H0", "x")]) == [])
    #expect(DeadAnchor().findings(headings + [.link("#h100", "x")]).count == 1)
  }

  @Test func areReportedOnceForAllLinksOfALooseDocument() {
    let parts: [Article.Part] = [.link("#x", "x"), .link("#y", "y"), .link("#x", "x"), .link("#x", "x")]
    let found = ["warning DeadAnchor a.md:1", "warning DeadAnchor a.md:2"]
    #expect(DeadAnchor().findings(parts, isConfigured: false) == found)
    #expect(DeadAnchor().findings(parts).count == 4)
    var site = Site.made(.made("a.md", parts))
    site.configuration.isConfigured = false
    #expect(DeadAnchor().diagnostics(for: site).first?.notes.map(\.range.start.line) == [3])
  }

  @Test func areReportedOnceForABlockOfHTML() {
    var article = Article.made("a.md", ["#x", "#y", "#z"].map { .link($0, "x") })
    for index in 0..<2 { article.links[index].htmlBlock = 1 }
    var site = Site.made(article)
    site.configuration.isConfigured = false
    #expect(
      DeadAnchor().diagnostics(for: site).map(\.summary.description) == [
        "2 links in this HTML lead to anchors that don't exist, such as '#x'",
        "Anchor '#z' must exist on the page that the link leads to",
      ])
  }

  @Test func areWarningsInLooseMarkdown() {
    #expect(DeadAnchor().findings([.link("#x", "x")], isConfigured: false) == ["warning DeadAnchor a.md:1"])
  }
}
