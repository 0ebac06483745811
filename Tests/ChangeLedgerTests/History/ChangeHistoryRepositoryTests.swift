import Foundation
import Testing

@testable import ChangeLedger

/// Repositories and revisions of all kinds, and those without a history to compare.
@Suite struct ChangeHistoryRepositoryTests {
  /// Two changes of A before the commit `split`, which adds B, and two after it.
  private var stream: ImportStream {
    var stream = ImportStream()
    stream.commit(["A.swift": "a\n"])
    stream.commit(["A.swift": "b\n"])
    stream.tag("split", stream.commit(["A.swift": "c\n", "B.swift": "b\n"], "the split"))
    stream.commit(["A.swift": "d\n", "B.swift": "d\n"])
    stream.commit(["B.swift": "e\n"])
    return stream
  }

  private func withSplit(_ work: (TestRepository) async throws -> Void) async throws {
    try await TestRepository.with { repository in
      try await stream.write(to: repository)
      try await repository.git("checkout", "--quiet", "main")
      try await work(repository)
    }
  }

  private func expectSplit(_ history: ChangeHistory) {
    #expect(history.before.changesPerFile == ["A.swift": 2])
    #expect(history.after.changesPerFile == ["A.swift": 1, "B.swift": 2])
  }

  @Test func readsBareRepositoriesWorktreesAndSubfolders() async throws {
    try await withSplit { repository in
      try await repository.git("clone", "--quiet", "--bare", ".", "../bare")
      try await repository.git("worktree", "add", "--quiet", "--detach", "../tree", "main")
      try FileManager.default.createDirectory(
        atPath: repository.path + "/folder", withIntermediateDirectories: false)
      for path in ["bare", "tree", "repository/folder", "repository/.git"] {
        expectSplit(try await readHistory(at: repository.folder + "/" + path, of: "split", until: "HEAD"))
      }
    }
  }

  @Test func readsATagOfATagAndARange() async throws {
    try await withSplit { repository in
      try await repository.git("tag", "--annotate", "--message", "t", "once", "split")
      try await repository.git("tag", "--annotate", "--message", "t", "twice", "once")
      for revision in ["twice", "split~1..split", "split^{}", "split~1.."] {
        let found = try await readHistory(at: repository.path, of: revision, until: "HEAD")
        #expect(found.refactoring.name == revision)
        if revision.hasSuffix("..") {
          #expect(found.after.changes == 0)
          #expect(found.after.leftOut.map(\.reason) == [.refactoring, .refactoring, .refactoring])
        } else {
          expectSplit(found)
        }
      }
    }
  }

  @Test func countsAMergeAsEverythingThatItMerges() async throws {
    var stream = ImportStream()
    let start = stream.commit(["A.swift": "1\n2\n3\n4\n"], "start")
    let first = stream.commit(["A.swift": "1\n2\n", "B.swift": "3\n4\n"], on: "side", from: start, "first")
    let second = stream.commit(["C.swift": "5\n"], on: "side", from: first, "second")
    let main = stream.commit(["n.txt": "n\n"], from: start, "notes")
    let merge = stream.commit(
      ["A.swift": "1\n2\n", "B.swift": "3\n4\n", "C.swift": "5\n"], from: main, merging: second, "merge")
    stream.tag("merge", merge)
    stream.commit(["C.swift": "6\n"], from: merge, "after")
    try await TestRepository.with { repository in
      try await stream.write(to: repository)
      let history = try await readHistory(at: repository.path, of: "merge")
      #expect(history.refactoring.cost == RefactoringCost(files: 3, added: 3, removed: 2))
      #expect(Set(history.after.leftOut.map(\.subject)) == ["merge", "first", "second"])
      #expect(history.before.changesPerFile == ["A.swift": 1])
      #expect(history.after.changesPerFile == ["C.swift": 1])
    }
  }

  @Test func hasNothingBeforeTheFirstCommit() async throws {
    try await withSplit { repository in
      let history = try await readHistory(at: repository.path, of: "split~2")
      #expect(history.refactoring.base == nil)
      #expect(history.before.files == 0)
      #expect(history.before.changes == 0)
      #expect(history.after.changesPerFile == ["A.swift": 3])
    }
  }

