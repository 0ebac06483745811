import ChangeLedger
import Testing

/// Pairs of requests, merged by git.
@Suite struct GitConflictTests {
  @Test func findsThePairsThatConflictInSourceFiles() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "n.txt": "n\n"])
      try await repository.commit(["A.swift": "one\n2\n3\n4\n5\n6\n7\n8\n9\n"], on: "top", from: "main")
      try await repository.commit(["A.swift": "ONE\n2\n3\n4\n5\n6\n7\n8\n9\n"], on: "capitals", from: "main")
      try await repository.commit(
        ["A.swift": "1\n2\n3\n4\n5\n6\n7\n8\nnine\n", "n.txt": "x\n"], on: "bottom", from: "main")
      try await repository.commit(["n.txt": "y\n"], on: "notes", from: "main")
      let names = ["top", "capitals", "bottom", "notes"]
      // `bottom` and `notes` conflict too, but not in source files.
      let found = try await side(repository, names)
      #expect(found.conflictingPairs == [RequestPair("top", "capitals")])
      #expect(found.pairs == 6)
      let all = try await side(repository, names, patterns: ["."]).conflictingPairs
      #expect(all == [RequestPair("top", "capitals"), RequestPair("bottom", "notes")])
    }
  }

  @Test func findsConflictsOtherThanOverlappingLines() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "1\n2\n3\n4\n5\n6\n7\n8\n9\n"])
      try await repository.commit(["A.swift": "1\n2\n3\n4\n5\n6\n7\n8\nnine\n"], on: "edit", from: "main")
      try await repository.commit(["A.swift": nil], on: "delete", from: "main")
      try await repository.commit(["N.swift": "one\n"], on: "add", from: "main")
      try await repository.commit(["N.swift": "two\n"], on: "add-too", from: "main")
      try await repository.commit(["N.swift/N.swift": "in a folder\n"], on: "folder", from: "main")
      let found = try await side(repository, ["edit", "delete", "add", "add-too", "folder"]).conflictingPairs
      #expect(
        found == [
          RequestPair("edit", "delete"), RequestPair("add", "add-too"), RequestPair("add", "folder"),
          RequestPair("add-too", "folder"),
        ])
    }
  }

  @Test func mergesABranchWithItsAncestorAndItselfCleanly() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a\n"])
      try await repository.commit(["A.swift": "b\n"], on: "first", from: "main")
      try await repository.commit(["A.swift": "c\n"], on: "second", from: "first")
      try await repository.git("branch", "same", "first")
      let found = try await side(repository, ["first", "second", "same"])
      #expect(found.conflictingPairs == [])
      #expect(found.requests.map(\.tally.existingFiles) == [1, 1, 1])
    }
  }

  @Test func mergesBranchesOfDifferentForkPoints() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "1\n2\n3\n"])
      try await repository.commit(["A.swift": "early\n2\n3\n"], on: "early", from: "main")
      try await repository.commit(["A.swift": "base\n2\n3\n"], on: "main")
      // It edits another file, but conflicts because it builds on later changes of the base.
      try await repository.commit(["B.swift": "b\n"], on: "late", from: "main")
      #expect(try await side(repository, ["early", "late"]).conflictingPairs == [RequestPair("early", "late")])
    }
  }

  @Test func findsAllPairsOfManyRequests() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a\n"])
      let names = (0..<24).map { "r\($0)" }
      for (index, name) in names.enumerated() {
        let file = index.isMultiple(of: 2) ? "A.swift" : "N\(index).swift"
        try await repository.commit([file: "\(index)\n"], on: name, from: "main")
      }
      let found = try await side(repository, names)
      let even = names.indices.filter { $0.isMultiple(of: 2) }
      let expected = even.flatMap { first in
        even.filter { $0 > first }.map { RequestPair(names[first], names[$0]) }
      }
      #expect(found.pairs == 276)
      #expect(found.conflictingPairs == expected)
    }
  }
}
