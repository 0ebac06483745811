import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Checks of a site")
struct SiteCheckTests {
  @Test func areExplainedUnderTheirOwnNames() {
    for check in SitePipeline.builtInChecks(highlighters: []) {
      #expect(check.explanation.id == String(describing: type(of: check)))
      #expect(!check.explanation.text.description.isEmpty)
      #expect(!check.explanation.example.description.isEmpty)
    }
    #expect(Set(SitePipeline.explanations.map(\.id)).count == SitePipeline.explanations.count)
  }

  @Test func findNothingInASoundSite() {
    let parts: [Article.Part] = [
      .heading(2, "Before"), .code(.before, "x\n"), .heading(2, "After"), .code(.after, "y\n"), .link("#after", "x"),
      .image("a.png", "A"),
    ]
    let site = Site.made(.made("Content/case-studies/a.md", parts), assets: ["Content/case-studies/a.png"])
    let checks = SitePipeline.builtInChecks(highlighters: [LetHighlighter()])
    #expect(checks.flatMap { $0.findings(in: site) } == [])
  }
}
