import CaseStudyModel
import CodeDifference
import Testing

/// Pairs of files that are versions of each other.
struct FilePairingTests {
  private let text = "struct Report {\n  var title: String\n  var entries: [Expense]\n  var total: Int\n}\n"

  private func pairs(_ before: [SourceFile], _ after: [SourceFile]) -> [FilePair] {
    FilePairing(before: before, after: after).pairs
  }

  @Test func pairsFilesWithTheSamePath() {
    let before = [SourceFile(path: "a.swift", text: "1\n"), SourceFile(path: "b.swift", text: "2\n")]
    let after = [SourceFile(path: "b.swift", text: "3\n"), SourceFile(path: "a.swift", text: "1\n")]
    #expect(
      pairs(before, after) == [
        FilePair(change: .changed, before: 1, after: 0), FilePair(change: .kept, before: 0, after: 1),
      ])
  }

  @Test func pairsFilesThatMovedToAnotherFolder() {
    let before = [SourceFile(path: "Core/a.swift", text: "1\n")]
    #expect(
      pairs(before, [SourceFile(path: "UI/a.swift", text: "2\n")]) == [
        FilePair(change: .moved, before: 0, after: 0)
      ])
  }

  @Test func pairsRenamedFilesBySimilarity() {
    let before = [SourceFile(path: "x.swift", text: "let other = 1\n"), SourceFile(path: "Old.swift", text: text)]
    let after = [SourceFile(path: "New.swift", text: text + "let more = 1\n")]
    #expect(
      pairs(before, after) == [
        FilePair(change: .moved, before: 1, after: 0), FilePair(change: .deleted, before: 0, after: nil),
      ])
  }

  @Test func prefersTheMoreSimilarOfTwoFiles() {
    let before = [SourceFile(path: "Old.swift", text: text)]
    let after = [SourceFile(path: "A.swift", text: text + "let more = 1\n"), SourceFile(path: "B.swift", text: text)]
    #expect(
      pairs(before, after) == [
        FilePair(change: .new, before: nil, after: 0), FilePair(change: .moved, before: 0, after: 1),
      ])
  }

  @Test func leavesFilesThatShareTooLittleAlone() {
    let pairs = pairs([SourceFile(path: "a", text: "one\ntwo\n")], [SourceFile(path: "b", text: "three\nfour\n")])
    #expect(pairs.map(\.change) == [.new, .deleted])
  }
}
