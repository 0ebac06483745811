import FileWatching
import SystemFiles
import TestForm
import Testing

/// A watcher survives the deletion of its folder.
@Suite(.serialized, .waiting, .timeLimit(.minutes(15)))
struct RootTests {
  /// Waits for a report that everything must be read again.
  private func waitForIncomplete(_ site: WatchedSite) async throws {
    while try await site.nextChanges()?.isIncomplete != true {}
  }

  @Test(arguments: WatchMethod.allCases)
  func survivesTheRemovalOfTheFolder(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir a; echo 1 > a/file") { site in
      try await site.run("rm -r ../site")
      try await waitForIncomplete(site)
      try FileSystem.createFolder(site.root)
      try await waitForIncomplete(site)
      try await site.expect("mkdir new; echo 1 > new/file", tells: ["new", "new/file"])
      try await site.expect("echo 22 > new/file", tells: ["new/file"])
    }
  }

  @Test(
    arguments: WatchMethod.allCases,
    [
      "rm -r site; mkdir site; echo 2 > site/other", "mv site old; mkdir site", "mkdir new; mv site old; mv new site",
      "mv site old; ln -s old site", "mv site old; mkdir new; ln -s new site",
    ])
  func survivesTheReplacementOfTheFolder(method: WatchMethod, replacement: String) async throws {
    try await WatchedSite.watching(method, after: "mkdir a; echo 1 > a/file") { site in
      try await site.run("cd ..; " + replacement)
      let changes = try #require(try await site.nextChanges())
      // A new folder may reuse the inode number; then only a full comparison detects the change.
      #expect(changes.isIncomplete || method == .polled && changes.paths.contains(ExactPath(site.root + "/a")))
      try await site.expect("mkdir new; echo 1 > new/file", tells: ["new", "new/file"])
      try await site.expect("echo 22 > new/file", tells: ["new/file"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func noticesThatAFolderAboveIsReplaced(method: WatchMethod) async throws {
    let folders: @Sendable (String) -> [WatchedFolder] = { [WatchedFolder($0 + "/above/inner")] }
    try await WatchedSite.watching(method, folders: folders) { site in
      try await site.run("mkdir -p above/inner")
      try await waitForIncomplete(site)
      try await site.run("mv above old; mkdir -p above/inner; echo 1 > above/inner/file")
      let changes = try await site.nextChanges()
      #expect(changes?.isIncomplete == true)
      #expect(changes?.paths.contains(ExactPath(site.root + "/above/inner")) == true)
    }
  }

  #if os(Linux)
    @Test func reportsOnceThatTheFolderCannotBeRead() async throws {
      var options = FolderWatching()
      options.replacedFolderInterval = .milliseconds(1)
      let folders: @Sendable (String) -> [WatchedFolder] = {
        [WatchedFolder($0 + "/closed"), WatchedFolder($0 + "/open")]
      }
      try await WatchedSite.watching(after: "mkdir closed open", options: options, folders: folders) { site in
        try await site.run("chmod 000 closed")
        try await waitForIncomplete(site)
        for number in 1...20 {
          try await site.run("echo \(number) > open/file")
          var paths: Set<ExactPath> = []
          while !paths.contains(ExactPath(site.root + "/open/file")) {
            let changes = try #require(try await site.nextChanges())
            #expect(!changes.isIncomplete)
            paths = changes.paths
          }
        }
        try await site.run("chmod 700 closed")
        try await waitForIncomplete(site)
      }
    }
  #endif

  @Test(arguments: WatchMethod.allCases)
  func watchesSeveralFoldersEvenIfOneIsInTheOther(method: WatchMethod) async throws {
    let folders: @Sendable (String) -> [WatchedFolder] = {
      [WatchedFolder($0, skipped: ["theme"]), WatchedFolder($0 + "/theme"), WatchedFolder($0 + "/../other")]
    }
    try await WatchedSite.watching(method, after: "mkdir theme ../other", folders: folders) { site in
      let paths = try await site.changes(after: "echo 1 > theme/a; echo 1 > ../other/b; echo 1 > c")
      #expect(paths == ["theme/a", "../other/b", "c"])
    }
  }
}
