import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Translations without an original")
struct UnpairedTranslationTests {
  private func summaries(_ path: String, beside others: [String]) -> [String] {
    var article = Article.made(path, [])
    article.frontMatter.language = "de"
    var site = Site.made(article)
    site.files = [path] + others
    return UnpairedTranslation().diagnostics(for: site).map(\.summary.description)
  }

  @Test(arguments: [
    (["Content/case-studies/parking.md"], "; did you mean 'parking'?"), ([] as [String], ""),
    (["Content/pages/parking.md"], ""),
    (["Content/case-studies/parking.txt"], ""), (["Content/case-studies/parkings.fr.md"], ""),
  ])
  func nameTheNearestTextBesideThem(others: [String], suggestion: String) {
    let summary = "Translation 'parkings.de.md' must be beside its original 'parkings.md'"
    #expect(summaries("Content/case-studies/parkings.de.md", beside: others) == [summary + suggestion])
  }

  @Test(arguments: [("ocp.de", true), ("lod.de", false), ("ocp.v2", false), ("ocp", false)])
  func areFoundOfPrinciples(name: String, isFound: Bool) {
    var site = Site.made()
    let article = Article.made("Content/principles/\(name).md", [])
    let id = Principle.ID(rawValue: Slug.derived(from: name))
    site.principles = Principle.builtIn.filter { $0.id != id }
    site.principles.append(Principle(id: id, name: "P", acronym: "P", summary: "", order: 1, article: article))
    let summary = "'\(name).md' is a separate principle, because only studies have translations"
    #expect(UnpairedTranslation().diagnostics(for: site).map(\.summary.description) == (isFound ? [summary] : []))
  }

  @Test func reportTheLimitOfLanguages() {
    var site = Site.made(Article.made("a.de-ZZ.md", []))
    site.files = ["a.md", "a.de-ZZ.md"]
    site.surplusTranslations = [PathKey("a.de-ZZ.md")]
    let found = UnpairedTranslation().diagnostics(for: site).map(\.summary.description)
    #expect(found == ["A site must have translations into at most 50 languages; 'de-ZZ' exceeds that"])
  }

  /// The last letters of another translation are too few to make it another name.
  @Test func areNotOriginalsOfEachOther() {
    let summary = "Translation 'a-long-name.de.md' must be beside its original 'a-long-name.md'"
    #expect(summaries("a-long-name.de.md", beside: ["a-long-name.fr.md"]) == [summary])
  }
}
