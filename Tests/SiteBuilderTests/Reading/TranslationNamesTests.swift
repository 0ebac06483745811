import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite struct TranslationNamesTests {
  @Test(
    arguments: [
      ("a/x.de.md", "a/x.md", "de"), ("x.de-AT.md", "x.md", "de-AT"), ("x.DE.md", "x.md", "de"),
      ("x/index.zh-hant.md", "x/index.md", "zh-Hant"), ("x.to.de.md", "x.to.md", "de"),
      ("x.es-419.md", "x.md", "es-419"),
    ])
  func findsTheOriginalOfATranslation(path: String, original: String, language: String) {
    let names = TranslationNames(languages: ["de", "zh", "es"])
    #expect(names.translation(at: path) { _ in true } == Translation(of: original, language: language))
  }

  @Test(arguments: ["x.md", "x.to.md", "x.de2.md", "x.de-2.md", ".de.md", "de.md", "x.german.md", "x.md.de"])
  func leavesOtherNamesAlone(path: String) {
    #expect(TranslationNames(languages: ["de"]).translation(at: path) { _ in true } == nil)
  }

  @Test func needsAnOriginal() {
    #expect(TranslationNames(languages: ["de"]).translation(at: "x.de.md") { _ in false } == nil)
  }
}
