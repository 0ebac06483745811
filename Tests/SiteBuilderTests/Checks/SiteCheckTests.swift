import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Checks of a site")
struct SiteCheckTests {
  private static let source = "Content/case-studies/a.md"

  private func found(_ check: some SiteCheck, _ parts: [Article.Part], assets: [String] = []) -> [Diagnostic] {
    check.diagnostics(for: .made(.made(Self.source, parts), assets: assets))
  }

  @Test(arguments: [
    "b.md", "../nowhere/", "/case-studies/b/", "../../../../etc/passwd", "javascript:alert(1)", "picture.png",
  ])
  func reportsALinkThatLeadsNowhere(destination: String) throws {
    let diagnostics = found(DeadLink(), [.link(destination, "x")])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.range == SourceRange(path: Self.source, line: 1))
  }

  @Test(arguments: [
    "a.md", "../case-studies/a.md", "/case-studies/a/", "/case-studies/a", "../principles/ocp/", "../principles/ocp.md",
    "https://example.org", "mailto:a@example.org", "#", "#top", "/", "picture.png", "a.md#one",
  ])
  func acceptsALinkThatLeadsSomewhere(destination: String) {
    let parts: [Article.Part] = [.heading(2, "One"), .link(destination, "x")]
    #expect(found(DeadLink(), parts, assets: ["Content/case-studies/picture.png"]) == [])
    #expect(found(DeadAnchor(), parts, assets: ["Content/case-studies/picture.png"]) == [])
  }

  @Test(arguments: [("/about/", 0), ("/abuot/", 1), ("https://example.org", 0), ("javascript:x", 1)])
  func reportsNavigationThatLeadsNowhere(url: String, count: Int) {
    var site = Site.made(pages: [.made("Content/pages/about.md", [])])
    site.configuration.navigation = [SiteConfiguration.NavigationItem(title: "About", url: url)]
    #expect(DeadLink().diagnostics(for: site).map(\.range.path) == Array(repeating: "solidsite.yml", count: count))
  }

  @Test func reportsPagesThatAreTooManyForTheNavigation() {
    let pages = (0..<102).map { Article.made("Content/pages/p\($0).md", $0 == 0 ? [.link("p101.md", "x")] : []) }
    let found = UnreachablePage().diagnostics(for: .made(pages: pages))
    #expect(found.map(\.range.path) == ["Content/pages/p100.md"])
    #expect(UnreachablePage().diagnostics(for: .made(pages: Array(pages.prefix(100)))).isEmpty)
  }

  @Test func findsAnchorsOnPagesWithManyHeadings() {
    let headings = (0..<100).map { Article.Part.heading(2, "H\($0)") }
    #expect(found(DeadAnchor(), headings + [.link("#h99", "x"), .link("#H0", "x")]) == [])
    #expect(found(DeadAnchor(), headings + [.link("#h100", "x")]).count == 1)
  }

  @Test func namesTheFileThatADeadLinkMostLikelyMeans() {
    #expect(found(DeadLink(), [.link("aa.md", "x")]).first?.solutions == ["replace 'aa.md' with 'a.md'"])
  }

  @Test func reportsAnAnchorThatThePageDoesNotHave() {
    let diagnostics = found(DeadAnchor(), [.heading(2, "What it costs"), .link("#what-it-cost", "x")])
    #expect(diagnostics.map(\.summary) == ["Anchor '#what-it-cost' must exist on the page that the link leads to"])
    #expect(diagnostics.first?.solutions == ["replace '#what-it-cost' with '#what-it-costs'"])
  }

  @Test func followsAnAnchorThatDiffersOnlyInCaseAsCodeHostsDo() {
    #expect(found(DeadAnchor(), [.heading(2, "Costs"), .link("#Costs", "x")]) == [])
  }

  @Test func reportsImagesThatAreMissingOrSayNothing() {
    let parts: [Article.Part] = [.image("a.png", "A"), .image("b.png", " "), .image("https://example.org/c.png", "C")]
    let assets = ["Content/case-studies/b.png"]
    #expect(found(MissingImage(), parts, assets: assets).map(\.range.start.line) == [1])
    #expect(found(MissingAlternativeText(), parts, assets: assets).map(\.range.start.line) == [2])
  }

  @Test(arguments: [
    ("a", "Slug 'a' must belong to one article alone"), ("A", "Slugs 'a' and 'A' must differ by more than case"),
  ])
  func reportsASlugThatIsTaken(slug: String, summary: String) throws {
    var second = Article.made("Content/case-studies/b.md", slug: slug, [])
    second.frontMatter.lines["slug"] = 3
    let site = Site.made([CaseStudy(article: .made(Self.source, [])), CaseStudy(article: second)])
    let diagnostic = try #require(DuplicateSlug().diagnostics(for: site).first)
    #expect(diagnostic.summary == summary)
    #expect(diagnostic.range == SourceRange(path: "Content/case-studies/b.md", line: 3))
    #expect(diagnostic.notes == [Diagnostic.Note("previously used here", at: SourceRange(path: Self.source, line: 1))])
  }

  @Test(arguments: [("opc", "ocp"), ("opne", "ocp"), ("libskov", "lsp"), ("dpi", "dip")])
  func namesThePrincipleThatAMisspeltOneMeans(word: String, meant: String) {
    var article = Article.made(Self.source, [])
    article.frontMatter.principles = [.srp, Principle.ID(rawValue: word)]
    article.frontMatter.itemPositions["principles"] = [.init(line: 4, column: 14), .init(line: 4, column: 19)]
    let diagnostics = UnknownPrinciple().diagnostics(for: .made(article))
    #expect(diagnostics.map(\.summary) == ["Principle '\(word)' isn't defined; did you mean '\(meant)'?"])
    #expect(diagnostics.map(\.range.start) == [SourcePosition(line: 4, column: 19)])
  }

  @Test(
    arguments: [
      ([Side.after], "MissingBefore"), ([Side.before], "MissingAfter"), ([nil], "MissingSides"), ([], "EmptyStudy"),
      ([Side.before, Side.after], ""),
    ] as [([Side?], String)])
  func tellsWhichSideOfAStudyIsMissing(sides: [Side?], id: String) {
    let checks: [any SiteCheck] = [MissingBefore(), MissingAfter(), MissingSides(), EmptyStudy()]
    let site = Site.made(.made(Self.source, sides.map { .code($0, "x\n") }))
    #expect(checks.flatMap { $0.diagnostics(for: site) }.map(\.id).joined() == id)
  }

  @Test func reportsAHeadingThatSkipsALevel() {
    let diagnostics = found(
      SkippedHeadingLevel(), [.heading(2, "A"), .heading(4, "B"), .heading(2, "C"), .heading(3, "D")])
    #expect(diagnostics.map(\.summary) == ["Heading 'B' of level 4 must not follow one of level 2"])
  }

  @Test func reportsAPlainPageThatNothingLinksTo() {
    var site = Site.made(pages: [.made("Content/pages/about.md", []), .made("Content/pages/help.md", [])])
    #expect(UnreachablePage().diagnostics(for: site) == [])
    site.configuration.navigation = [SiteConfiguration.NavigationItem(title: "About", url: "/about/")]
    #expect(UnreachablePage().diagnostics(for: site).map(\.range.path) == ["Content/pages/help.md"])
  }

  @Test func explainsEveryCheckUnderItsOwnName() {
    for check in SitePipeline.builtInChecks(highlighters: []) {
      #expect(check.explanation.id == String(describing: type(of: check)))
      #expect(!check.explanation.text.isEmpty && !check.explanation.example.isEmpty)
    }
    #expect(Set(SitePipeline.explanations.map(\.id)).count == SitePipeline.explanations.count)
  }
}
