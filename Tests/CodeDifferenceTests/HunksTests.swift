import CodeDifference
import DifferenceOracle
import Testing

/// Hunks and collapsed lines.
struct HunksTests {
  private func lines(_ range: Range<Int>, changing changed: Set<Int> = []) -> String {
    range.map { changed.contains($0) ? "changed \($0)\n" : "line \($0)\n" }.joined()
  }

  @Test func foldsLinesAwayFromChanges() throws {
    let hunks = Hunks(LineDifference(before: lines(0..<30), after: lines(0..<30, changing: [15])))
    try #require(hunks.sections.count == 3)
    #expect(hunks.sections[0] == .folded(before: 0..<12, after: 0..<12))
    #expect(hunks.sections[2] == .folded(before: 19..<30, after: 19..<30))
    let hunk = try #require(hunks.hunks.first)
    #expect(hunk.before == 12..<19)
    #expect(hunk.changes == [LineChange(before: 15..<16, after: 15..<16)])
    #expect(hunk.summary == "+1 −1")
  }

  @Test func joinsChangesBetweenWhichASingleLineWouldBeFolded() {
    #expect(Hunks(LineDifference(before: lines(0..<30), after: lines(0..<30, changing: [5, 13]))).hunks.count == 1)
    #expect(Hunks(LineDifference(before: lines(0..<30), after: lines(0..<30, changing: [5, 14]))).hunks.count == 2)
  }

  @Test func foldsAllOfEqualTexts() {
    let hunks = Hunks(LineDifference(before: lines(0..<9), after: lines(0..<9)))
    #expect(hunks.sections == [.folded(before: 0..<9, after: 0..<9)])
  }

  @Test func keepsAnchorsWhereLinesMove() {
    let first = Hunks(LineDifference(before: lines(0..<30), after: lines(0..<30, changing: [25])))
    let second = Hunks(LineDifference(before: lines(0..<30), after: "new\n" + lines(0..<30, changing: [25])))
    #expect(first.hunks.map(\.anchor) == second.hunks.suffix(1).map(\.anchor))
  }

  @Test func givesEachHunkAnAnchorOfItsOwn() {
    let before = String(repeating: "a\nb\nc\nd\ne\nold\nf\ng\nh\ni\n", count: 3)
    let after = before.split(separator: "\n").map { $0 == "old" ? "new" : $0 }.joined(separator: "\n") + "\n"
    let anchors = Hunks(LineDifference(before: before, after: after)).hunks.map(\.anchor)
    #expect(anchors.count == 3)
    #expect(Set(anchors).count == 3)
    #expect(anchors[1] == anchors[0] + "-2")
  }

  @Test(arguments: [0, 1, 3])
  func coversAllLines(_ context: Int) {
    for seed in UInt64(0)..<300 {
      let pair = TextPair.generated(seed: seed)
      let difference = LineDifference(before: LineText(pair.before), after: LineText(pair.after))
      let hunks = Hunks(difference, context: context)
      var (left, right) = (0, 0)
      for section in hunks.sections {
        let (before, after) =
          switch section {
          case .hunk(let hunk): (hunk.before, hunk.after)
          case .folded(let before, let after): (before, after)
          }
        #expect((left, right) == (before.lowerBound, after.lowerBound), "seed \(seed)")
        (left, right) = (before.upperBound, after.upperBound)
      }
      #expect((left, right) == (difference.before.lineCount, difference.after.lineCount), "seed \(seed)")
      #expect(hunks.hunks.flatMap(\.changes) == difference.changes, "seed \(seed)")
    }
  }
}
