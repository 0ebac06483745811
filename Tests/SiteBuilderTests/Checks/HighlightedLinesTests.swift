import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Highlighted lines")
struct HighlightedLinesTests {
  @Test(arguments: [
    ([1...1], [] as [String]), ([1...3], []), ([1...1, 3...3], []),
    ([2...4], ["warning HighlightedLines a.md:1"]), ([9...9], ["warning HighlightedLines a.md:1"]),
    ([2...2], ["warning HighlightedLines a.md:1: count the lines of the block again"]),
  ])
  func mustBeLinesOfTheBlockThatAreNotBlank(lines: [ClosedRange<Int>], findings: [String]) {
    #expect(HighlightedLines().findings([.code(nil, "let a = 1\n\nlet b = 2\n", stressed: lines)]) == findings)
  }

  /// Other generators highlight any line.
  @Test func mayBeBlankInLooseMarkdown() {
    #expect(HighlightedLines().findings([.code(nil, "let a = 1\n\n", stressed: [2...2])], isConfigured: false) == [])
  }
}
