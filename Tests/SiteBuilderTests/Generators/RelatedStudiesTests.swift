import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Related studies")
struct RelatedStudiesTests {
  private func study(_ principles: [Principle.ID], tags: [String] = []) -> CaseStudy {
    var study = CaseStudy(article: .made("Content/case-studies/a.md", []), principles: principles, examples: [])
    study.article.frontMatter.tags = tags
    return study
  }

  @Test func prefersASharedTagToASharedPrinciple() {
    let related = RelatedStudies([
      study([.srp], tags: ["UIKit"]), study([.srp]), study([.dip], tags: ["UIKit"]), study([.lsp]),
    ])
    #expect(related.indices(relatedTo: 0) == [2, 1])
    #expect(related.indices(relatedTo: 3) == [])
  }

  @Test func namesAtMostThreeStartingWithThoseThatFollow() {
    let related = RelatedStudies(Array(repeating: study([.ocp]), count: 6))
    #expect(related.indices(relatedTo: 4) == [5, 0, 1])
  }
}
