import Foundation
import Testing

@testable import ChangeLedger

/// The history around a refactoring, compared with figures counted by hand.
@Suite struct ChangeHistoryTests {
  @Test func countsFilesLinesAndEntropyOfTheChangesOnEachSide() async throws {
    var stream = ImportStream()
    stream.commit(["A.swift": "1\n2\n3\n", "B.swift": "1\n2\n3\n", "n.txt": "n\n"], "start")
    stream.commit(["A.swift": "1\n2\n3\n4\n", "n.txt": "m\n"])
    stream.commit(["A.swift": "1\n2\n3\nfour\n", "B.swift": "1\n2\n", "D.swift": "d\n"])
    stream.commit(["D.swift": "dd\n"])
    stream.tag("split", stream.commit(["A.swift": "1\n", "C.swift": "2\n3\nfour\n"]))
    stream.commit(["C.swift": "2\n3\n4\n"])
    stream.commit(["C.swift": "2\n3\n", "n.txt": "o\n"])
    let history = try await history(stream, of: "split")
    #expect(history.refactoring.cost == RefactoringCost(files: 2, added: 3, removed: 3))
    // The refactoring changes A and adds C; commits that change neither don't count.
    #expect(history.before.files == 1)
    #expect(history.after.files == 2)
    #expect(history.filesLeft == 2)
    #expect(history.before.changesPerFile == ["A.swift": 3])
    #expect(history.after.changesPerFile == ["C.swift": 2])
    #expect(values(history, "filesPerChange") == [2, 1, -1])
    #expect(values(history, "refactoredFilesPerChange") == [1, 1, 0])
    // The changes before have 6 lines, 1, and 4: 2 of A, 1 of B and 1 of D.
    #expect(values(history, "linesPerChange") == [4, 1.5, -2.5])
    #expect(values(history, "refactoredLinesPerChange") == [2, 1.5, -0.5])
    #expect(values(history, "entropy") == [0, 0, 0])
    #expect(values(history, "entropyShare") == [nil, 0, nil])
    #expect(values(history, "conflictedMerges") == [nil, nil, nil])
    #expect(history.figures.allSatisfy { $0.before.interval == nil && $0.difference.interval == nil })
    let pair = FilesTogether(
      first: "A.swift", second: "B.swift", support: 2, changesOfFirst: 3, changesOfSecond: 2)
    #expect(history.before.together == [pair])
    #expect(history.before.together.map(\.confidenceOfSecond) == [1])
    #expect(reasons(history.after) == [.refactoring])
  }

  @Test func givesReproducibleIntervalsFromTenChangesOn() async throws {
    var stream = ImportStream()
    for count in 1...10 { stream.commit(["A.swift": lines(count * count)]) }
    stream.tag("split", stream.commit(["A.swift": "a\n", "B.swift": "b\n"]))
    for count in 1...9 { stream.commit(["B.swift": lines(count)]) }
    let first = try await history(stream, of: "split")
    let lines = try #require(first.figures.first { $0.key == "linesPerChange" })
    #expect(lines.before.value == 10)
    let interval = try #require(lines.before.interval)
    #expect(interval.contains(10))
    #expect(interval.lowerBound >= 1)
    #expect(interval.upperBound <= 19)
    #expect(lines.after.interval == nil)
    #expect(lines.difference.interval == nil)
    #expect(try await history(stream, of: "split") == first)
  }

  @Test func staysWithinTheWindow() async throws {
    var stream = ImportStream()
    for count in 1...40 { stream.commit(["A.swift": lines(count)]) }
    stream.tag("split", stream.commit(["A.swift": "a\n", "B.swift": "b\n"]))
    for count in 1...40 { stream.commit(["A.swift": lines(count)]) }
    let few = try await history(stream, of: "split", window: .changes(5))
    #expect(few.before.changes == 5)
    #expect(few.after.changes == 5)
    #expect(few.after.days?.lowerBound.description == "2020-10-25")
    #expect(few.before.days?.upperBound.description == "2020-10-23")
    #expect(!few.before.isShort)
    #expect(!few.after.isShort)
    let month = try await history(stream, of: "split", window: .months(1))
    #expect(month.before.changes == 30)
    #expect(month.after.changes == 30)
    #expect(!month.before.isShort)
    #expect(!month.after.isShort)
    let year = try await history(stream, of: "split", window: .months(12))
    #expect(year.before.changes == 40)
    #expect(year.after.changes == 40)
    #expect(year.before.isShort)
    #expect(year.after.isShort)
  }

