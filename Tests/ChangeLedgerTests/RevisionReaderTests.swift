import CaseStudyModel
import ChangeLedger
import Foundation
import Testing

@Suite("Code of commits")
struct RevisionReaderTests {
  private func answer(_ question: RevisionQuestion, in folder: String) async -> RevisionAnswer? {
    await RevisionReader(around: folder).answers(to: [question])[question]
  }

  /// Asks for a file from the top of the repository.
  private func file(
    _ path: String, _ revision: String, in repository: TestRepository, folder: String = ""
  ) async -> RevisionAnswer? {
    await answer(.file([RevisionPath(revision: revision, path: path, folder: folder)]), in: repository.path)
  }

  private func text(_ answer: RevisionAnswer?) -> [String: String]? {
    guard case .code(let code) = answer else { return nil }
    return Dictionary(code.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
  }

  @Test func readsAFileOfABranchATagATagOfATagAndACommit() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Sources/A.swift": "old"])
      let hash = try await repository.git("rev-parse", "HEAD")
      try await repository.git("tag", "v1")
      try await repository.git("tag", "-a", "-m", "x", "v1a", "v1")
      try await repository.git("tag", "-a", "-m", "x", "v1b", "v1a")
      try await repository.git("branch", "feature/old")
      try await repository.commit(["Sources/A.swift": "new"], on: "main")
      try repository.write(Data("work tree".utf8), to: "Sources/A.swift")
      for revision in ["v1", "v1a", "v1b", "feature/old", hash, String(hash.prefix(8)), "HEAD~1", "main^"] {
        #expect(text(await file("Sources/A.swift", revision, in: repository)) == ["Sources/A.swift": "old"])
      }
      #expect(text(await file("Sources/A.swift", "main", in: repository)) == ["Sources/A.swift": "new"])
    }
  }

  @Test func namesTheNearestRevisionAndFile() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Sources/Layout.swift": "a"])
      try await repository.git("tag", "v1.2")
      #expect(
        await file("Sources/Layout.swift", "v1.3", in: repository)
          == .fault(.unknownRevision(nearest: "v1.2", isShallow: false)))
      // No study can name a branch that looks like an option.
      try await repository.git("update-ref", "refs/heads/-v1.4", "HEAD")
      #expect(
        await file("Sources/Layout.swift", "v1.4", in: repository)
          == .fault(.unknownRevision(nearest: "v1.2", isShallow: false)))
      #expect(
        await file("Sources/Layuot.swift", "v1.2", in: repository)
          == .fault(.missingFile(nearest: "Sources/Layout.swift")))
      #expect(
        await file("Layout.swift", "v1.2", in: repository) == .fault(.missingFile(nearest: "Sources/Layout.swift")))
    }
  }

  @Test func rejectsSearchesAndRevisionsThatAreNotCommits() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a"])
      let tree = try await repository.git("rev-parse", "HEAD^{tree}")
      let blob = try await repository.git("rev-parse", "HEAD:A.swift")
      #expect(await file("A.swift", tree, in: repository) == .fault(.notCommit("tree")))
      #expect(await file("A.swift", blob, in: repository) == .fault(.notCommit("file")))
      try await repository.git("tag", "-a", "-m", "x", "folder", tree)
      try await repository.git("tag", "-a", "-m", "x", "twice", "folder")
      #expect(await file("A.swift", "twice", in: repository) == .fault(.notCommit("tree")))
      for revision in ["", "-p", "--all", ":/start", "HEAD@{1}", "main..main", "a\nb", "HEAD:A.swift", "HEAD^{/start}"]
      {
        #expect(await file("A.swift", revision, in: repository) == .fault(.malformedRevision))
      }
    }
  }

  @Test func looksNextToTheDocumentThenFromTheTop() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["docs/code/A.swift": "near", "code/A.swift": "top", "Sources/B.swift": "b"])
      #expect(text(await file("code/A.swift", "main", in: repository, folder: "docs")) == ["docs/code/A.swift": "near"])
      #expect(
        text(await file("Sources/B.swift", "main", in: repository, folder: "docs")) == ["Sources/B.swift": "b"])
      #expect(
        text(await file("../Sources/B.swift", "main", in: repository, folder: "docs")) == ["Sources/B.swift": "b"])
      let path = RevisionPath(revision: "main", path: "../Sources/B.swift", folder: "")
      #expect(text(await answer(.file([path]), in: repository.path + "/docs")) == ["Sources/B.swift": "b"])
      #expect(await file("../../x", "main", in: repository) == .fault(.outsideRepository))
    }
  }

  @Test func prefersTheReadingWhoseRevisionExists() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a", "B@2x.swift": "b"])
      try await repository.git("tag", "kit@1.0")
      let tagged = [("1.0", "A.swift@kit"), ("kit@1.0", "A.swift")].map {
        RevisionPath(revision: $0.0, path: $0.1, folder: "")
      }
      #expect(text(await answer(.file(tagged), in: repository.path)) == ["A.swift": "a"])
      let named = [("main", "B@2x.swift"), ("2x.swift@main", "B")].map {
        RevisionPath(revision: $0.0, path: $0.1, folder: "")
      }
      #expect(text(await answer(.file(named), in: repository.path)) == ["B@2x.swift": "b"])
    }
  }

  @Test func rejectsHiddenEntriesAndEntriesThatAreNotText() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a", ".env": "secret", "folder/.hidden/B.swift": "b"])
      try repository.write(Data([0, 1, 2]), to: "binary.swift")
      try repository.write(Data(repeating: 97, count: 50 << 20), to: "large.swift")
      let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n"
      try repository.write(Data(pointer.utf8), to: "pointer.swift")
      try FileManager.default.createSymbolicLink(atPath: repository.path + "/link", withDestinationPath: "A.swift")
      try await repository.git("add", "--all")
      let commit = try await repository.git("rev-parse", "HEAD")
      try await repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),module")
      try await repository.git("commit", "--quiet", "--message", "more")
      let expected: [(String, RevisionFault)] = [
        ("binary.swift", .binary), ("large.swift", .tooLarge(limit: 4 << 20)), ("pointer.swift", .largeFilePointer),
        ("link", .notFile), ("module", .notFile), ("module/A.swift", .notFile), ("folder", .notFile),
        (".env", .hidden(".env")), ("folder/.hidden/B.swift", .hidden(".hidden")),
      ]
      for (path, fault) in expected { #expect(await file(path, "main", in: repository) == .fault(fault)) }
    }
  }

  @Test func saysThatFilesAreTooLargeTogetherEvenIfEachIsSmall() async throws {
    try await TestRepository.with { repository in
      // 33 files of 4 MB, each with its own contents.
      let contents = (0..<33).map { index in Data("\(index)".utf8) + Data(repeating: 97, count: 4 << 20 - 2) }
      try await repository.start(["A.swift": "a"])
      for (index, content) in contents.enumerated() { try repository.write(content, to: "\(index).swift") }
      try await repository.git("add", "--all")
      try await repository.git("commit", "--quiet", "--message", "more")
      let found = await answer(.files(RevisionSide(revision: "main", patterns: ["*.swift"])), in: repository.path)
      guard case .code(let code) = found else {
        Issue.record("no answer")
        return
      }
      #expect(code.leftOut.map(\.fault) == [.tooLargeTogether(limit: 128 << 20)])
    }
  }

  @Test func selectsFilesByPatternsAndListsThoseItLeavesOut() async throws {
    try await TestRepository.with { repository in
      try await repository.start([
        "Sources/A.swift": "a", "Sources/Deep/B.swift": "b", "Sources/.git-blame/C.swift": "c", "Tests/T.swift": "t",
        "Sources/new\nline.swift": "n", "Sources/x.md": "x",
      ])
      try repository.write(Data([0]), to: "Sources/Z.swift")
      try repository.write(Data("\u{E9}".utf8), to: "Sources/é.swift")
      try await repository.git("add", "--all")
      try await repository.git("commit", "--quiet", "--message", "more")
      let side = RevisionSide(revision: "main", patterns: ["**/*.swift", "!Deep"], folder: "Sources")
      let found = await answer(.files(side), in: repository.path)
      #expect(text(found) == ["A.swift": "a", "é.swift": "é"])
      guard case .code(let code) = found else { return }
      #expect(code.leftOut.map(\.path) == ["Z.swift", "new\\x0Aline.swift"])
      let whole = RevisionSide(revision: "main", patterns: ["**/*.swift"])
      guard case .code(let all) = await answer(.files(whole), in: repository.path) else {
        Issue.record("no answer")
        return
      }
      #expect(all.leftOut.map(\.path) == ["Sources/Z.swift", "Sources/new\\x0Aline.swift"])
    }
  }

  @Test func suggestsTheIntendedFolderOrPattern() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Sources/App/A.swift": "a", "Sources/B.swift": "b"])
      let cases: [(folder: String, pattern: String, expected: RevisionCode.Mismatch?)] = [
        ("", "Sources/*.swfit", .patterns(nearest: "Sources/*.swift")),
        ("", "sources/*.swift", .patterns(nearest: "Sources/*.swift")),
        ("", "Source/**", .patterns(nearest: "Sources/**")),
        ("", "Sources/*.{swift,py}", .patterns(nearest: "Sources/*.swift")),
        ("Source", "*.swift", .folder(nearest: "Sources")),
        ("Sources", "Sources/*.swift", .patterns(nearest: "*.swift")),
        (
          "", "nothing/like/it.rb", .patterns(nearest: nil, others: ["Sources/*.swift", "Sources/App/*.swift"])
        ), ("", "Sources/*.swift", nil),
      ]
      for (folder, pattern, expected) in cases {
        let side = RevisionSide(revision: "main", patterns: [pattern], folder: folder)
        guard case .code(let code) = await answer(.files(side), in: repository.path) else {
          Issue.record("no answer for \(pattern)")
          continue
        }
        #expect(code.mismatch == expected)
      }
    }
  }

  @Test func listsThePatternsThatMatchNoFileAmongOthers() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Sources/App/A.swift": "a", "Sources/B.swift": "b", "Sources/.env": "s"])
      try await repository.commit(["Sources/C.swift": "c"], on: "request", from: "main")
      let cases: [(patterns: [String], unmatched: [RevisionCode.UnmatchedPattern])] = [
        (["Sources/B.swift", "Sources/Bs.swift"], [.init("Sources/Bs.swift")]),
        (["Sources/B.swift", "A.swift"], [.init("A.swift", nearest: "Sources/App/A.swift")]),
        (["Sources/**", "Sources/B.swift", "!Tests"], []), (["Sources/**", "**/*.rb"], [.init("**/*.rb")]),
      ]
      for (patterns, unmatched) in cases {
        let side = RevisionSide(revision: "main", patterns: patterns)
        guard case .code(let code) = await answer(.files(side), in: repository.path) else {
          Issue.record("no answer for \(patterns)")
          continue
        }
        #expect(code.unmatchedPatterns == unmatched)
      }
      let base = RevisionSide(revision: "main", patterns: ["Sources/B.swift", "Sources/C.swift"])
      guard case .code(let code) = await answer(.request(revision: "request", bases: [base]), in: repository.path)
      else {
        Issue.record("no answer")
        return
      }
      #expect(code.unmatchedPatterns == [.init("Sources/B.swift")])
    }
  }

  @Test func leavesOutNamesThatAreNotUTF8() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a"])
      let blob = try await repository.git("rev-parse", "HEAD:A.swift")
      let entry = Data("100644 \(blob)\tbad".utf8) + Data([0xFF]) + Data(".swift\0".utf8)
      try entry.write(to: URL(fileURLWithPath: repository.folder + "/entry"))
      try await repository.git("update-index", "-z", "--index-info", input: repository.folder + "/entry")
      try await repository.git("commit", "--quiet", "--message", "more")
      let found = await answer(.files(RevisionSide(revision: "main", patterns: ["**"])), in: repository.path)
      #expect(text(found) == ["A.swift": "a"])
      guard case .code(let code) = found else { return }
      #expect(code.leftOut == [RevisionCode.LeftOut(path: "bad\\xFF.swift", fault: .invalidName)])
    }
  }

  @Test func findsTheSideThatARequestStartsFrom() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a", "B.swift": "b"])
      try await repository.git("tag", "before")
      try await repository.commit(["A.swift": "a2"], on: "old", from: "before")
      try await repository.commit(["A.swift": "refactored", "C.swift": "c"], on: "main")
      try await repository.git("tag", "after")
      try await repository.commit(["D.swift": "d", "B.swift": nil], on: "new", from: "after")
      try await repository.git("checkout", "--quiet", "--orphan", "other")
      try await repository.git("commit", "--quiet", "--message", "other")
      let bases = ["after", "before"].map { RevisionSide(revision: $0, patterns: ["*.swift"]) }
      let old = await answer(.request(revision: "old", bases: bases), in: repository.path)
      let new = await answer(.request(revision: "new", bases: bases), in: repository.path)
      #expect(text(old) == ["A.swift": "a2"])
      #expect(text(new) == ["B.swift": "", "D.swift": "d"])
      guard case .code(let first) = old, case .code(let second) = new else { return }
      #expect(first.base == 1)
      #expect(second.base == 0)
      #expect(await answer(.request(revision: "other", bases: bases), in: repository.path) == .fault(.otherBase))
      // The branch changes a file that the refactoring changed too.
      #expect(
        await answer(.request(revision: "old", bases: [bases[0]]), in: repository.path) == .fault(.otherBase))
    }
  }

  @Test func readsWorkTreesAndBranchesOfOriginAndReportsShallowAndPartialClones() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "old"])
      try await repository.git("tag", "v1")
      try await repository.commit(["A.swift": "new"], on: "main")
      try await repository.commit(["A.swift": "request"], on: "request", from: "main")
      try await repository.git("checkout", "--quiet", "main")
      try await repository.git("config", "uploadpack.allowFilter", "true")
      let origin = "file://" + repository.path
      try await repository.git("worktree", "add", "--quiet", "--detach", "../tree", "HEAD")
      try await repository.git("clone", "--quiet", "--depth", "1", origin, "../shallow")
      try await repository.git("clone", "--quiet", "--filter=blob:none", "--no-checkout", origin, "../partial")
      try await repository.git("clone", "--quiet", "--bare", origin, "../bare.git")
      func file(_ revision: String, in clone: String) async -> RevisionAnswer? {
        await answer(
          .file([RevisionPath(revision: revision, path: "A.swift", folder: "")]), in: repository.folder + "/" + clone)
      }
      #expect(text(await file("v1", in: "tree")) == ["A.swift": "old"])
      #expect(text(await file("main", in: "shallow")) == ["A.swift": "new"])
      #expect(await file("v1", in: "shallow") == .fault(.unknownRevision(nearest: nil, isShallow: true)))
      #expect(await file("main", in: "partial") == .fault(.missingObject))
      #expect(await file("main", in: "bare.git") == .fault(.noRepository))
      try await repository.git("clone", "--quiet", origin, "../whole")
      #expect(text(await file("request", in: "whole")) == ["A.swift": "request"])
      #expect(await file("main", in: "nowhere") == .fault(.noRepository))
    }
  }

  @Test func runsNoProgramFromTheRepositoryConfiguration() async throws {
    try await TestRepository.with { repository in
      try await repository.start([".gitattributes": "*.swift filter=evil diff=evil\n", "A.swift": "a"])
      try await repository.commit(["A.swift": "b"], on: "request", from: "main")
      let trap = repository.folder + "/ran"
      let program = "touch '\(trap)'; cat"
      for key in [
        "filter.evil.smudge", "filter.evil.clean", "diff.evil.textconv", "diff.evil.command", "diff.external",
        "core.fsmonitor", "core.pager", "core.sshCommand", "core.alternateRefsCommand", "pager.cat-file",
        "alias.cat-file", "alias.ls-tree",
      ] {
        try await repository.git("config", key, key.hasPrefix("alias") ? "!" + program : program)
      }
      try await repository.git("config", "core.hooksPath", "hooks")
      let side = RevisionSide(revision: "main", patterns: ["**"])
      #expect(text(await answer(.files(side), in: repository.path)) == ["A.swift": "a"])
      let request = RevisionQuestion.request(revision: "request", bases: [side])
      #expect(text(await answer(request, in: repository.path)) == ["A.swift": "b"])
      #expect(!FileManager.default.fileExists(atPath: trap))
    }
  }

  @Test func writesNothingToTheRepository() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a"])
      let listing = try repository.listing()
      _ = await answer(.files(RevisionSide(revision: "main", patterns: ["**"])), in: repository.path)
      try #expect(repository.listing() == listing)
    }
  }

  @Test func rejectsAHiddenFolderOfASideUnlessTheSiteIsInIt() async throws {
    try await TestRepository.with { repository in
      try await repository.start([".secret/A.swift": "a", "x/.secret/B.swift": "b"])
      for folder in [".secret", "x/.secret", ".secret//"] {
        let side = RevisionSide(revision: "main", patterns: ["**"], folder: folder)
        #expect(await answer(.files(side), in: repository.path) == .fault(.hidden(".secret")))
      }
      let side = RevisionSide(revision: "main", patterns: ["**"], folder: ".secret")
      #expect(text(await answer(.files(side), in: repository.path + "/.secret")) == ["A.swift": "a"])
    }
  }

  @Test func rejectsAFewKilobytesThatNameMillionsOfFiles() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a"])
      var (kind, object) = ("100644 blob", try await repository.git("rev-parse", "main:A.swift"))
      for _ in 0..<7 {
        let entries = (0..<10).map { "\(kind) \(object)\tdigit-\($0)\n" }.joined()
        try repository.write(Data(entries.utf8), to: "entries")
        object = try await repository.git("mktree", input: repository.path + "/entries")
        kind = "040000 tree"
      }
      let commit = try await repository.git("commit-tree", "-m", "many", object)
      guard case .fault(.failed(let reason)) = await file("A.swift", commit, in: repository) else {
        Issue.record("the tree was read")
        return
      }
      #expect(reason == "'git ls-tree' failed: it printed more than 128 MB")
    }
  }

  @Test func suggestsBranchesForManyMisspeltRevisions() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["A.swift": "a"])
      try await repository.git("branch", "feature")
      let questions = (0..<2000).map { number in
        RevisionQuestion.file([RevisionPath(revision: "featur\(number)", path: "A.swift", folder: "")])
      }
      let answers = await RevisionReader(around: repository.path).answers(to: Set(questions))
      #expect(answers[questions[0]] == .fault(.unknownRevision(nearest: "feature", isShallow: false)))
      #expect(answers.count == 2000)
    }
  }
}
