import CaseStudyModel
import Testing

@testable import SiteBuilder

struct UnknownStepTests {
  private func diagnostics(_ steps: [NamedStep], isConfigured: Bool = true) -> [Diagnostic] {
    var article = Article.made(
      "Content/case-studies/a.md",
      [
        .code(.before, "old\n", file: "Old.swift"), .code(.before, "both\n", file: "Both.swift"),
        .heading(3, "The layout"), .code(.after, "both\n", file: "Both.swift"),
      ])
    article.frontMatter.steps = steps
    article.frontMatter.lines = ["steps": 2]
    article.frontMatter.itemPositions = ["steps": [SourcePosition(line: 3, column: 5)]]
    var site = Site.made([CaseStudy(article: article)])
    site.configuration.isConfigured = isConfigured
    return UnknownStep().diagnostics(for: site)
  }

  @Test(arguments: ["the-layout", "The layout"])
  func acceptsTheAnchorAndTheTextOfAHeading(name: String) {
    #expect(diagnostics([NamedStep(heading: name, removedFiles: ["Old.swift"])]) == [])
  }

  @Test func namesTheIntendedHeading() throws {
    let diagnostic = try #require(diagnostics([NamedStep(heading: "the-layuot")]).first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.summary == "Step 'the-layuot' must be a heading of the study; did you mean 'the-layout'?")
    #expect(diagnostic.range.start == SourcePosition(line: 3, column: 5))
    #expect(diagnostic.solutions == ["replace 'the-layuot' with 'the-layout'"])
  }

  @Test(arguments: ["Both.swift", "Nowhere.swift"])
  func rejectsAFileThatIsNotOnTheBeforeSideAlone(file: String) {
    let found = diagnostics([NamedStep(heading: "the-layout", removedFiles: [file])])
    #expect(
      found.map(\.summary) == ["File '\(file)' that a step removes must be one that only the before side has"])
  }

  @Test func isARemarkInLooseMarkdown() {
    #expect(diagnostics([NamedStep(heading: "nowhere")], isConfigured: false).map(\.severity) == [.information])
  }
}
