import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Languages of translations")
struct TranslationLanguageTests {
  @Test(arguments: [
    ("de", "en", true), ("DE", "en", true), (nil, "de", true), ("en", "de", false), (nil, "en", false),
    ("de-AT", "en", false),
  ])
  func mustDifferFromTheOriginals(language: String?, site siteLanguage: String, isReported: Bool) {
    var original = Article.made("Content/case-studies/a.md", [])
    original.frontMatter.language = language
    var translation = Article.made("Content/case-studies/a.de.md", [])
    translation.translation = Translation(of: "Content/case-studies/a.md", language: "de")
    var site = Site.made([CaseStudy(article: original), CaseStudy(article: translation)])
    site.configuration.language = siteLanguage
    let solution = language == nil ? "add 'language:' to" : "change or remove 'language:' in"
    let finding = "error TranslationLanguage a.de.md:1: \(solution) the original's front matter"
    #expect(TranslationLanguage().findings(in: site) == (isReported ? [finding] : []))
  }
}