  @Test func endsWhereNoFileIsLeft() async throws {
    var stream = stream
    stream.commit(["A.swift": nil, "B.swift": nil])
    stream.commit(["N.swift": "n\n"])
    try await TestRepository.with { repository in
      try await stream.write(to: repository)
      let found = try await readHistory(at: repository.path, of: "split")
      #expect(found.filesLeft == 0)
      #expect(found.after.changes == 3)
      let removal = try await readHistory(at: repository.path, of: "main~1")
      #expect(removal.before.files == 2)
      #expect(removal.after.files == 0)
      #expect(removal.after.changes == 0)
    }
  }

  @Test func tellsThatAShallowCloneIsCutOff() async throws {
    try await withSplit { repository in
      try await repository.git("clone", "--quiet", "--depth", "4", "file://" + repository.path, "../shallow")
      let path = repository.folder + "/shallow"
      let found = try await readHistory(at: path, of: "main~2")
      #expect(found.isShallow)
      // The commit at the cut-off would seem to add every file.
      #expect(found.before.changes == 0)
      #expect(found.before.leftOut.map(\.reason) == [.cutOff])
      #expect(found.after.changesPerFile == ["A.swift": 1, "B.swift": 2])
      await #expect(throws: GitFailure.cutOffRefactoring("main~3")) { try await readHistory(at: path, of: "main~3") }
    }
  }

  @Test func tellsThatAPartialCloneLacksObjects() async throws {
    try await withSplit { repository in
      try await repository.git("config", "uploadpack.allowFilter", "true")
      try await repository.git(
        "clone", "--quiet", "--no-checkout", "--filter=blob:none", "file://" + repository.path, "../partial")
      let error = await #expect(throws: GitFailure.self) {
        try await readHistory(at: repository.folder + "/partial", of: "main~2")
      }
      guard case .missingObjects = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func runsNoProgramOfHostileSettings() async throws {
    try await withSplit { repository in
      let plain = try await readHistory(at: repository.path, of: "split")
      let trap = repository.folder + "/trap"
      try Data("#!/bin/sh\ntouch '\(trap).sprung'\nexit 1\n".utf8).write(to: URL(fileURLWithPath: trap))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
      let settings = [
        "diff.external": trap, "diff.evil.command": trap, "diff.evil.textconv": trap, "filter.evil.smudge": trap,
        "filter.evil.clean": trap, "merge.evil.driver": trap, "core.pager": trap, "pager.log": trap,
        "core.fsmonitor": trap, "gpg.program": trap, "log.showSignature": "true", "core.sshCommand": trap,
        "core.hooksPath": repository.folder, "alias.log": "!" + trap, "diff.renames": "false", "log.follow": "true",
        "diff.renameLimit": "1", "format.pretty": "oneline", "log.date": "relative", "core.quotePath": "true",
        "diff.ignoreSubmodules": "none", "i18n.logOutputEncoding": "UTF-16", "diff.orderFile": trap,
        "log.mailmap": "true", "merge.renames": "false", "color.ui": "always", "diff.algorithm": "patience",
      ]
      for (name, value) in settings { try await repository.git("config", name, value) }
      try repository.write(Data("*.swift diff=evil filter=evil merge=evil binary\n".utf8), to: ".git/info/attributes")
      #expect(try await readHistory(at: repository.path, of: "split") == plain)
      #expect(!FileManager.default.fileExists(atPath: trap + ".sprung"))
    }
  }

  @Test func rejectsAHugeListOfIgnoredRevisions() async throws {
    try await withSplit { repository in
      let list = String(repeating: "a", count: (4 << 20) + 1)
      try await repository.commit([".git-blame-ignore-revs": list], on: "main")
      await #expect(
        throws: GitFailure.failed(command: "cat-file", reason: "'.git-blame-ignore-revs' has more than 4 MB")
      ) {
        try await readHistory(at: repository.path, of: "split")
      }
    }
  }

