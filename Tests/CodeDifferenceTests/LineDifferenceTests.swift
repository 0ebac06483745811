import CodeDifference
import DifferenceOracle
import Testing

/// Differences between two texts.
struct LineDifferenceTests {
  @Test func reportsNothingForEqualTexts() {
    let difference = LineDifference(before: "a\nb\n", after: "a\nb\n")
    #expect(difference.runs == [.equal(before: 0..<2, after: 0..<2)])
    #expect(difference.isEmpty)
    #expect(difference.changes.isEmpty)
  }

  @Test func reportsNothingForEmptyTexts() {
    #expect(LineDifference(before: "", after: "").runs.isEmpty)
  }

  @Test func reportsNewAndDeletedTexts() {
    #expect(LineDifference(before: "", after: "a\nb").runs == [.inserted(0..<2)])
    #expect(LineDifference(before: "a\nb\n", after: "").runs == [.removed(0..<2)])
  }

  @Test func putsRemovedLinesBeforeInsertedOnes() {
    let difference = LineDifference(before: "a\nb\nc\n", after: "a\nx\ny\nc\n")
    #expect(
      difference.runs == [
        .equal(before: 0..<1, after: 0..<1), .removed(1..<2), .inserted(1..<3), .equal(before: 2..<3, after: 3..<4),
      ])
    #expect(difference.changes == [LineChange(before: 1..<2, after: 1..<3)])
    #expect((difference.insertedLineCount, difference.removedLineCount) == (2, 1))
  }

  @Test func ignoresLineEndingsWhenSomethingElseDiffers() {
    let difference = LineDifference(before: "a\r\nb\r\nc", after: "a\nx\nc\n")
    #expect(!difference.comparesLineEnds)
    #expect(difference.changes == [LineChange(before: 1..<2, after: 1..<2)])
    #expect(difference.apply() == Array("a\nx\nc\n".utf8))
  }

  @Test(arguments: [("a\r\nb\n", "a\nb\n", 0), ("a\nb", "a\nb\n", 1), ("a\nb\n", "a\nb", 1)])
  func countsLineEndingsAsChangesWhenNothingElseDiffers(_ before: String, _ after: String, _ line: Int) {
    let difference = LineDifference(before: before, after: after)
    #expect(difference.comparesLineEnds)
    #expect(difference.changes == [LineChange(before: line..<(line + 1), after: line..<(line + 1))])
    #expect(difference.apply() == Array(after.utf8))
  }

  @Test func treatsACarriageReturnWithinALineAsText() {
    #expect(LineDifference(before: "a\rb\nc\n", after: "ab\nc\n").changes == [LineChange(before: 0..<1, after: 0..<1)])
  }
}