  @Test func followsRenamesOnBothSides() async throws {
    var stream = ImportStream()
    stream.commit(["Old.swift": lines(9), "Other.swift": lines(5, "o")])
    stream.commit(["Old.swift": lines(10)])
    stream.commit(moving: ["Old.swift": "Middle.swift"])
    // A different file under the abandoned name.
    stream.commit(["Old.swift": lines(7, "new")])
    stream.commit(["Old.swift": lines(8, "new")])
    stream.commit(["Middle.swift": lines(11)])
    stream.tag("split", stream.commit(["B.swift": "b\n", "Middle.swift": lines(8)]))
    stream.commit(["Middle.swift": lines(9)])
    stream.commit(moving: ["Middle.swift": "Sources/New.swift"])
    stream.commit(["Sources/New.swift": lines(10)])
    stream.commit(["Middle.swift": lines(3, "another")])
    let history = try await history(stream, of: "split")
    #expect(history.before.changesPerFile == ["Middle.swift": 4])
    #expect(history.after.changesPerFile == ["Middle.swift": 3])
    #expect(history.filesLeft == 2)
  }

  @Test func followsRenamesBeyondTheWindowToTellWhichFilesAreLeft() async throws {
    var stream = ImportStream()
    stream.commit(["A.swift": lines(9)])
    stream.tag("split", stream.commit(["A.swift": lines(8), "B.swift": "b\n"]))
    stream.commit(["A.swift": lines(9)])
    stream.commit(moving: ["A.swift": "C.swift"])
    stream.commit(["B.swift": nil])
    for count in 1...4 { stream.commit(["C.swift": lines(9, "version \(count)")]) }
    #expect(try await history(stream, of: "split", window: .changes(1)).filesLeft == 1)
  }

  @Test func keepsAFileOfABranchUnderItsOldName() async throws {
    var stream = ImportStream()
    let start = stream.commit(["Old.swift": lines(9)])
    let side = stream.commit(["Old.swift": lines(10)], on: "side", from: start)
    let main = stream.commit(on: "main", from: start, moving: ["Old.swift": "New.swift"])
    stream.commit(["Old.swift": nil, "New.swift": lines(10)], on: "main", from: main, merging: side)
    stream.tag("split", stream.commit(["New.swift": lines(3), "B.swift": lines(7)]))
    stream.commit(["B.swift": lines(6)])
    #expect(try await history(stream, of: "split").before.changesPerFile == ["New.swift": 3])
  }

  @Test func listsTheCommitsLeftOutWithTheirReasons() async throws {
    var stream = ImportStream()
    let start = stream.commit(["A.swift": "a\n"])
    stream.commit(["A.swift": "  a\n\n"], on: "main", "indent")
    stream.commit(["A.swift": "b\n"], by: "dependabot[bot] <x@example.org>", "bump")
    let many = Dictionary(uniqueKeysWithValues: (0..<12).map { ("F\($0).swift", "f\n") })
    stream.commit(many.merging(["A.swift": "c\n"]) { $1 }, "Run swift-format")
    stream.commit(["A.swift": "d\n"], "a real change")
    let stale = stream.commit(["A.swift": "stale\n"], on: "stale", from: start, "from before")
    let split = stream.commit(["A.swift": "e\n", "B.swift": "e\n"], "the split")
    stream.tag("split", split)
    stream.commit(["A.swift": "stale\n"], from: split, merging: stale, "merge")
    stream.commit(
      Dictionary(uniqueKeysWithValues: (0..<25).map { ("F\($0).swift", "g\n") }).merging(
        ["A.swift": "g\n"]) { $1 }, "Change all")
    stream.commit(["A.swift": "h\n"], "the last change")
    let history = try await history(stream, of: "split", fileLimit: 20)
    #expect(history.before.leftOut.map(\.subject) == ["Run swift-format", "bump", "indent"])
    #expect(reasons(history.before) == [.formatting, .bot, .whiteSpace])
    #expect(history.before.changes == 2)
    #expect(history.after.leftOut.map(\.subject) == ["the split", "from before", "Change all"])
    #expect(reasons(history.after) == [.refactoring, .startedBefore, .sweep])
    #expect(history.after.changes == 1)
  }

