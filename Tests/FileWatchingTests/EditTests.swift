import FileWatching
import Foundation
import TestForm
import Testing

/// Single edits, as people and their editors make them.
@Suite(.serialized, .waiting, .timeLimit(.minutes(15)))
struct EditTests {
  @Test(arguments: WatchMethod.allCases)
  func reportsFilesThatAreCreatedChangedAndRemoved(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir a; echo 1 > a/old; echo 1 > a/gone; echo 1 > a/same") { site in
      let paths = try await site.changes(after: "echo 1 > a/new; echo 22 > a/old; rm a/gone; cat a/same")
      #expect(paths == ["a/new", "a/old", "a/gone"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsRenamedFilesByBothNames(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir a b; echo 1 > a/file; echo 1 > a/other") { site in
      try await site.expect(
        "mv a/file b/moved; mv a/other a/third",
        tells: [
          "a/file", "b/moved", "a/other", "a/third",
        ])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsAFileThatIsKeptOpen(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "echo 1 > log") { site in
      let log = try #require(FileHandle(forWritingAtPath: site.root + "/log"))
      for text in ["more", "and more"] {
        try log.write(contentsOf: Data(text.utf8))
        let changes = try await site.nextChanges()
        #expect(changes == FileChanges(paths: [site.root + "/log"]))
      }
      try log.close()
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsAFileThatHasBecomeReadable(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "echo 1 > closed; chmod 000 closed") { site in
      try await site.expect("chmod 644 closed", tells: ["closed"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsAnOverwrittenFileOfTheSameSize(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "echo 1 > file") { site in
      try await site.expect("echo 2 > file", tells: ["file"])
      try await site.expect("echo 3 > new; touch -r file new; mv new file", tellsAtLeast: ["file"])
    }
  }

  @Test(
    arguments: WatchMethod.allCases,
    [
      // vim with backup, as strace(1) shows it.
      "echo 1 > 4913; rm 4913; mv study.md study.md~; echo 2 > study.md; chmod 644 study.md; rm study.md~",
      // vim with 'backupcopy' and its swap file, and any editor that writes in place.
      "echo swap > .study.md.swp; echo 2 > study.md; rm .study.md.swp",
      // VS Code, Xcode, JetBrains: a new file, moved over the old one.
      "echo 2 > study.md.tmp; mv study.md.tmp study.md",
      "mkdir .temporary; echo 2 > .temporary/study.md; mv .temporary/study.md study.md; rmdir .temporary",
      "echo 2 > ../study.md; mv ../study.md study.md",
      // JetBrains' safe write, with two moves.
      "echo 2 > study.md___jb_tmp___; mv study.md study.md___jb_old___; mv study.md___jb_tmp___ study.md; rm *_old___",
      // emacs with a lock file that leads nowhere, and a backup.
      "ln -s user@host.1:2 .#study.md; cp study.md study.md~; echo 2 > study.md; rm .#study.md",
      "rm study.md; echo 2 > study.md",
      "cp study.md copy; echo 2 >> copy; ln -f copy study.md",
    ])
  func reportsASaveHoweverAnEditorMakesIt(method: WatchMethod, save: String) async throws {
    try await WatchedSite.watching(method, after: "echo 1 > study.md") { site in
      let paths = try await site.changes(after: save)
      #expect(paths.contains("study.md"))
      #expect(!paths.contains { $0.hasPrefix(".") })
    }
  }

  @Test func reportsASaveInOneResult() async throws {
    try await WatchedSite.watching(after: "echo 1 > study.md", options: .patient) { site in
      try await site.run("mv study.md study.md~; echo 2 > study.md; chmod 600 study.md; rm study.md~")
      let changes = try await site.nextChanges()
      #expect(changes == FileChanges(paths: [site.root + "/study.md", site.root + "/study.md~"]))
    }
  }

  @Test func waitsForAFileThatIsMissingInTheMiddleOfASave() async throws {
    var options = FolderWatching.patient
    options.settling.unfinished = .seconds(600)
    try await WatchedSite.watching(after: "echo 1 > study.md", options: options) { site in
      async let told = site.nextChanges()
      try await site.run("rm study.md")
      try await site.run("echo 2 > study.md")
      #expect(try await told == FileChanges(paths: [site.root + "/study.md"]))
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func leavesOutHiddenFilesAndSkippedFolders(method: WatchMethod) async throws {
    let preparation = "mkdir -p .git _site .solidsite/evidence inner/_site inner/.git; echo 1 > .solidsite/evidence/a"
    try await WatchedSite.watching(method, after: preparation) { site in
      let paths = try await site.changes(
        after: """
          echo 1 > .git/index; echo 1 > _site/page; mkdir _site/folder; echo 1 > .hidden; echo 1 > inner/.git/index
          echo 1 > inner/_site/page; echo 2 > .solidsite/evidence/a; mv _site old; rm -r old/folder; mv old _site
          """)
      let expected: Set = ["inner/_site/page", ".solidsite/evidence/a"]
      #expect(paths.filter { !$0.hasPrefix("old") } == expected)
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func watchesSingleFilesOfAFolder(method: WatchMethod) async throws {
    let markers = (1...6).map { "\(MarkerNames.prefix)\($0)" }
    let folders: @Sendable (String) -> [WatchedFolder] = { [WatchedFolder($0, files: Set(["a"] + markers))] }
    try await WatchedSite.watching(method, after: "mkdir inner; echo 1 > a; echo 1 > b", folders: folders) { site in
      try await site.expect("echo 2 > b; echo 2 > inner/a; echo 2 > c", tells: [])
      try await site.expect("echo 2 > new; mv new a", tells: ["a"])
      try await site.expect("rm a", tells: ["a"])
    }
  }
}
