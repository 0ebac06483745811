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

  private func configured(_ study: CaseStudy) -> Site {
    var site = Site.made([study])
    site.configuration.isConfigured = true
    return site
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
      found.map(\.summary) == ["File '\(file)' that a step removes must be only on the before side"])
  }

  @Test func rejectsAStepByItsTextAndItsAnchor() {
    let found = diagnostics([NamedStep(heading: "the-layout"), NamedStep(heading: "The layout")])
    #expect(found.map(\.summary) == ["Step 'The layout' must be listed only once"])
  }

  @Test func rejectsAStepAboveAnEarlierOneInTheText() throws {
    var article = Article.made(
      "Content/case-studies/a.md",
      [
        .heading(3, "The layout"), .code(.after, "one\n", file: "One.swift"),
        .heading(3, "The cell"), .code(.after, "two\n", file: "Two.swift"),
      ])
    article.frontMatter.steps = [NamedStep(heading: "The cell"), NamedStep(heading: "the-layout")]
    #expect(
      UnknownStep().diagnostics(for: configured(CaseStudy(article: article))).map(\.summary) == [
        "Step 'the-layout' must be listed before 'The cell', as in the text"
      ])
  }

  @Test func rejectsAChangeRequest() {
    var article = Article.made(
      "Content/case-studies/a.md",
      [
        .heading(3, "The layout"), .code(.after, "one\n", file: "One.swift"),
        .heading(3, "Motorcycles"), .code(.after, "two\n", file: "Two.swift"),
      ])
    article.frontMatter.steps = [NamedStep(heading: "the-layout"), NamedStep(heading: "motorcycles")]
    let request = ChangeRequest(
      title: "Motorcycles", line: 5, heading: 1, isAdverse: false, reason: "", snippets: [1])
    #expect(
      UnknownStep().diagnostics(for: configured(CaseStudy(article: article, changeRequests: [request]))).map(\.summary)
        == ["Step 'motorcycles' must have code of the after side below its heading"])
  }

  @Test func isARemarkInLooseMarkdown() {
    #expect(diagnostics([NamedStep(heading: "nowhere")], isConfigured: false).map(\.severity) == [.information])
  }
}
