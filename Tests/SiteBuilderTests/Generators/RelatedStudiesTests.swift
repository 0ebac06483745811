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
    let studies = [study([.srp], tags: ["UIKit"]), study([.srp]), study([.dip], tags: ["UIKit"]), study([.lsp])]
    let related = RelatedStudies(studies, of: studies.indices)
    #expect(related.indices(relatedTo: 0) == [2, 1])
    #expect(related.indices(relatedTo: 3) == [])
  }

  @Test func namesAtMostThreeStartingWithThoseThatFollow() {
    let related = RelatedStudies(Array(repeating: study([.ocp]), count: 6), of: 0..<6)
    #expect(related.indices(relatedTo: 4) == [5, 0, 1])
  }

  @Test func findsTheSameForOneStudyAsForAll() {
    let studies = (0..<40).map { number in
      study(number % 3 == 0 ? [.srp, .ocp] : [.lsp], tags: (1...5).filter { number % $0 == 0 }.map { "tag\($0)" })
    }
    let all = RelatedStudies(studies, of: studies.indices)
    for index in studies.indices {
      #expect(RelatedStudies(studies, of: [index]).indices(relatedTo: index) == all.indices(relatedTo: index))
    }
  }
}
