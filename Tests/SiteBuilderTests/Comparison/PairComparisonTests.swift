import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Comparison pair by pair")
struct PairComparisonTests {
  private func study(_ parts: [Article.Part], _ examples: [Example]) -> CaseStudy {
    CaseStudy(article: .made("Content/case-studies/a.md", parts), principles: [.ocp], examples: examples)
  }

  private func markup(of study: CaseStudy) throws -> String {
    let comparison = try #require(PairComparison(of: study))
    let context = PageContext.made(for: .made([study]))
    return context.rendered { out in ComparisonWriter(snippets: context.snippets).write(comparison, into: &out) }.markup
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
    #expect(text.contains("<span class=\"w\">Before: </span>"))
    #expect(text.contains("<span class=\"w\">After: </span>"))
    #expect(text.contains("<code>Shape</code> <span class=\"fate\">becomes</span> <code>Colour</code>"))
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

  @Test func everySectionOfAStudyHasItsPairs() throws {
    let study = study(
      [.code(.before, "a\n"), .code(.after, "a\nb\n"), .code(.before, "c\n"), .code(.after, "c\nd\n")],
      example + [Example(principles: [.srp], before: [2], after: [3])])
    let groups = try #require(PairComparison(of: study)).groups
    #expect(groups.map(\.files.count) == [1, 1])
  }
}
