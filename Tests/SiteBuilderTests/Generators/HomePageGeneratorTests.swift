import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The home page")
struct HomePageGeneratorTests {
  private static func site(_ principles: [[Principle.ID]]) -> Site {
    Site.made(
      principles.enumerated().map { index, principles in
        CaseStudy(article: .made("Content/case-studies/s\(index).md", []), principles: principles)
      })
  }

  @Test(arguments: [
    ([[Principle.ID]](), [Int]()),
    ([[.ocp], [.ocp], []], [0, 1, 2]),
    // The first study of each principle is among them, then the first of the rest.
    (Array(repeating: [.ocp], count: 9) + [[.srp]], [0, 1, 2, 3, 4, 9]),
    (Array(repeating: [.srp, .ocp], count: 20), [0, 1, 2, 3, 4, 5]),
  ])
  func showsSixStudiesOfAsManyPrinciplesAsItCan(_ principles: [[Principle.ID]], _ shown: [Int]) {
    #expect(HomePageGenerator.shownStudies(of: Self.site(principles)) == shown)
  }
}
