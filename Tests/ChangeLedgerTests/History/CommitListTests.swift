import Testing

@testable import ChangeLedger

@Suite("Commits and names in parallel branches")
struct CommitListTests {
  /// Parses `name parent…` lines, newest first.
  private func list(_ lines: String...) -> CommitList {
    CommitList(Array(lines.enumerated().map { "\(100 - $0.offset) \($0.element)\n" }.joined().utf8))
  }

  /// A main line e-d-c-b-a, with a branch y-x from b, merged by d, and a branch z from a, merged by e.
  private var forked: CommitList { list("e d z", "z a", "d c y", "y x", "c b", "x b", "b a", "a") }

  @Test func parsesCommitsWithTheirParents() {
    let commits = forked.commits
    #expect(commits.map(\.hash) == ["e", "z", "d", "y", "c", "x", "b", "a"])
    #expect(commits[0].parents == [2, 1])
    #expect(commits[0].seconds == 100)
    #expect(commits.filter(\.isMerge).map(\.hash) == ["e", "d"])
    #expect(commits[3].parentHashes == [])
  }

  @Test(arguments: ["a", "b", "c", "d", "e", "x", "y", "z"])
  func tellsWhetherACommitIsAnAncestor(old: String) throws {
    let ancestors = [
      "a": "a", "b": "ab", "c": "abc", "x": "abx", "y": "abxy", "d": "abcdxy", "z": "az", "e": "abcdexyz",
    ]
    let list = forked
    let ancestry = CommitAncestry(list)
    let place = try #require(list.commits.firstIndex { $0.hash == old })
    for (index, commit) in list.commits.enumerated() {
      let isAncestor = ancestors[commit.hash]?.contains(old) == true
      #expect(ancestry.isAncestor(place, of: index) == isAncestor, "\(commit.hash)")
    }
  }

  @Test func findsTheDescendantsOfACommitOutside() {
    // q forked before the refactoring r, s after it.
    let list = list("m s q", "s r", "q p")
    #expect(list.descendants(of: "r") == [true, true, false])
  }

  @Test func isEmptyWithoutCommits() {
    #expect(CommitList([]).commits == [])
    #expect(FileNames(.backward, CommitAncestry(CommitList([]))).paths == [])
  }

  @Test func followsAFileBackThroughRenames() {
    var names = FileNames(.backward, CommitAncestry(list("d c", "c b", "b a", "a")))
    let file = names.add(path: 1)
    names.rename(from: 2, to: 1, in: 1)
    names.rename(from: 3, to: 2, in: 2)
    #expect(names.file(at: 1, in: 0) == file)
    #expect(names.file(at: 1, in: 1) == file)
    #expect(names.file(at: 2, in: 2) == file)
    #expect(names.file(at: 3, in: 3) == file)
    // Before and after, other files have these names.
    #expect(names.file(at: 1, in: 2) != file)
    #expect(names.file(at: 2, in: 1) != file)
    #expect(names.file(at: 3, in: 2) != file)
  }

  @Test func distinguishesAFileFromThousandsThatHadItsName() {
    // Each commit renames the file, and adds a new one under the old name.
    let count = 5_000
    let lines = (0...count).map { "1 \($0)" + ($0 < count ? " \($0 + 1)\n" : "\n") }
    var names = FileNames(.forward, CommitAncestry(CommitList(Array(lines.joined().utf8))))
    let file = names.add(path: 0)
    for commit in (0..<count).reversed() { names.rename(from: 0, to: Int32(commit + 1), in: commit) }
    #expect(names.file(at: Int32(count), in: 0) == file)
    #expect(names.file(at: 0, in: 0) != file)
    #expect(names.file(at: 0, in: count) == file)
  }

  @Test func followsAFileForwardThroughRenamesInACycle() {
    var names = FileNames(.forward, CommitAncestry(list("d c", "c b", "b a", "a")))
    let file = names.add(path: 1)
    names.rename(from: 1, to: 2, in: 2)
    names.rename(from: 2, to: 1, in: 1)
    #expect(names.file(at: 1, in: 3) == file)
    #expect(names.file(at: 2, in: 2) == file)
    #expect(names.file(at: 1, in: 2) != file)
    #expect(names.file(at: 1, in: 0) == file)
    #expect(names.paths(of: [file], in: 0) == [file: [1]])
  }

  @Test func keepsTheOldNameOnABranchThatStartedBeforeTheRename() {
    // c renames the file on the main line, while x and y still change it under the old name.
    for direction in [FileNames.Direction.backward, .forward] {
      var names = FileNames(direction, CommitAncestry(forked))
      let (old, new): (Int32, Int32) = (1, 2)
      let file = names.add(path: direction == .backward ? new : old)
      names.rename(from: old, to: new, in: 4)
      #expect(names.file(at: old, in: 3) == file)
      #expect(names.file(at: old, in: 5) == file)
      #expect(names.file(at: new, in: 2) == file)
      #expect(names.file(at: old, in: 2) != file)
    }
  }
}
