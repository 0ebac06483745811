import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Comparison pair by pair")
struct PairComparisonTests {
  private func study(_ parts: [Article.Part], _ examples: [Example]) -> CaseStudy {
    CaseStudy(article: .made("Content/case-studies/a.md", parts), principles: [.ocp], examples: examples)
  }

  private func markup(of study: CaseStudy, languages: WordLanguages? = nil) throws -> String {
    let comparison = try #require(PairComparison(of: study))
    let context = PageContext.made(for: .made([study]))
    var snippets = context.snippets
    snippets.languages = languages
    return context.rendered { out in ComparisonWriter(snippets: snippets).write(comparison, into: &out) }.markup
  }

  private let example = [Example(principles: [.ocp], before: [0], after: [1])]

  @Test func marksTheChangesBetweenBlocksWithoutNames() throws {
    let study = study(
      [.code(.before, "class Shape {}\nlet a = 1\n"), .code(.after, "class Shape {}\nlet a = 2\n")], example)
    let text = try markup(of: study)
    #expect(text.contains("<h3><code>Shape</code>"))
    #expect(text.contains("<del"))
    #expect(text.contains("<ins"))
  }

  @Test func showsBlocksThatShareLittleBesideEachOtherWithoutMarks() throws {
    let study = study(
      [.code(.before, "class Shape {}\n"), .code(.after, "struct Colour {\n  var name = 1\n}\n")], example)
    let text = try markup(of: study)
    #expect(!text.contains("<del"))
    #expect(!text.contains("<ins"))
    #expect(text.contains("<div class=\"ch apart\" style=\"--n:4\"><pre class=\"bf\" data-name=\"Before\">"))
    #expect(text.contains("<pre class=\"af\" data-name=\"After\">"))
    #expect(shownText(of: text).contains("1 line →before, after: 3 lines"))
    #expect(text.contains("<span class=\"w\">Before: </span>"))
    #expect(text.contains("<span class=\"w\">After: </span>"))
    #expect(text.contains("<code>Shape</code> <span class=\"fate\">becomes</span> <code>Colour</code>"))
  }

  @Test func namesTheLanguagesOfItsWordsAndOfTheTextIfTheyDiffer() throws {
    let study = study(
      [.heading(2, "Formes"), .code(.before, "class Shape {}\nlet a = 1\n")]
        + [.code(.after, "class Shape {}\nlet a = 2\n")], example)
    #expect(!(try markup(of: study)).contains(" lang="))
    #expect(WordLanguages(interface: "en", text: "en") == nil)
    let text = try markup(of: study, languages: WordLanguages(interface: "en", text: "fr"))
    #expect(text.contains("<div class=\"comparison\" lang=\"en\">"))
    #expect(text.contains(" lang=\"fr\">Formes</h2>"))
    #expect(text.contains("<pre class=\"bf\" lang=\"fr\""))
    #expect(text.contains("<span class=\"w\" lang=\"en\">Removed: </span>"))
  }

  @Test func leavesStudiesWithComparableFilesToTheComparisonOfFiles() {
    let study = study(
      [.code(.before, "a\n", file: "A.swift"), .code(.after, "b\n", file: "A.swift")], example)
    #expect(PairComparison(of: study) == nil)
  }

  @Test func needsCodeOnBothSides() {
    let study = study([.code(.before, "a\n"), .code(.after, "b\n", role: .usage)], example)
    #expect(!PairComparison.isPossible(for: study))
  }

  @Test func namesPairsAfterTheTextsThatFoldThem() throws {
    var study = study(
      [Article.Part.heading(2, "Naming")]
        + ["a", "b", "c", "d", "e", "f"].map { Article.Part.code($0 < "d" ? .before : .after, $0 + "\n") },
      [Example(principles: [], before: [0], after: [3]), Example(principles: [], before: [1], after: [4])]
        + [Example(principles: [], before: [2], after: [5])])
    for index in [0, 3, 1, 4] { study.article.snippets[index].foldTitle = "Avoid bad names" }
    study.article.snippets[2].foldTitle = "Bad"
    study.article.snippets[5].foldTitle = "Good"
    let groups = try #require(PairComparison(of: study)).groups
    #expect(groups.map(\.title) == ["Naming: Avoid bad names", "Naming: Avoid bad names", "Naming"])
    let text = try markup(of: study)
    #expect(text.ranges(of: "Avoid bad names</h2>").count == 1)
  }

  @Test func everySectionOfAStudyHasItsPairs() throws {
    let study = study(
      [.code(.before, "a\n"), .code(.after, "a\nb\n"), .code(.before, "c\n"), .code(.after, "c\nd\n")],
      example + [Example(principles: [.srp], before: [2], after: [3])])
    let groups = try #require(PairComparison(of: study)).groups
    #expect(groups.map(\.files.count) == [1, 1])
  }
}
