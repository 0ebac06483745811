import CaseStudyModel
import ChangeLedger
import Foundation
import Testing

/// A `.git` that comes with a folder of documents doesn't lead to another repository of the machine.
@Suite("Repositories among documents")
struct RepositoryOwnershipTests {
  /// The ways to another repository, as shell scripts in a folder next to it.
  private static let waysOut = [
    "a file": "echo \"gitdir: $OTHER/.git\" > .git",
    "a link": "ln -s \"$OTHER/.git\" .git",
    "a shared folder": "git init --quiet; echo \"$OTHER/.git\" > .git/commondir",
    "alternates": "git init --quiet; echo \"$OTHER/.git/objects\" > .git/objects/info/alternates; refs",
    "a link to objects": "git init --quiet; rm -r .git/objects; ln -s \"$OTHER/.git/objects\" .git/objects; refs",
    "links to folders of objects": "git init --quiet; ln -s \"$OTHER\"/.git/objects/?? .git/objects/; refs",
    "links to objects":
      "git init --quiet; (cd \"$OTHER/.git/objects\" && find ?? -type f) | while read object; do "
      + "mkdir -p \".git/objects/${object%/*}\"; ln -s \"$OTHER/.git/objects/$object\" .git/objects/$object; done; refs",
    "a link to packs":
      "git init --quiet; rm -r .git/objects/pack; ln -s \"$OTHER/.git/objects/pack\" .git/objects/pack; refs",
  ]

  @Test(arguments: waysOut.keys.sorted())
  func publishesNothingOfAnotherRepository(way: String) async throws {
    try await withSite(leadingOut: way) { site, other in
      // Proves that the test can fail: git itself reads it.
      let shown = try run("git show main:Secret.swift", in: site)
      #expect(shown == "secret")
      let answer = await answer(in: site)
      guard case .fault(.failed(let reason)) = answer else {
        Issue.record("\(String(describing: answer))")
        return
      }
      #expect(reason.contains("must have its own objects"))
      #expect(!reason.contains(other.folder))
    }
  }

