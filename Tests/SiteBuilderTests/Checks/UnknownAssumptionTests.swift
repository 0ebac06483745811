import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Assumed studies")
struct UnknownAssumptionTests {
  /// Returns the findings in studies with titles of their slugs, each of which assumes others.
  private func findings(
    _ assumptions: [(slug: String, assumes: [String])], drafts: [String] = [], slug: String? = nil,
    isUncertain: Bool = false
  ) -> [String] {
    var site = Site.made(
      assumptions.map { slug, assumes in
        var article = Article.made("Content/case-studies/\(slug).md", title: "The \(slug)", slug: slug, [])
        article.frontMatter.assumes = assumes
        article.frontMatter.aliases = ["former-\(slug)-study"]
        return CaseStudy(article: article)
      })
    site.drafts = Set(drafts.map { PathKey("Content/case-studies/\($0).md") })
    if let slug { for draft in site.drafts { site.draftSlugs[draft] = slug } }
    if isUncertain { site.uncertainDrafts = site.drafts }
    return UnknownAssumption().findings(in: site)
  }

  @Test func mayBeAnyOthers() {
    #expect(findings([("fees", ["rates"]), ("rates", ["taxes"]), ("taxes", [])]) == [])
  }

  @Test(arguments: [
    ("rates", [String]()), ("ratse", ["error UnknownAssumption fees.md:1: replace 'ratse' with 'rates'"]),
    ("The rates", ["error UnknownAssumption fees.md:1: replace 'The rates' with 'rates'"]),
    ("rates.md", ["error UnknownAssumption fees.md:1: replace 'rates.md' with 'rates'"]),
    ("former-rates-study", ["error UnknownAssumption fees.md:1: replace 'former-rates-study' with 'rates'"]),
    ("lasers", ["error UnknownAssumption fees.md:1: remove 'lasers'"]),
    ("fees", ["error UnknownAssumption fees.md:1: remove 'fees'"]),
  ])
  func mustBeTheSlugsOfOtherStudies(name: String, found: [String]) {
    #expect(findings([("fees", [name]), ("rates", [])]) == found)
  }

  @Test func mustBePublished() {
    let finding =
      "error UnknownAssumption fees.md:1: remove 'draft: true' from the front matter of the draft"
    #expect(findings([("fees", ["rates"])], drafts: ["rates"]) == [finding])
    #expect(findings([("fees", ["rates"])], drafts: ["other"], slug: "rates") == [finding])
  }

  @Test func areNotReportedIfTheyMayBePublished() {
    #expect(findings([("fees", ["rates"])], drafts: ["rates"], isUncertain: true) == [])
  }

  @Test func mustNotAssumeEachOther() {
    #expect(findings([("fees", ["rates"]), ("rates", ["taxes"]), ("taxes", ["fees"])]).count == 1)
  }
}
