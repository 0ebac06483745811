import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The slug of a study in several languages")
struct StudySlugTests {
  /// The address of a translation of the home page doesn't name the home page.
  @Test(arguments: [(true, "de"), (false, "readme/de")])
  func isThatOfTheOriginal(isHome: Bool, slug: String) throws {
    var original = Article.made("README.md", slug: "readme", [])
    original.isHome = isHome
    var german = Article.made("README.de.md", [])
    german.frontMatter.language = "de"
    german.translation = Translation(of: "README.md", language: "de")
    var site = Site.made([CaseStudy(article: original), CaseStudy(article: german)])
    let diagnostics = site.separateTranslations()
    #expect(diagnostics == [])
    let article = try #require(site.translations.first?.article)
    #expect(article.slug == slug)
    #expect(article.studySlug == "readme")
    #expect(site.studies.map(\.article.studySlug) == ["readme"])
  }
}