  @Test(arguments: [
    "git worktree add --quiet ../site other", "git worktree add --quiet site other; mv site/.git x; mv x site/.git",
    "git clone --quiet --separate-git-dir=../elsewhere . ../site; git -C ../site config core.worktree \"$PWD/../site\"",
    "git clone --quiet . ../site",
    "mkdir ../whole; cd ../whole; git init --quiet; git -c protocol.file.allow=always submodule --quiet add "
      + "\"$PWD/../repository\" site; ln -s whole/site ../site",
  ])
  func readsAWorktreeASubmoduleAndAFolderThatItsRepositoryNames(script: String) async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Secret.swift": "own"])
      try await repository.git("branch", "other")
      try run(script, in: repository.path)
      let isInside = FileManager.default.fileExists(atPath: repository.path + "/site")
      let answer = await answer(in: (isInside ? repository.path : repository.folder) + "/site")
      guard case .code(let code) = answer else {
        Issue.record("\(String(describing: answer))")
        return
      }
      #expect(code.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["own"])
    }
  }

  /// Git would open most of these, and wait for ten minutes.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "pipe .git", "pipe .git/HEAD", "pipe .git/config", "pipe .git/commondir", "pipe .git/packed-refs",
      "pipe .git/main", "pipe .git/refs/heads/main", "pipe .git/logs/HEAD", "pipe .git/info/attributes",
      "pipe .git/objects/info/alternates", "pipe .git/objects/$(git rev-parse main | sed 's|..|&/|')",
      "rm -rf .git; pipe HEAD", "mv .git ../x; echo 'gitdir: ../x' > .git; pipe ../x/HEAD",
      "pipe ../x/HEAD; echo ../../x > .git/commondir", "pipe ../x; ln -sf ../../x .git/HEAD",
      "ln -sf /dev/zero .git/config", "pipe ../x; git config include.path \"$PWD/../x\"",
      #"pipe ../x; printf '[INCLUDE]PATH="../\\\n../x" ; end\n' >> .git/config"#,
      "pipe ../x; git config --file ../more include.path x; git config includeIf.gitdir:/nowhere.path ../../more",
      "pipe ../x; git config extensions.worktreeConfig true; git config --worktree include.path ../../x",
      "pipe ../$(printf 'x\\351'); git config include.path ../../$(printf 'x\\351')",
    ])
  func startsNoGitThatWouldWaitForAPipe(script: String) async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Secret.swift": "own"])
      let pipe = #"pipe() { rm -rf "$1"; mkdir -p "$(dirname "$1")"; mkfifo "$1"; }; "#
      try run(pipe + script, in: repository.path)
      guard case .fault(.failed(let reason)) = await answer(in: repository.path) else {
        Issue.record("the repository was read")
        return
      }
      #expect(reason.contains("is a pipe or a device"))
      #expect(!reason.contains(repository.folder))
      #expect(await SourceRepositoryReader.repository(around: repository.path) == nil)
      #expect(await GitHistory.lastChanges(in: repository.path, fileCount: 1).isEmpty)
    }
  }

  /// Git quotes a line that it can't read.
  @Test(arguments: [
    "ln -s \"$PWD/../x\" .git/packed-refs", "ln -s \"$PWD/../x\" .git/shallow", "ln -s ../../x .git/commondir",
    "rm -rf .git; ln -s ../x .git",
  ])
  func quotesNoLineOfAFileThatALinkLeadsTo(script: String) async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Secret.swift": "own"])
      try run("echo s3cr3t > ../x; " + script, in: repository.path)
      guard case .fault(.failed(let reason)) = await answer(in: repository.path) else {
        Issue.record("the repository was read")
        return
      }
      #expect(reason.contains("must not be a link"))
      #expect(await SourceRepositoryReader.repository(around: repository.path) == nil)
    }
  }

  /// Each of nine files includes the next one eight times, so git would read the last one 100 million times.
  @Test(.timeLimit(.minutes(5)))
  func startsNoGitForSettingsThatIncludeEachOtherManyTimes() async throws {
    try await TestRepository.with { repository in
      try await repository.start(["Secret.swift": "own"])
      let script = """
        cd .git; touch c9; for i in 0 1 2 3 4 5 6 7 8; do
        printf '[include]\\n' > c$i; for j in 1 2 3 4 5 6 7 8; do echo "path = c$((i + 1))" >> c$i; done; done
        printf '[include]\\npath = c0\\n' >> config
        """
      try run(script, in: repository.path)
      guard case .fault(.failed(let reason)) = await answer(in: repository.path) else {
        Issue.record("the repository was read")
        return
      }
      #expect(reason.contains("must have at most 16 MB"))
    }
  }

  /// `git log` opens these when it starts. The settings of a repository that comes with documents are ignored.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "git config diff.orderFile ../x", "git config mailmap.file ../x", "ln -s ../x .mailmap",
      "git config log.mailmap true; git config mailmap.file \"$PWD/../x\"",
    ])
  func readsTheHistoryBesideAPipeThatSettingsName(script: String) async throws {
    try await TestRepository.with { repository in
      try await repository.start(["site/a.md": "1"])
      try run("mkfifo ../x; " + script, in: repository.path)
      let folder = repository.path + "/site"
      #expect(await GitHistory.lastChanges(in: folder, fileCount: 1).mapValues(\.description) == ["a.md": "2020-01-01"])
      let history = try await RepositoryHistory(of: folder)
      defer { history.remove() }
      #expect(try await history.names(of: "a.md") == ["site/a.md"])
      let commit = try #require(try await history.commits(changing: ["site/a.md"]).first)
      #expect(try await history.bytes(of: "site/a.md", in: commit) == Array("1".utf8))
    }
  }

  @Test(arguments: waysOut.keys.sorted())
  func revealsNothingOfAnotherRepository(way: String) async throws {
    try await withSite(leadingOut: way) { site, _ in
      #expect(await SourceRepositoryReader.repository(around: site) == nil)
      #expect(await GitHistory.lastChanges(in: site, fileCount: 1).isEmpty)
      let history = try? await RepositoryHistory(of: site)
      defer { history?.remove() }
      #expect((try? await history?.commits(changing: ["Secret.swift"]))?.isEmpty != false)
    }
  }

  /// Makes a repository with a secret, and next to it a site that leads to it.
  private func withSite(
    leadingOut way: String, _ body: (_ site: String, _ other: TestRepository) async throws -> Void
  ) async throws {
    try await TestRepository.with { other in
      try await other.start(["Secret.swift": "secret"])
      try await other.git("remote", "add", "origin", "https://example.org/secret.git")
      if way == "a link to packs" { try await other.git("repack", "-a", "-d", "--quiet") }
      let script = """
        mkdir ../site; cd ../site; OTHER=$(cd ../repository && pwd)
        refs() { rm -r .git/refs; ln -s "$OTHER/.git/refs" .git/refs; echo 'ref: refs/heads/main' > .git/HEAD; }
        \(Self.waysOut[way] ?? "")
        """
      try run(script, in: other.path)
      try await body(other.folder + "/site", other)
    }
  }

  private func answer(in folder: String) async -> RevisionAnswer? {
    let question = RevisionQuestion.file([RevisionPath(revision: "main", path: "Secret.swift", folder: "")])
    let other = RevisionQuestion.file([RevisionPath(revision: "HEAD", path: "Secret.swift", folder: "")])
    let answers = await RevisionReader(around: folder).answers(to: [question, other])
    if case .code = answers[question] { return answers[question] }
    return answers[other]
  }

  @discardableResult
  private func run(_ script: String, in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(script)")
    return String(decoding: bytes, as: UTF8.self)
  }
}
