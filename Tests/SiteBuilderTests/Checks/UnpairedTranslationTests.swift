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
