import FileWatching
import Foundation
import SystemFiles
import TestForm
import Testing

/// Watchers stop on request, and keep no unnecessary descriptors open.
@Suite(.serialized, .waiting, .timeLimit(.minutes(15)))
struct LifetimeTests {
  @Test(arguments: WatchMethod.allCases)
  func stopsWhileAThreadWaits(method: WatchMethod) async throws {
    try await WatchedSite.watching(method) { site in
      async let changes = site.nextChanges()
      Thread.detachNewThread { for _ in 0..<100_000 { site.watcher.stop() } }
      let told = try await changes
      #expect(told == nil)
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func doesNotRestartAfterStopping(method: WatchMethod) async throws {
    try await WatchedSite.watching(method) { site in
      site.watcher.stop()
      try await site.run("echo 1 > file")
      #expect(try await site.nextChanges() == nil)
      #expect(try await site.nextChanges() == nil)
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsChangesBetweenTwoCalls(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir b; echo 1 > b/c") { site in
      for name in ["one", "two", "three"] {
        try await site.run("echo 1 > \(name); mkdir -p a; echo \(name) > a/\(name); mv b b\(name); mv b\(name) b")
        try await site.expect("", tellsAtLeast: [name, "a/\(name)"])
      }
    }
  }

  #if os(Linux)
    @Test(arguments: WatchMethod.allCases)
    func forgetsDeletedFolders(method: WatchMethod) async throws {
      var path = ""
      try await WatchedSite.watching(method, after: "mkdir kept; ln -s kept link") { site in
        path = site.folder.path
        _ = try await site.changes(after: "echo 1 > kept/file")
        let watches = try watchCount(site.root)
        #expect(watches == (method == .usual ? 2 : 0))
        for round in 0..<(TestForm.isLong ? 20 : 4) {
          let folders = (0..<25).map { "f\($0)/inner" }.joined(separator: " ")
          _ = try await site.changes(after: "mkdir -p \(folders); ln -s f1 to-\(round); ln -s f2/inner in-\(round)")
          if method == .usual { #expect(try watchCount(site.root) == watches + 50) }
          _ = try await site.changes(after: round % 2 == 0 ? "rm -r f*" : "mv f* ..; rm -r ../f*; rm to-* in-*")
          #expect(try watchCount(site.root) == watches)
          #expect(try openPaths(in: path).isEmpty)
        }
      }
      #expect(try openPaths(in: path).isEmpty)
    }

    @Test func closesItsDescriptors() async throws {
      let folder = try TemporaryFolder(for: "watching")
      defer { folder.remove() }
      for _ in 0..<200 {
        // The limit is 128 per user.
        let watcher = try FolderWatching().watcher(of: [WatchedFolder(folder.path)]) { Issue.record("\($0)") }
        #expect(try watchCount(folder.path) == 1)
        watcher.stop()
      }
      #expect(try watchCount(folder.path) == 0)
    }

    /// Returns the files and folders in a folder that this process has open, including deleted ones.
    private func openPaths(in folder: String) throws -> [String] {
      try FileSystem.names(in: "/proc/self/fd").compactMap { FileSystem.linkTarget(of: "/proc/self/fd/" + $0) }
        .filter { $0 != folder && FilePath.isWithin($0, folder) }
    }

    /// Returns the number of inotify watches on folders in a folder.
    private func watchCount(_ folder: String) throws -> Int {
      let number = try FileManager.default.attributesOfItem(atPath: folder)[.systemFileNumber] as? Int ?? 0
      for name in try FileSystem.names(in: "/proc/self/fdinfo") {
        let text = FileManager.default.contents(atPath: "/proc/self/fdinfo/" + name) ?? Data()
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("inotify") }
        if lines.contains(where: { $0.contains(" ino:\(String(number, radix: 16)) ") }) { return lines.count }
      }
      return 0
    }
  #endif
}
