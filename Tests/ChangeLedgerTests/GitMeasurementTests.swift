import CaseStudyModel
import ChangeLedger
import Foundation
import Testing

/// Requests on branches, compared with figures counted by hand.
@Suite struct GitMeasurementTests {
  @Test func measuresModifiedNewDeletedAndRenamedFiles() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Shape.swift": "a\nb\nc\nd\n", "Area.swift": "x\ny\nz\n", "notes.txt": "n\n"])
      try await repository.commit(
        ["Shape.swift": "a\nB\nc\nd\ne\n", "Circle.swift": "1\n2\n3\n", "notes.txt": "other\n"], on: "circle",
        from: "main")
      try await repository.commit(["Area.swift": nil, "Surface.swift": "x\ny\nz\n"], on: "rename", from: "main")
      try await repository.commit(["Area.swift": nil, "notes.txt": nil], on: "delete", from: "main")
      let side = try await side(repository, ["circle", "rename", "delete"])
      #expect(
        side.requests.map(\.tally) == [
          LineCost(existingFiles: 1, addedInExisting: 2, removedInExisting: 1, newFiles: 1, addedInNew: 3),
          LineCost(existingFiles: 1, addedInExisting: 0, removedInExisting: 3, newFiles: 1, addedInNew: 3),
          LineCost(existingFiles: 1, addedInExisting: 0, removedInExisting: 3),
        ])
      #expect(side.requests.map(\.tally.closure) == [0.5, 0.5, 0])
      #expect(
        side.totals
          == LineCost(existingFiles: 3, addedInExisting: 2, removedInExisting: 7, newFiles: 2, addedInNew: 6))
      #expect(side.totals.closure == 0.4)
      #expect(side.editsPerFile == ["Shape.swift": 1, "Area.swift": 2])
      #expect(side.pairs == 3)
    }
  }

  @Test func measuresEachBranchFromItsOwnForkPoint() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "1\n2\n3\n4\n5\n6\n7\n8\n9\n"])
      let old = try await repository.git("rev-parse", "main")
      try await repository.commit(["A.swift": "1\n2\n3\n4\n5\n6\n7\n8\nnine\n"], on: "early", from: "main")
      try await repository.commit(["A.swift": "one\n2\n3\n4\n5\n6\n7\n8\n9\n", "B.swift": "b\n"], on: "main")
      let new = try await repository.git("rev-parse", "main")
      try await repository.commit(["B.swift": "b\nc\n"], on: "late", from: "main")
      // Changes merged from the base are not the request's.
      try await repository.git("checkout", "--quiet", "-b", "merged", "early")
      try await repository.git("merge", "--quiet", "--no-edit", "main")
      let side = try await side(repository, ["early", "late", "merged"])
      #expect(side.requests.map(\.forkPoint) == [old, new, new])
      let edit = LineCost(existingFiles: 1, addedInExisting: 1, removedInExisting: 1)
      #expect(side.requests.map(\.tally) == [edit, LineCost(existingFiles: 1, addedInExisting: 1), edit])
      #expect(side.conflictingPairs == [])
    }
  }

  @Test func countsALastLineWithoutALineFeed() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a\nb"])
      try await repository.commit(["A.swift": "a\nb\n", "N.swift": "x\ny"], on: "feed", from: "main")
      #expect(
        try await side(repository, ["feed"]).totals
          == LineCost(existingFiles: 1, addedInExisting: 1, removedInExisting: 1, newFiles: 1, addedInNew: 2))
    }
  }

  @Test func countsBinaryFilesAndModesWithoutLines() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a\n", "B.swift": "a\0b\n"])
      try await repository.commit(["B.swift": "a\0c\n", "C.swift": "\0\n\n"], on: "binary", from: "main")
      try await repository.git("checkout", "--quiet", "-b", "mode", "main")
      try await repository.git("update-index", "--chmod=+x", "A.swift")
      try await repository.git("commit", "--quiet", "--message", "mode")
      let side = try await side(repository, ["binary", "mode"])
      #expect(
        side.requests.map(\.tally) == [LineCost(existingFiles: 1, newFiles: 1), LineCost(existingFiles: 1)])
      #expect(side.totals.closure == nil)
    }
  }

  @Test func countsALinkAsAFileOfOneLineAndIgnoresSubmodules() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a\nb\n", "B.swift": "b\n"])
      try FileManager.default.createSymbolicLink(
        atPath: repository.path + "/L.swift", withDestinationPath: "A.swift")
      let commit = try await repository.git("rev-parse", "HEAD")
      try await repository.git("checkout", "--quiet", "-b", "links")
      try await repository.git("add", "L.swift")
      try await repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Module.swift")
      try await repository.git("update-index", "--force-remove", "B.swift")
      try await repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),B.swift")
      try await repository.git("commit", "--quiet", "--message", "links")
      #expect(
        try await side(repository, ["links"]).totals
          == LineCost(existingFiles: 1, removedInExisting: 1, newFiles: 1, addedInNew: 1))
    }
  }

  @Test func keepsNamesOfEveryKindApart() async throws {
    try await TestRepository.with { repository in
      let names = [
        "Grüße, Welt.swift", "two\nlines.swift", "tab\tin.swift", "\"quoted\".swift", ":colon.swift", "日本/語.swift",
      ]
      try await repository.start(Dictionary(uniqueKeysWithValues: names.map { ($0, "a\n") }))
      for branch in ["one", "two"] {
        try await repository.commit(
          Dictionary(uniqueKeysWithValues: names.map { ($0, branch + "\n") }), on: branch, from: "main")
      }
      let side = try await side(repository, ["one", "two"])
      #expect(side.editsPerFile == Dictionary(uniqueKeysWithValues: names.map { ($0, 2) }))
      #expect(side.conflictingPairs == [RequestPair("one", "two")])
    }
  }

  @Test func escapesBytesInNamesThatAreNotUTF8() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a\n"])
      for (branch, text) in [("main", "a\n"), ("one", "1\n"), ("two", "2\n")] {
        if branch != "main" { try await repository.git("checkout", "--quiet", "-b", branch, "main") }
        try repository.write(Data(text.utf8), to: ".git/blob")
        let blob = try await repository.git("hash-object", "-w", ".git/blob")
        try repository.write(Data("100644 \(blob)\tcaf".utf8) + [0xE9] + Data(".swift\n".utf8), to: ".git/entry")
        try await repository.git("update-index", "--index-info", input: repository.path + "/.git/entry")
        try await repository.git("commit", "--quiet", "--message", branch)
        try await repository.git("read-tree", "--reset", "main")
      }
      let found = try await side(repository, ["one", "two"])
      #expect(found.editsPerFile == ["caf\\xE9.swift": 2])
      #expect(found.conflictingPairs == [RequestPair("one", "two")])
    }
  }

  @Test(arguments: [
    (["*.swift"], ["A.swift", "S/B.swift", "S/T/C.swift"]), ([":(glob)*.swift"], ["A.swift"]),
    (["S/*.swift"], ["S/B.swift", "S/T/C.swift"]), ([":(glob)S/*.swift"], ["S/B.swift"]),
    (["*.swift", ":!S/T"], ["A.swift", "S/B.swift"]),
    (["*.swift", "*.py"], ["A.swift", "S/B.swift", "S/T/C.swift", "d.py"]),
    (["S"], ["S/B.swift", "S/T/C.swift"]),
  ])
  func choosesFilesAsGitsPathspecsDo(patterns: [String], files: [String]) async throws {
    try await TestRepository.with { repository in
      let all = ["A.swift", "S/B.swift", "S/T/C.swift", "d.py", "X.swift/README"]
      try await repository.start(Dictionary(uniqueKeysWithValues: all.map { ($0, "a\n") }))
      for branch in ["one", "two"] {
        try await repository.commit(
          Dictionary(uniqueKeysWithValues: all.map { ($0, branch + "\n") }), on: branch, from: "main")
      }
      let side = try await side(repository, ["one", "two"], patterns: patterns)
      #expect(side.editsPerFile.keys.sorted() == files)
      // Conflicts are filtered by the same patterns.
      #expect(side.conflictingPairs.isEmpty == files.isEmpty)
    }
  }

  @Test func measuresTheRefactoringBetweenTheBases() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a\nb\nc\n", "B.swift": "b\n", "n.txt": "n\n"])
      try await repository.commit(
        ["A.swift": "a\n", "B.swift": nil, "C.swift": "1\n2\n", "n.txt": "m\n"], on: "after", from: "main")
      try await repository.commit(["A.swift": "a\nb\nc\nd\n"], on: "old", from: "main")
      try await repository.commit(["D.swift": "d\n"], on: "new", from: "after")
      let ledger = try await GitLedgerReader(repository: repository.path, jobs: 2).ledger(
        before: .init(base: "main", requests: ["old"]), after: .init(base: "after", requests: ["new"]))
      #expect(ledger.refactoring == RefactoringCost(files: 3, added: 2, removed: 3))
      #expect(ledger.before?.totals == LineCost(existingFiles: 1, addedInExisting: 1))
      #expect(ledger.after?.totals == LineCost(newFiles: 1, addedInNew: 1))
    }
  }
}

/// Measures one side on top of `main`.
func side(
  _ repository: TestRepository, _ requests: [String], at path: String? = nil, patterns: [String] = ["*.swift"]
) async throws -> LedgerSide {
  let reader = GitLedgerReader(repository: path ?? repository.path, patterns: patterns, jobs: 3)
  return try #require(try await reader.ledger(before: .init(base: "main", requests: requests), after: nil).before)
}
