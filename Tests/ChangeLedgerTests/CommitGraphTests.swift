import Testing

@testable import ChangeLedger

@Suite struct CommitGraphTests {
  /// Two branches, b and c, that d merges; e goes on, and x is another root.
  private static let graph = CommitGraph(Array("a\nb a\nc a\nd b c\ne d\nx\n".utf8))

  @Test(arguments: [
    ([], ""), (["e"], "e"), (["b"], "bde"), (["b", "c"], "bcde"), (["a"], "abcde"), (["x"], "x"),
    (["unknown"], ""),
  ])
  func findsCommitsWithAllThatDescendFromThem(others: [String], younger: String) {
    #expect(Self.graph.commits(youngerThanOrAmong: others).sorted().joined() == younger)
  }

  @Test(arguments: [
    ([], ""), (["e"], "abcd"), (["b"], "a"), (["b", "c"], "a"), (["d", "e"], "abc"), (["a"], ""), (["b", "x"], ""),
  ])
  func findsCommitsOlderThanAllOthers(others: [String], older: String) {
    #expect(Self.graph.commits(olderThan: others).sorted().joined() == older)
  }

  @Test func readsALongHistory() {
    let count = 100_000
    let lines = (0..<count).map { $0 == 0 ? "0\n" : "\($0) \($0 - 1)\n" }.joined()
    let graph = CommitGraph(Array(lines.utf8))
    #expect(graph.commits(youngerThanOrAmong: ["1"]).count == count - 1)
    #expect(graph.commits(olderThan: ["\(count - 1)"]).count == count - 1)
  }
}
