import CaseStudyModel
import ChangeLedger
import Foundation
import Testing

/// Repositories of all kinds, and those that can't be measured.
@Suite struct GitRepositoryTests {
  /// Two branches that conflict; `one` adds a file too.
  private func withTwoRequests(_ work: (TestRepository) async throws -> Void) async throws {
    try await TestRepository.with { repository in
      try await repository.start(["S/A.swift": "a\nb\n"])
      try await repository.commit(["S/A.swift": "one\nb\n", "S/N.swift": "n\n"], on: "one", from: "main")
      try await repository.commit(["S/A.swift": "two\nb\n"], on: "two", from: "main")
      try await work(repository)
    }
  }

  private func expectTwoRequests(_ side: LedgerSide) {
    let edit = LineCost(existingFiles: 1, addedInExisting: 1, removedInExisting: 1)
    #expect(side.requests.map(\.tally) == [edit + LineCost(newFiles: 1, addedInNew: 1), edit])
    #expect(side.conflictingPairs.count == 1)
  }

  @Test func writesNothingIntoTheRepository() async throws {
    try await withTwoRequests { repository in
      let listing = try repository.listing()
      #expect(listing.count > 20)
      expectTwoRequests(try await side(repository, ["one", "two"]))
      #expect(try repository.listing() == listing)
    }
  }

  @Test func readsBareAndLinkedRepositoriesAndTheirSubfolders() async throws {
    try await withTwoRequests { repository in
      try await repository.git("clone", "--quiet", "--bare", ".", "../bare: \"one\"")
      try await repository.git("worktree", "add", "--quiet", "--detach", "../tree", "main")
      try await repository.git("clone", "--quiet", "--bare", "--shared", ".", "../shared")
      let paths = ["bare: \"one\"", "tree", "tree/S", "shared", "repository/S", "repository/.git"]
      for path in paths {
        expectTwoRequests(try await side(repository, ["one", "two"], at: repository.folder + "/" + path))
      }
    }
  }

  @Test func readsRemoteBranchesTagsAndHashes() async throws {
    try await withTwoRequests { repository in
      try await repository.git("tag", "--annotate", "--message", "t", "v2", "two")
      let hash = try await repository.git("rev-parse", "two")
      try await repository.git("clone", "--quiet", ".", "../clone")
      for names in [
        ["origin/one", "origin/two"], ["origin/one", "v2"], ["origin/one", hash], ["origin/one", "v2~0"],
      ] {
        let reader = GitLedgerReader(repository: repository.folder + "/clone", jobs: 1)
        let ledger = try await reader.ledger(before: nil, after: .init(base: "origin/main", requests: names))
        #expect(ledger.before == nil)
        #expect(ledger.refactoring == nil)
        expectTwoRequests(try #require(ledger.after))
        #expect(ledger.after?.requests.map(\.name) == names)
        #expect(ledger.after?.requests.last?.tip == hash)
      }
    }
  }

  @Test func readsARepositoryWithLongHashes() async throws {
    try await withTwoRequests { repository in
      try await repository.git("init", "--quiet", "--object-format=sha256", "--initial-branch=main", "../long")
      let long = TestRepository(folder: repository.folder + "/long-parent")
      try FileManager.default.createDirectory(atPath: long.folder, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: repository.folder + "/long", toPath: long.path)
      try await long.start(["S/A.swift": "a\nb\n"])
      try await long.commit(["S/A.swift": "one\nb\n", "S/N.swift": "n\n"], on: "one", from: "main")
      try await long.commit(["S/A.swift": "two\nb\n"], on: "two", from: "main")
      let found = try await side(long, ["one", "two"])
      expectTwoRequests(found)
      #expect(found.requests.first?.forkPoint?.count == 64)
    }
  }

  @Test func readsAShallowCloneAsFarAsItGoes() async throws {
    try await withTwoRequests { repository in
      for (depth, isDeepEnough) in [("2", true), ("1", false)] {
        let name = "shallow-\(depth)"
        try await repository.git(
          "clone", "--quiet", "--depth", depth, "--no-single-branch", "file://" + repository.path, "../" + name)
        try await repository.git("-C", "../" + name, "branch", "--force", "main", "origin/main")
        let path = repository.folder + "/" + name
        if isDeepEnough {
          expectTwoRequests(try await side(repository, ["origin/one", "origin/two"], at: path))
        } else {
          await #expect(throws: GitFailure.noForkPoint(request: "origin/one", base: "main", isShallow: true)) {
            try await side(repository, ["origin/one"], at: path)
          }
        }
      }
    }
  }

