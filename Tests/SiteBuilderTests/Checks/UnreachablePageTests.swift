import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Unreachable pages")
struct UnreachablePageTests {
  private func site(_ pages: [String: [Article.Part]], navigation: [String]) -> Site {
    var site = Site.made(pages: pages.sorted { $0.key < $1.key }.map { .made("Content/pages/\($0.key).md", $0.value) })
    site.configuration.navigation = navigation.map { SiteConfiguration.NavigationItem(title: $0, url: $0) }
    return site
  }

  @Test(arguments: [["/about/"], ["/about"], ["https://example.org", "/about/#x"]])
  func areFoundNextToANavigation(navigation: [String]) {
    #expect(
      UnreachablePage().findings(in: site(["about": [], "help": []], navigation: navigation)) == [
        "warning UnreachablePage help.md:1: add it to the navigation in solidsite.yml"
      ])
  }

  @Test func areFoundEvenIfTheyLinkToThemselves() {
    let pages = ["about": [], "help": [Article.Part.link("help.md", "x"), .link("/help/", "x")]]
    #expect(UnreachablePage().findings(in: site(pages, navigation: ["/about/"])).count == 1)
  }

  @Test(arguments: ["help.md", "/help/", "/help/#none", "../pages/help.md"])
  func excludeThoseThatAPageLinksTo(destination: String) {
    let pages = ["about": [Article.Part.link(destination, "x")], "help": []]
    #expect(UnreachablePage().findings(in: site(pages, navigation: ["/about/"])) == [])
  }

  @Test func excludeThoseThatTheSiteListsItself() {
    #expect(UnreachablePage().findings(in: site(["about": [], "help": []], navigation: [])) == [])
  }

  @Test func excludeThoseThatAFaultyEntryMayLeadTo() {
    var site = site(["about": [], "help": []], navigation: ["/about/"])
    site.configuration.hasUnreadNavigation = true
    #expect(UnreachablePage().findings(in: site) == [])
  }

  @Test func excludeThoseThatTheHomePageOfDocumentsLists() {
    var site = Site.made(pages: (0..<102).map { Article.made("p\($0).md", []) })
    site.isOfDocuments = true
    #expect(UnreachablePage().diagnostics(for: site).isEmpty)
  }

  @Test func excludeThoseOfManyDocumentsThatTheNavigationNames() {
    var site = Site.made(pages: (0...1_001).map { Article.made("p\($0).md", []) })
    site.isOfDocuments = true
    site.configuration.navigation = [SiteConfiguration.NavigationItem(title: "Last", url: "/p1001/")]
    #expect(UnreachablePage().diagnostics(for: site).map(\.range.path) == ["p1000.md"])
  }

  @Test func areFoundEvenIfTheNavigationCannotListThemAll() {
    let pages = (0..<102).map { Article.made("Content/pages/p\($0).md", $0 == 0 ? [.link("p101.md", "x")] : []) }
    let found = UnreachablePage().diagnostics(for: .made(pages: pages))
    #expect(found.map(\.range.path) == ["Content/pages/p100.md"])
    #expect(UnreachablePage().diagnostics(for: .made(pages: Array(pages.prefix(100)))).isEmpty)
  }
}