  @Test func leavesOutRevisionsThatBlameIgnores() async throws {
    try await TestRepository.with { repository in
      var stream = ImportStream()
      stream.commit(["A.swift": "a\n"])
      stream.tag("braces", stream.commit(["A.swift": "{\na\n}\n"]))
      stream.tag("split", stream.commit(["A.swift": "a\n", "B.swift": "b\n"]))
      try await stream.write(to: repository)
      let hash = try await repository.git("rev-parse", "braces")
      try await repository.git("checkout", "--quiet", "main")
      try await repository.commit([".git-blame-ignore-revs": hash + "\n"], on: "main")
      let history = try await readHistory(at: repository.path, of: "split")
      #expect(history.before.leftOut == [LeftOutCommit(commit: hash, subject: "a change", reason: .ignoredRevision)])
    }
  }

  @Test func replaysMergesToFindConflicts() async throws {
    var stream = ImportStream()
    var main = stream.commit(["A.swift": lines(9), "Z.swift": "z\n"])
    for (branch, edited) in [("clean", "Z.swift"), ("conflict", "A.swift")] {
      let side = stream.commit([edited: "\(branch) aside\n"], on: branch, from: main)
      main = stream.commit(["A.swift": "\(branch)\n" + lines(9)], from: main)
      main = stream.commit(["Z.swift": "merged \(branch)\n"], from: main, merging: side, "merge")
    }
    main = stream.commit(["A.swift": lines(3), "B.swift": lines(6)], from: main)
    stream.tag("split", main)
    let side = stream.commit(["Z.swift": "side\n"], on: "after", from: main)
    main = stream.commit(["Z.swift": "main\n", "A.swift": "a\n"], from: main)
    stream.commit(["Z.swift": "both\n"], from: main, merging: side, "merge")
    let history = try await history(stream, of: "split")
    #expect(history.before.merges == MergeCount(merges: 2, conflicted: 1, conflictedAnywhere: 1, skipped: 0))
    #expect(history.after.merges == MergeCount(merges: 1, conflicted: 0, conflictedAnywhere: 1, skipped: 0))
    #expect(values(history, "conflictedMerges") == [0.5, 0, -0.5])
  }

  private func reasons(_ side: HistorySide) -> [LeftOutCommit.Reason] { side.leftOut.map(\.reason) }

  private func values(_ history: ChangeHistory, _ key: String) -> [Double?] {
    history.figures.filter { $0.key == key }.flatMap { [$0.before.value, $0.after.value, $0.difference.value] }
  }

  private func lines(_ count: Int, _ text: String = "line") -> String {
    (0..<count).map { "\(text) \($0)\n" }.joined()
  }

  private func history(
    _ stream: ImportStream, of revision: String, window: HistoryWindow = .standard, fileLimit: Int = 100
  ) async throws -> ChangeHistory {
    var found: ChangeHistory?
    try await TestRepository.with { repository in
      try await stream.write(to: repository)
      found = try await ChangeHistoryReader(
        repository: repository.path, window: window, fileLimit: fileLimit, jobs: 2
      ).history(of: revision, until: "main")
    }
    return try #require(found)
  }
}

/// Reads the history of a repository up to `main`.
func readHistory(
  at path: String, of revision: String, until end: String = "main", patterns: [String] = ["*.swift"]
) async throws -> ChangeHistory {
  try await ChangeHistoryReader(repository: path, patterns: patterns, jobs: 2).history(of: revision, until: end)
}
