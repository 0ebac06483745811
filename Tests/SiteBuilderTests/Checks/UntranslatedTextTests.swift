import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Translations that repeat their original")
struct UntranslatedTextTests {
  private func findings(_ original: [Article.Part], _ translated: [Article.Part]) -> [String] {
    var translation = Article.made("Content/case-studies/a.de.md", translated)
    translation.translation = Translation(of: "Content/case-studies/a.md", language: "de")
    let articles = [Article.made("Content/case-studies/a.md", original), translation]
    return UntranslatedText().findings(in: .made(articles.map { CaseStudy(article: $0) }))
  }

  @Test func areFound() {
    let text = [Article.Part.html("<p>One text</p>"), .code(.before, "let a = 1")]
    #expect(findings(text, text) == ["warning UntranslatedText a.de.md:1: translate it"])
  }

  @Test func mayRepeatCodeAlone() {
    let code = Article.Part.code(.before, "let a = 1")
    #expect(findings([.html("<p>One text</p>"), code], [.html("<p>Ein Text</p>"), code]) == [])
  }

  @Test func mayBeAsEmptyAsTheirOriginal() {
    #expect(findings([], []) == [])
  }
}
