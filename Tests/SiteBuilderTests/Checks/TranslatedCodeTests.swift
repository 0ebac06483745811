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

  private func request(_ title: String, isAdverse: Bool) -> ChangeRequest {
    ChangeRequest(title: title, line: 3, heading: 0, isAdverse: isAdverse, reason: "", snippets: [])
  }

  @Test(arguments: [
    ("Die Lorrys", false, ["warning TranslatedCode a.de.md:3: add '(adverse)' at the end of the heading"]),
    ("Die Lorrys", true, []), ("Die Lorrys (nachteilig)", false, []),
  ])
  func mustMarkTheSameRequestsAsAdverse(title: String, isAdverse: Bool, found: [String]) {
    var translation = Article.made("Content/case-studies/a.de.md", [])
    translation.translation = Translation(of: "Content/case-studies/a.md", language: "de")
    let studies = [
      CaseStudy(article: .made("Content/case-studies/a.md", []), changeRequests: [request("Lorries", isAdverse: true)]),
      CaseStudy(article: translation, changeRequests: [request(title, isAdverse: isAdverse)]),
    ]
    #expect(TranslatedCode().findings(in: .made(studies)) == found)
  }

  @Test(arguments: [("srp", 0), ("ocp", 1)])
  func mustHaveThePrinciplesOfTheOriginal(principle: String, count: Int) {
    var translation = Article.made("Content/case-studies/a.de.md", [])
    translation.translation = Translation(of: "Content/case-studies/a.md", language: "de")
    translation.frontMatter.principles = [Principle.ID(rawValue: principle)]
    translation.frontMatter.lines = ["principles": 2]
    let original = CaseStudy(
      article: .made("Content/case-studies/a.md", []), principles: [Principle.ID(rawValue: "srp")])
    #expect(TranslatedCode().findings(in: .made([original, CaseStudy(article: translation)])).count == count)
  }

  @Test func mayHaveAnyBlocksIfTheOriginalIsNotRead() {
    #expect(findings([], [.code(.before, "let rate = 3\n")], isUnread: true) == [])
  }

  @Test func mayHaveOtherExamplesWithoutASide() {
    let block = Article.Part.code(.before, "let rate = 3\n")
    #expect(findings([block, .code(nil, "let a = 1\n")], [block, .code(nil, "let b = 1\n")]) == [])
  }
}