  @Test func ignoresSettingsAndAttributesOfTheRepository() async throws {
    try await withTwoRequests { repository in
      let settings = [
        "diff.renames": "copies", "diff.noprefix": "true", "diff.external": "false", "diff.algorithm": "patience",
        "diff.ignoreSubmodules": "none", "core.quotePath": "true", "merge.renames": "false", "color.ui": "always",
        "merge.conflictStyle": "zdiff3", "core.autocrlf": "true", "diff.orderFile": "/nowhere",
        "merge.default": "union",
        "merge.union.driver": "true", "core.attributesFile": repository.path + "/attributes",
      ]
      for (name, value) in settings { try await repository.git("config", name, value) }
      try await repository.git("replace", "one", "two")
      let attributes = Data("*.swift binary merge=union -diff diff=none\n".utf8)
      for path in ["attributes", ".gitattributes", ".git/info/attributes"] {
        try repository.write(attributes, to: path)
      }
      expectTwoRequests(try await side(repository, ["one", "two"]))
    }
  }

  @Test func comparesLinesByMyersAlgorithm() async throws {
    try await TestRepository.with { repository in
      // Patience keeps the one line that is unique in both versions, Myers the four that are not.
      try await repository.start(["A.swift": "u\nx\ny\nx\ny\n"])
      try await repository.commit(["A.swift": "x\ny\nx\ny\nu\n"], on: "moved", from: "main")
      try await repository.git("config", "diff.algorithm", "patience")
      #expect(
        try await side(repository, ["moved"]).totals
          == LineCost(existingFiles: 1, addedInExisting: 1, removedInExisting: 1))
    }
  }

  @Test func namesAnUnknownRevisionAndItsNearestName() async throws {
    try await withTwoRequests { repository in
      try await repository.git("branch", "feature/parking", "one")
      try await repository.git("update-ref", "refs/remotes/origin/charging", "one")
      let blob = try await repository.git("rev-parse", "one:S/A.swift")
      let cases: [(String, String?)] = [
        ("feature/parkin", "feature/parking"), ("charging", "origin/charging"), ("nothing-like-it", nil), (blob, nil),
        (String(repeating: "a", count: 40), nil), ("two\none", nil), ("--all", nil),
      ]
      for (name, nearest) in cases {
        await #expect(throws: GitFailure.unknownRevision(name, nearest: nearest)) {
          try await side(repository, ["one", name])
        }
      }
    }
  }

  @Test func measuresFromTheForkPointThatGitNamesAndRejectsRequestsWithoutOne() async throws {
    try await withTwoRequests { repository in
      try await repository.git("checkout", "--quiet", "--orphan", "unrelated")
      try await repository.git("commit", "--quiet", "--message", "unrelated")
      await #expect(throws: GitFailure.noForkPoint(request: "unrelated", base: "main", isShallow: false)) {
        try await side(repository, ["one", "unrelated"])
      }
      try await repository.commit(["M.swift": "m\n"], on: "main")
      try await repository.commit(["C.swift": "c\n"], on: "crossed", from: "main~1")
      let (left, right) = (
        try await repository.git("rev-parse", "main"), try await repository.git("rev-parse", "crossed")
      )
      try await repository.git("merge", "--quiet", "--no-edit", left)
      try await repository.git("checkout", "--quiet", "main")
      try await repository.git("merge", "--quiet", "--no-edit", right)
      let named = try await repository.git("merge-base", "main", "crossed")
      #expect(try await side(repository, ["crossed"]).requests.map(\.forkPoint) == [named])
    }
  }

  @Test func reportsAMissingRepository() async throws {
    try await TestRepository.with { repository in
      for path in [repository.folder, repository.folder + "/nowhere"] {
        let error = await #expect(throws: GitFailure.self) { try await side(repository, ["one"], at: path) }
        guard case .noRepository(path, _) = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
    }
  }

  @Test func reportsGitsErrorAboutAPattern() async throws {
    try await withTwoRequests { repository in
      await #expect(throws: GitFailure.failed(command: "diff-tree", reason: "Invalid pathspec magic 'no' in ':(no)x'"))
      {
        try await side(repository, ["one"], patterns: [":(no)x"])
      }
    }
  }

  @Test func mergesRequestsThatShareNoCommit() async throws {
    try await withTwoRequests { repository in
      try await repository.git("checkout", "--quiet", "--orphan", "other-root")
      try await repository.git("commit", "--quiet", "--message", "other root")
      try await repository.git("checkout", "--quiet", "-b", "joined", "main")
      try await repository.git(
        "merge", "--quiet", "--no-edit", "--allow-unrelated-histories", "-s", "ours", "other-root")
      try await repository.git("branch", "--force", "main", "joined")
      try await repository.commit(["S/A.swift": "three\nb\n"], on: "three", from: "other-root")
      let found = try await side(repository, ["one", "three"])
      #expect(found.conflictingPairs == [RequestPair("one", "three")])
    }
  }
}
