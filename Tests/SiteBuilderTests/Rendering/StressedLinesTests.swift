import CaseStudyModel
import Testing

@testable import SiteBuilder

struct StressedLinesTests {
  @Test(
    arguments: [
      [], [1...1], [3...5], [5...9, 1...2], [1...4, 2...3], [1...3, 3...6], [1...2, 3...4], [7...7, 7...7, 2...9],
    ] as [[ClosedRange<Int>]])
  func holdsTheLinesOfAllRanges(_ ranges: [ClosedRange<Int>]) {
    let lines = StressedLines(ranges)
    for line in 0...11 { #expect(lines.contains(line) == ranges.contains { $0.contains(line) }, "\(line)") }
  }
}
