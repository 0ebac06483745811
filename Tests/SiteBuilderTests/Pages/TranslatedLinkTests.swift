import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Links of a translation")
struct TranslatedLinkTests {
  /// A study with a change request, whose page is below the overview.
  private static func study(_ source: String, slug: String, _ overview: String, _ request: String) -> CaseStudy {
    let article = Article.made(source, slug: slug, [.heading(2, overview), .heading(2, "R"), .heading(3, request)])
    var study = CaseStudy(article: article)
    study.changeRequests = [
      ChangeRequest(title: request, line: 1, heading: 2, isAdverse: false, reason: "", snippets: [])
    ]
    return study
  }

  private static var site: Site {
    var site = Site.made([study("a.md", slug: "a", "Costs", "Weekly"), study("b.md", slug: "b", "B", "Monthly")])
    site.translations = [
      study("a.de.md", slug: "a/de", "Weekly", "Costs"), study("b.de.md", slug: "b/de", "B", "Monthly"),
    ]
    for name in ["a", "b"] {
      site.editions.versions["\(name).md"] = [
        StudyVersion(
          language: "en", source: "\(name).md", path: "case-studies/\(name)/", isOriginal: true),
        StudyVersion(
          language: "de", source: "\(name).de.md", path: "case-studies/\(name)/de/", isOriginal: false),
      ]
    }
    return site
  }

  @Test(
    arguments: [
      ("b.md", "case-studies/b/de/", nil), ("b.md#monthly", "case-studies/b/de/changes/", "monthly"),
      ("a.md#costs", "case-studies/a/de/changes/", "costs"), ("a.md#weekly", "case-studies/a/de/", "weekly"),
    ] as [(String, String, String?)])
  func leadToThePageOfTheTranslationThatHasTheAnchor(_ link: String, page: String, anchor: String?) {
    #expect(SiteAddresses(Self.site).target(of: link, from: "b.de.md") == .page(page, fragment: anchor))
  }

  @Test func leadToTheOriginalIfTheTranslationLacksTheAnchor() {
    var site = Self.site
    site.translations[0] = Self.study("a.de.md", slug: "a/de", "Kosten", "Wochen")
    let found = SiteAddresses(site).target(of: "a.md#weekly", from: "b.de.md")
    #expect(found == .page("case-studies/a/changes/", fragment: "weekly"))
  }
}
