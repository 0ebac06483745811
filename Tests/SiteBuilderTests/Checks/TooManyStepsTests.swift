import CaseStudyModel
import Testing

@testable import SiteBuilder

struct TooManyStepsTests {
  private func diagnostics(steps: Int) -> [Diagnostic] {
    let walk = (1...steps).flatMap { number -> [Article.Part] in
      [.heading(3, "Step \(number)"), .code(.after, "new\n", file: "\(number).swift")]
    }
    let article = Article.made(
      "Content/case-studies/a.md",
      [
        .heading(2, "Before", side: .before), .code(.before, "old\n", file: "Old.swift"),
        .heading(2, "After", side: .after),
      ] + walk)
    return TooManySteps().diagnostics(for: Site.made([CaseStudy(article: article)]))
  }

  @Test func acceptsAWalkThatAPageCanShow() {
    #expect(diagnostics(steps: 50) == [])
  }

  @Test func pointsAtTheFirstSurplusStep() throws {
    let diagnostic = try #require(diagnostics(steps: 60).first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.summary == "A study must have at most 50 steps; this one has 60")
  }
}
