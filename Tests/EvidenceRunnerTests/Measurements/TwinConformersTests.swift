import Testing

@testable import EvidenceRunner

/// Conformers that answer alike, and what other input shows.
struct TwinConformersTests {
  /// The answers to two clauses with other input, and whether the second conformer differs from its twins.
  @Test(
    arguments: [
      (["A": [["1"], ["2"]], "B": [["1"], ["2"]]], false), (["A": [["1"], ["2"]], "B": [["1"], ["3"]]], true),
      // A clause without an answer says nothing, and neither do conformers that weren't alike.
      (["A": [["1"], nil], "B": [["1"], ["3"]]], false), (["A": [["1"], ["2"]], "B": [["1"], nil]], false),
      (["C": [["1"], ["2"]], "B": [["1"], ["3"]]], false), ([:], false),
      // One of several twins answers alike.
      (["A": [["1"], ["2"]], "D": [["1"], ["3"]], "B": [["1"], ["3"]]], false),
    ] as [(TwinConformers.Notes, Bool)])
  func differFromAllTheirTwins(_ other: TwinConformers.Notes, differs: Bool) {
    let same: [[String]?] = [["a"], ["b"]]
    let twins = TwinConformers(["A": same, "B": same, "D": same, "C": [["a"], ["c"]]])
    #expect(twins.differing(with: other).contains("B") == differs)
  }

  @Test func areNoneWithoutAnswers() {
    let twins = TwinConformers(["A": [[]], "B": [[]]])
    #expect(twins.differing(with: ["A": [["1"]], "B": [["2"]]]).isEmpty)
  }
}
