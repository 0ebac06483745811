import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Languages that the site's list lacks")
struct UnlistedLanguageTests {
  @Test(arguments: [("de", ["add 'de' to 'languages' in solidsite.yml"]), ("en", []), ("fr-CA", [])])
  func areReportedForTranslations(language: String, solutions: [String]) {
    var article = Article.made("a.\(language).md", [])
    article.translation = Translation(of: "a.md", language: language)
    var site = Site.made(article)
    #expect(UnlistedLanguage().diagnostics(for: site).isEmpty)
    site.configuration.languages = ["en", "fr"]
    #expect(UnlistedLanguage().diagnostics(for: site).flatMap(\.solutions).map(\.description) == solutions)
  }
}
