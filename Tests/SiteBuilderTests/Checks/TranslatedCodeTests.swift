import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Code of translations")
struct TranslatedCodeTests {
  private func findings(
    _ original: [Article.Part], _ translated: [Article.Part], isUnread: Bool = false
  ) -> [String] {
    var translation = Article.made("Content/case-studies/a.de.md", translated)
    translation.translation = Translation(of: "Content/case-studies/a.md", language: "de")
    var articles = [Article.made("Content/case-studies/a.md", original), translation]
    articles[0].isUnread = isUnread
    return TranslatedCode().findings(in: .made(articles.map { CaseStudy(article: $0) }))
  }

  @Test(arguments: [
    ("let rate = 3\n", []), ("let rate = 3 // Satz\n", []),
    ("let rate = 4\n", ["information TranslatedCode a.de.md:1: copy the block of 'a.md'"]),
  ])
  func mustBeTheSameExceptForComments(code: String, found: [String]) {
    #expect(findings([.code(.before, "let rate = 3\n")], [.code(.before, code)]) == found)
  }

  @Test func mustBeOnTheSameSide() {
    let found = findings([.code(.before, "let rate = 3\n")], [.code(.after, "let rate = 3\n")])
    #expect(found == ["information TranslatedCode a.de.md:1: copy the block of 'a.md'"])
  }

  @Test func mustHaveAsManyBlocks() {
    let block = Article.Part.code(.before, "let rate = 3\n")
    #expect(findings([block, block], [block]) == ["information TranslatedCode a.de.md:1: copy the blocks that differ"])
  }

  @Test func mayHaveAnyBlocksIfTheOriginalIsNotRead() {
    #expect(findings([], [.code(.before, "let rate = 3\n")], isUnread: true) == [])
  }

  @Test func mayHaveOtherExamplesWithoutASide() {
    let block = Article.Part.code(.before, "let rate = 3\n")
    #expect(findings([block, .code(nil, "let a = 1\n")], [block, .code(nil, "let b = 1\n")]) == [])
  }
}
