import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Conformers that no contract tests")
struct UntestedConformerTests {
  private func findings(_ list: String, excused: [String] = []) -> [String] {
    var article = Article.made(
      "a.md",
      [
        .code(.after, "protocol Layout {}\nstruct Row: Layout {}\nstruct Grid: Layout {}\n", file: "Layout.swift"),
        .code(.after, list, role: .conformers, contract: "Layout"),
      ])
    article.frontMatter.excusedConformers = Dictionary(uniqueKeysWithValues: excused.map { ($0, "It is drawn.") })
    article.frontMatter.lines["conformers"] = excused.isEmpty ? nil : 1
    return UntestedConformer().findings(in: .made(article))
  }

  @Test(arguments: [
    ("conformer(\"Row\") { Row() }\nconformer(\"Grid\") { Grid() }\n", [String](), [String]()),
    ("conformer(\"Row\") { Row() }\n", [], ["warning UntestedConformer a.md:4: list it with 'conformer'"]),
    ("conformer(\"Row\") { Row() }\n", ["Grid"], []),
    (
      "conformer(\"Row\") { Row() }\nconformer(\"Grid\") { Grid() }\n", ["Grid"],
      [
        "warning UntestedConformer a.md:1: remove the excuse"
      ]
    ),
    // Other code may create conformers in a way that can't be read here.
    ("for layout in all { conformer(layout.name) { layout } }\n", [], []),
  ])
  func areReportedUnlessTheyAreExcused(list: String, excused: [String], found: [String]) {
    #expect(findings(list, excused: excused) == found)
  }
}
