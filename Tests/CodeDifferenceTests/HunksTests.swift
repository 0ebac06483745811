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
    #expect((hunk.insertedLineCount, hunk.removedLineCount) == (1, 1))
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

  @Test func givesEachHunkItsOwnAnchor() {
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

/// Hunks that are cut to what fits a page.
struct CutHunkTests {
  private func hunk(_ before: String, _ after: String) throws -> Hunk {
    try #require(Hunks(LineDifference(before: before, after: after)).hunks.first)
  }

  @Test func isNotCutIfItFits() throws {
    let hunk = try hunk("a\nb\nc\n", "a\nB\nc\n")
    #expect(hunk.cut(to: 3) == hunk)
  }

  @Test(arguments: [2, 5, 9, 12])
  func hasAtMostTheGivenLinesOfEachSideAndStaysInside(limit: Int) throws {
    let lines = (0..<12).map { "l\($0)\n" }
    let before = lines.joined()
    let after = lines.enumerated().map { $0.offset % 4 == 3 ? "x\($0.offset)\ny\n" : $0.element }.joined()
    let hunk = try hunk(before, after)
    let cut = hunk.cut(to: limit)
    #expect(cut.before.count <= limit)
    #expect(cut.after.count <= limit)
    #expect(hunk.before.contains(cut.before.lowerBound))
    #expect(cut.before.upperBound <= hunk.before.upperBound)
    #expect(hunk.after.contains(cut.after.lowerBound))
    #expect(cut.after.upperBound <= hunk.after.upperBound)
    #expect(!cut.changes.isEmpty)
    #expect(cut.changes.allSatisfy { $0.before.upperBound <= cut.before.upperBound })
    // What is left after the last change is as long on both sides.
    let last = try #require(cut.changes.last)
    #expect(cut.before.upperBound - last.before.upperBound == cut.after.upperBound - last.after.upperBound)
  }

  @Test func beginsAtTheNamedChange() throws {
    let hunk = try hunk("a\nb\nc\nd\ne\n", "A\nb\nc\nd\nE\n")
    #expect(hunk.cut(to: 3, around: 4..<5).changes.map(\.before) == [4..<5])
  }
}
