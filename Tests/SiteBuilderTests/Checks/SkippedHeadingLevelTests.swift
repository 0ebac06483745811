import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Headings that skip a level")
struct SkippedHeadingLevelTests {
  private func parts(_ levels: [Int]) -> [Article.Part] {
    levels.map { .heading($0, "H\($0)") }
  }

  @Test(arguments: [
    ([2, 4], [2: 3]), ([2, 4, 2, 3], [2: 3]), ([2, 5, 6, 2, 4], [2: 3, 5: 3]), ([1, 3], [2: 2]), ([2, 6], [2: 3]),
  ])
  func areFound(levels: [Int], solutions: [Int: Int]) {
    let expected = solutions.sorted { $0.key < $1.key }.map {
      "warning SkippedHeadingLevel a.md:\($0.key): make it a heading of level \($0.value)"
    }
    #expect(SkippedHeadingLevel().findings(parts(levels)) == expected)
  }

  @Test(arguments: [[], [4], [2, 3, 4, 5, 6], [3, 2], [6, 2, 3, 3, 2], [1, 2, 2]])
  func areNoOthers(levels: [Int]) {
    #expect(SkippedHeadingLevel().findings(parts(levels)) == [])
  }

  @Test func areARemarkInLooseMarkdown() {
    #expect(
      SkippedHeadingLevel().findings(parts([2, 4]), isConfigured: false).map { $0.prefix(11) } == ["information"])
  }
}
