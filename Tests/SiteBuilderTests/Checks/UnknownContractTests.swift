import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Contracts of unknown types")
struct UnknownContractTests {
  private func findings(_ name: String, conformers: String? = nil, excused: [String] = []) -> [String] {
    var parts: [Article.Part] = [
      .code(.before, "protocol Layout {}\nclass Row {}\n", file: "Layout.swift"),
      .code(nil, "func clauses() {}\n", role: .contract, contract: name),
    ]
    if let conformers { parts.append(.code(nil, "", role: .conformers, contract: conformers)) }
    var article = Article.made("a.md", parts)
    article.frontMatter.excusedConformers = Dictionary(uniqueKeysWithValues: excused.map { ($0, "It is drawn.") })
    article.frontMatter.lines["conformers"] = excused.isEmpty ? nil : 1
    return UnknownContract().findings(in: .made(article))
  }

  @Test(arguments: [
    ("Layout", []), ("Row", []), ("Layuot", ["warning UnknownContract a.md:2: replace 'Layuot' with 'Layout'"]),
    ("Printing", ["warning UnknownContract a.md:2"]),
  ])
  func areReported(name: String, found: [String]) {
    #expect(findings(name) == found)
  }

  @Test(arguments: [("Layout", []), ("Row", ["error UnknownContract a.md:2: replace 'Layout' with 'Row'"])])
  func mustHaveTheNameThatTheirConformersGive(conformers: String, found: [String]) {
    #expect(findings("Layout", conformers: conformers) == found)
  }

  @Test(arguments: [(["Row"], []), (["Rwo"], ["warning UnknownContract a.md:1: replace 'Rwo' with 'Row'"])])
  func mustExcuseTypesOfTheStudy(excused: [String], found: [String]) {
    #expect(findings("Layout", excused: excused) == found)
  }
}
