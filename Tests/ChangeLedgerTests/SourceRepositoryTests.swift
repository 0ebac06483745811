import CaseStudyModel
import ChangeLedger
import Foundation
import Testing

@Suite("The repository around a folder")
struct SourceRepositoryTests {
  private func paths(_ keys: Set<PathKey>?) -> [String] { keys?.map(\.text).sorted() ?? [] }

  @Test func hasTheFilesOfTheCurrentCommit() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["README.md": "a", "src/A.kt": "a", "src/deep/B.kt": "b", "new\nline.kt": "c"])
      try repository.write(Data("x".utf8), to: "untracked.kt")
      let found = await SourceRepositoryReader.repository(around: repository.path)
      #expect(paths(found?.files) == ["README.md", "new\nline.kt", "src/A.kt", "src/deep/B.kt"])
      #expect(paths(found?.folders) == ["src", "src/deep"])
      #expect(found?.folder == "")
      let commit = try await repository.git("rev-parse", "HEAD")
      #expect(found?.commit == commit)
      #expect(found?.remote == nil)
    }
  }

  @Test func knowsThePlaceOfAFolder() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["a\nb/docs/README.md": "a"])
      let found = await SourceRepositoryReader.repository(around: repository.path + "/a\nb/docs")
      #expect(found?.folder == "a\nb/docs")
      #expect(paths(found?.files) == ["a\nb/docs/README.md"])
    }
  }

  @Test func prefersTheRemoteOrigin() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["a": "a"])
      try await repository.git("remote", "add", "fork", "https://example.org/fork.git")
      #expect(
        await SourceRepositoryReader.repository(around: repository.path)?.remote == "https://example.org/fork.git")
      try await repository.git("remote", "add", "origin", "git@github.com:a/b.git")
      #expect(await SourceRepositoryReader.repository(around: repository.path)?.remote == "git@github.com:a/b.git")
    }
  }

  @Test func leavesOutLinksAndKeepsSubmodulesAsFolders() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["a": "a"])
      try FileManager.default.createSymbolicLink(atPath: repository.path + "/link", withDestinationPath: "/etc/passwd")
      let commit = try await repository.git("rev-parse", "HEAD")
      try await repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),module")
      try await repository.git("add", "link")
      try await repository.git("commit", "--quiet", "--message", "more")
      let found = await SourceRepositoryReader.repository(around: repository.path)
      #expect(paths(found?.files) == ["a"])
      #expect(paths(found?.folders) == ["module"])
    }
  }

  @Test func leavesOutNamesThatAreNotUTF8() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["a": "a"])
      let blob = try await repository.git("rev-parse", "HEAD:a")
      try repository.write(Data("100644 \(blob)\tb".utf8) + [0xE9, 0], to: ".git/entry")
      try await repository.git("update-index", "-z", "--index-info", input: repository.path + "/.git/entry")
      try await repository.git("commit", "--quiet", "--message", "more")
      let found = await SourceRepositoryReader.repository(around: repository.path)
      #expect(paths(found?.files) == ["a"])
    }
  }

  @Test func readsWorktreesAndShallowClones() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["docs/a.md": "a"])
      try await repository.commit(["docs/b.md": "b"], on: "main")
      try await repository.git("worktree", "add", "--quiet", "--detach", "../tree", "HEAD~1")
      try await repository.git("clone", "--quiet", "--depth", "1", "file://" + repository.path, "../shallow")
      let tree = await SourceRepositoryReader.repository(around: repository.folder + "/tree/docs")
      #expect(paths(tree?.files) == ["docs/a.md"])
      #expect(tree?.folder == "docs")
      let shallow = await SourceRepositoryReader.repository(around: repository.folder + "/shallow")
      #expect(paths(shallow?.files) == ["docs/a.md", "docs/b.md"])
    }
  }

  @Test(arguments: ["", "--bare"])
  func isNilWithoutAWorkTreeWithACommit(option: String) async throws {
    try await TestRepository.with { repository in
      try await repository.git("init", "--quiet", option.isEmpty ? "--initial-branch=x" : option, "../empty")
      #expect(await SourceRepositoryReader.repository(around: repository.folder + "/empty") == nil)
      #expect(await SourceRepositoryReader.repository(around: repository.folder) == nil)
      #expect(await SourceRepositoryReader.repository(around: repository.folder + "/missing") == nil)
    }
  }
}
