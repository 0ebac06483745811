import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Before and after beside each other")
struct ComparisonTests {
  private func study(_ parts: [Article.Part], _ examples: [Example]) -> CaseStudy {
    CaseStudy(article: .made("Content/case-studies/a.md", parts), principles: [.ocp], examples: examples)
  }

  private func markup(of study: CaseStudy) -> String {
    PageContext.made(for: .made([study])).body(of: study).markup
  }

  private let oneDesign: [Article.Part] = [
    .code(.before, "a1\n", file: "A.swift"), .html("<p>then</p>"), .code(.before, "a2\n", file: "A.swift"),
    .code(.before, "b\n", file: "B.swift"), .code(.before, "t\n", file: "T.swift", role: .test),
    .html("<p>and now</p>"), .code(.after, "A\n", file: "A.swift"), .code(.after, "C\n", file: "C.swift"),
    .code(.after, "D\n", file: "D.swift"), .code(.after, "A!\n", file: "A.swift", isReplacing: true),
  ]

  @Test func pairsFilesByNameAndTheOthersByOrder() throws {
    let study = study(oneDesign, [Example(principles: [.ocp], before: [0, 1, 2], after: [4, 5, 6, 7])])
    let comparison = try #require(Comparison(of: study))
    #expect(comparison.pairs.map { $0.before?.file } == ["A.swift", "B.swift", nil])
    #expect(comparison.pairs.map { $0.after?.file } == ["A.swift", "C.swift", "D.swift"])
    #expect(comparison.covered == [0, 1, 2])
  }

  @Test func joinsThePartsOfAFileAndStartsItOverWhereTheAuthorSaysSo() throws {
    let study = study(oneDesign, [Example(principles: [.ocp], before: [0, 1, 2], after: [4, 5, 6, 7])])
    let first = try #require(Comparison(of: study)?.pairs.first)
    #expect(first.before?.code == "a1\n\na2\n")
    #expect(first.after?.code == "A!\n")
  }

  @Test func showsTheComparisonOnceAndNamesItWhereCodeIsNotRepeated() {
    let markup = markup(of: study(oneDesign, [Example(principles: [.ocp], before: [0, 1, 2], after: [4, 5, 6, 7])]))
    #expect(markup.ranges(of: "id=\"Comparison\"").count == 1)
    #expect(markup.ranges(of: "a1\n").count == 1)
    #expect(markup.contains("<code>B.swift</code> stands in the <a href=\"#Comparison\">comparison above</a>"))
    #expect(markup.contains("<details class=\"pair\" open>"))
    #expect(markup.ranges(of: ">D\n</code>").count == 2, "the walk-through keeps the code of the new design")
  }

  @Test(arguments: [Optional<String>.none, "A.swift"])
  func comparesNothingWhereEveryPointHasADesignOfItsOwn(file: String?) {
    let study = study(
      [
        .code(.before, "1\n", file: file), .code(.after, "2\n", file: file), .code(.before, "3\n", file: file),
        .code(.after, "4\n", file: file),
      ],
      [Example(principles: [.srp], before: [0], after: [1]), Example(principles: [.ocp], before: [2], after: [3])])
    #expect(Comparison(of: study) == nil)
  }

  @Test func putsLabelledNeighboursIntoColumns() throws {
    let markup = markup(
      of: study(
        [
          .html("<p>Intro</p>\n<p><strong>Bad:</strong></p>\n"), .code(.before, "1\n", by: .label),
          .html("<p><strong>Good:</strong></p>\n"), .code(.after, "2\n", by: .label), .html("<p>Outro</p>"),
        ], [Example(principles: [.ocp], before: [0], after: [1])]))
    let columns = try #require(markup.firstRange(of: "<div class=\"sides\">"))
    #expect(markup[..<columns.lowerBound] == "<p>Intro</p>\n")
    #expect(markup.ranges(of: "<div class=\"side\">").count == 2)
    #expect(markup.hasSuffix("<p>Outro</p>"))
  }

  @Test func putsTheHeadingsOfBothSidesIntoTheirColumns() {
    let markup = markup(
      of: study(
        [
          .heading(3, "Violation", side: .before), .code(.before, "1\n", by: .heading),
          .heading(3, "Solution", side: .after), .code(.after, "2\n", by: .heading),
        ], [Example(principles: [.ocp], before: [0], after: [1])]))
    #expect(markup.hasPrefix("<div class=\"sides\">"))
  }

  @Test(arguments: [
    "</li><li>", "<p>\(String(repeating: "long ", count: 100))</p>", "<hr />", "<p><a href=\"x\">y</a></p>",
  ])
  func keepsTheOrderOfTheTextWhereMoreThanALabelStandsBetween(text: String) {
    let markup = markup(
      of: study(
        [.code(.before, "1\n"), .html(text), .code(.after, "2\n")],
        [Example(principles: [.ocp], before: [0], after: [1])]))
    #expect(!markup.contains("class=\"sides\""))
  }
}
