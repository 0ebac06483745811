import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Undefined principles")
struct UnknownPrincipleTests {
  private func site(_ words: [String]) -> Site {
    var article = Article.made("Content/case-studies/a.md", [])
    article.frontMatter.principles = words.map { Principle.ID(rawValue: $0) }
    article.frontMatter.itemPositions["principles"] = words.indices.map { SourcePosition(line: 4 + $0, column: 9) }
    return .made(article)
  }

  @Test(arguments: [("opc", "ocp"), ("opne", "ocp"), ("libskov", "lsp"), ("dpi", "dip"), ("o", "ocp")])
  func areFoundWithTheIntendedPrinciple(word: String, meant: String) {
    let found = UnknownPrinciple().diagnostics(for: site(["srp", word]))
    #expect(found.map(\.summary) == ["Principle '\(word)' isn't defined; did you mean '\(meant)'?"])
    #expect(found.map(\.range.start) == [SourcePosition(line: 5, column: 9)])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.solutions) == [["replace '\(word)' with '\(meant)'"]])
  }

  @Test(arguments: [("xsp", ["isp", "lsp"]), ("sp", ["isp", "lsp", "srp"])])
  func areFoundWithAllThatAreAsNear(word: String, meant: [String]) {
    let found = UnknownPrinciple().diagnostics(for: site([word]))
    #expect(found.map(\.solutions) == [meant.map { "replace '\(word)' with '\($0)'" }])
  }

  @Test func areFoundEachAtItsPlaceAndTheDefinedOnesNamed() {
    let solution = "use one of srp, ocp, lsp, isp, dip, or define it in Content/principles"
    #expect(
      UnknownPrinciple().findings(in: site(["tell-dont-ask", "ocp", "demeter"])) == [
        "error UnknownPrinciple a.md:4: \(solution)/tell-dont-ask.md",
        "error UnknownPrinciple a.md:6: \(solution)/demeter.md",
      ])
  }

  @Test func areDraftsIfTheirFilesAre() {
    var site = site(["ocp", "dry"])
    site.drafts = [PathKey("Content/principles/dry.md")]
    let solution = "remove 'draft: true' from the front matter of the draft"
    #expect(UnknownPrinciple().findings(in: site) == ["error UnknownPrinciple a.md:5: \(solution)"])
  }

  @Test func excludeThoseOfTheSite() {
    var own = site(["demeter", "srp", "ocp", "lsp", "isp", "dip"])
    own.principles.append(
      Principle(id: .init(rawValue: "demeter"), name: "Demeter", acronym: "LoD", summary: "", order: 9))
    #expect(UnknownPrinciple().findings(in: own) == [])
    // A word of two or three letters in a principle's name is near to any other.
    own.principles[5].name = "Don't ask"
    var other = site(["ton", "x"])
    other.principles = own.principles
    #expect(UnknownPrinciple().diagnostics(for: other).flatMap(\.fixes) == [])
    #expect(UnknownPrinciple().findings(in: .made(.made("Content/case-studies/a.md", []))) == [])
  }
}