  @Test func endsARunOfGitAtItsTimeLimit() async throws {
    try await TestRepository.with { repository in
      var git = GitProgram(
        folder: repository.path, environment: GitEnvironment.forScratch(home: repository.folder),
        settings: ["-c", "alias.wait=!sleep 600"])
      git.timeLimit = .seconds(1)
      await #expect(throws: GitFailure.failed(command: "wait", reason: "it took more than 1 seconds")) {
        try await git.run(["wait"])
      }
    }
  }

  /// Each of ten folders contains ten folders that are the same object, and so on: git would list ten billion files.
  @Test func endsARunOfGitAtItsMemoryLimit() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["a.md": "1"])
      let file = try await repository.git("rev-parse", "HEAD:a.md")
      var entries = (0..<10).map { "100644 blob \(file)\t\($0)\n" }.joined()
      var tree = ""
      for _ in 0..<10 {
        try repository.write(Data(entries.utf8), to: "entries")
        tree = try await repository.git("mktree", input: repository.path + "/entries")
        entries = (0..<10).map { "040000 tree \(tree)\t\($0)\n" }.joined()
      }
      let commit = try await repository.git("commit-tree", "-m", "many", tree)
      var git = GitProgram(
        folder: repository.path, environment: GitEnvironment.forScratch(home: repository.folder))
      git.memoryLimit = 64 << 20
      await #expect(throws: GitFailure.failed(command: "log", reason: "it used more than 64 MB of memory")) {
        try await git.run(["log", "--name-only", commit])
      }
      let log = try await git.records(["log", "-z", "--name-only", commit], atMost: 1 << 20)
      #expect(!log.isWhole)
    }
  }

  @Test func writesNothingIntoTheRepository() async throws {
    try await withSplit { repository in
      let listing = try repository.listing()
      expectSplit(try await readHistory(at: repository.path, of: "split"))
      #expect(try repository.listing() == listing)
    }
  }

  @Test func readsNamesOfAllBytesBinaryFilesAndSubmodules() async throws {
    let odd = Array("two\nlines\u{1}\t\"".utf8) + [0xE9] + Array(".swift".utf8)
    let name = "two\\x0Alines\\x01\\x09\"\\xE9.swift"
    var stream = ImportStream()
    stream.commit(["A.swift": "a\n"], binary: [odd: [0, 1]])
    stream.commit(binary: [odd: [0, 2]])
    stream.commit(submodules: ["Module.swift"])
    stream.tag("split", stream.commit(["A.swift": "b\n"], binary: [odd: [0, 3]], submodules: ["Other.swift"]))
    stream.commit(["A.swift": "c\n"], "\u{1}\u{FFFD}\t", binary: [odd: [0, 4]])
    try await TestRepository.with { repository in
      try await stream.write(to: repository)
      let history = try await readHistory(at: repository.path, of: "split")
      #expect(history.before.files == 2)
      #expect(history.before.changesPerFile == ["A.swift": 1, name: 2])
      #expect(history.after.changesPerFile == ["A.swift": 1, name: 1])
      #expect(history.figures.first { $0.key == "linesPerChange" }?.after.value == 2)
    }
  }

  @Test func reportsRevisionsWithoutAHistoryToCompare() async throws {
    try await withSplit { repository in
      try await repository.commit(["A.swift": "aside\n", "x.kt": "x\n"], on: "aside", from: "split")
      let cases: [(String, String, GitFailure)] = [
        ("splat", "main", .unknownRevision("splat", nearest: "split")),
        ("split", "nowhere", .unknownRevision("nowhere", nearest: nil)),
        ("split^{tree}", "main", .unknownRevision("split^{tree}", nearest: nil)),
        ("aside", "main", .notAncestor("aside", of: "main")),
        ("main..split", "main", .notAncestor("main", of: "split")),
        ("split..split", "main", .noSourceFiles("split..split", patterns: ["*.swift"], changed: [])),
        ("--all", "main", .unknownRevision("--all", nearest: nil)),
      ]
      for (revision, end, failure) in cases {
        await #expect(throws: failure) { try await readHistory(at: repository.path, of: revision, until: end) }
      }
      await #expect(throws: GitFailure.noSourceFiles("aside", patterns: ["*.rb"], changed: ["*.kt", "*.swift"])) {
        try await readHistory(at: repository.path, of: "aside", until: "aside", patterns: ["*.rb"])
      }
    }
  }
}
