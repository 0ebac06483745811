import CodeDifference
import DifferenceOracle
import Foundation
import TestForm
import Testing

/// Comparisons of differences with git's.
struct GitOracleTests {
  private static let studies = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Content/case-studies")

  @Test func changesAtMostFivePercentMoreLinesOfTheStudiesThanGit() throws {
    try compareWithGit(TextPair.pairs(ofStudiesIn: Self.studies), name: "studies")
  }

  @Test func changesAtMostFivePercentMoreLinesOfGeneratedTextsThanGit() throws {
    let seeds: Range<UInt64> = 0..<(TestForm.isLong ? 10_000 : 2_000)
    try compareWithGit(seeds.map { TextPair.generated(seed: $0) }, name: "generated from seeds \(seeds)")
  }

  /// Compares totals, and checks every difference against its texts; a failure names the pair, which is the seed.
  private func compareWithGit(_ pairs: [TextPair], name: String) throws {
    var count = 0
    for (index, pair) in pairs.enumerated() {
      let difference = LineDifference(before: LineText(pair.before), after: LineText(pair.after))
      #expect(difference.apply() == pair.after, "pair \(index), \(name)")
      let ended = pair.ended
      let counted = LineDifference(before: LineText(ended.before), after: LineText(ended.after))
      count += counted.insertedLineCount + counted.removedLineCount
    }
    let counts = try GitDifference.changedLineCounts(of: pairs.map(\.ended))
    let total = counts.reduce(0, +)
    #expect(total > 0)
    #expect(count * 100 <= total * 105, "\(count) changed lines, git \(total), \(name)")
  }
}
