import FileWatching
import Foundation
import Synchronization
import SystemFiles
import TestForm
import Testing

/// If the kernel can't report changes, the watcher polls and gives the reason.
@Suite(.serialized, .waiting, .timeLimit(.minutes(15)))
struct FallbackTests {
  /// Watches with options, and returns the notices.
  private func notices(
    _ options: FolderWatching, after preparation: String = "", _ work: (WatchedSite) async throws -> Void
  ) async throws -> [PollingNotice] {
    let notices = Mutex<[PollingNotice]>([])
    try await WatchedSite.watching(
      after: preparation, options: options, notices: { notice in notices.withLock { $0.append(notice) } }, work)
    return notices.withLock { $0 }
  }

  private var options: FolderWatching {
    var options = FolderWatching()
    options.pollingInterval = .milliseconds(100)
    return options
  }

  @Test func usuallyGivesNoNotice() async throws {
    let notices = try await notices(options) { site in
      try await site.expect("echo 1 > file", tells: ["file"])
    }
    #expect(notices.isEmpty)
  }

  #if os(Linux)
    @Test func pollsIfThereAreTooFewWatches() async throws {
      var options = options
      options.watchLimit = 3
      let notices = try await notices(options, after: "mkdir a b c d") { site in
        try await site.expect(
          "for folder in a b c d; do echo 1 > $folder/file; done",
          tells: [
            "a/file", "b/file", "c/file", "d/file",
          ])
      }
      #expect(notices == [PollingNotice(.watchLimit, interval: .milliseconds(100))])
    }

    @Test func switchesToPollingIfTheWatchesRunOutLater() async throws {
      var options = options
      options.watchLimit = 3
      let notices = try await notices(options, after: "mkdir a") { site in
        try await site.run("mkdir b c; echo 1 > c/file")
        let changes = try await site.nextChanges()
        #expect(changes == FileChanges(paths: [site.root], isIncomplete: true))
        try await site.expect("echo 22 > c/file", tells: ["c/file"])
        try await site.expect("mkdir d", tells: ["d"])
      }
      #expect(notices.count == 1)
    }

    @Test func pollsRemoteFileSystems() async throws {
      var options = options
      options.remoteKind = { $0.hasSuffix("/site") ? "NFS" : nil }
      let notices = try await notices(options) { site in
        try await site.expect("echo 1 > file", tells: ["file"])
      }
      #expect(notices.count == 1)
      for notice in notices {
        guard case .remote(let path, "NFS") = notice.reason else {
          Issue.record("\(notice)")
          continue
        }
        #expect(path.hasSuffix("/site"))
      }
    }

    /// The maximum number of pending notifications in the kernel.
    private static let queueLimit =
      FileManager.default.contents(atPath: "/proc/sys/fs/inotify/max_queued_events")
      .flatMap { Int(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) } ?? .max

    @Test(
      .disabled(if: TestForm.isFast, "the fast form leaves out what is large"),
      .enabled(if: queueLimit <= 50_000, "this kernel keeps \(queueLimit) notifications, too many to make"))
    func asksToReadEverythingAgainAfterLostEvents() async throws {
      try await WatchedSite.watching(after: "mkdir a") { site in
        try await site.run("i=0; while [ $i -le \(Self.queueLimit) ]; do : > a/$i; i=$((i+1)); done; mkdir -p b/c")
        #expect(try await site.nextChanges()?.isIncomplete == true)
        try await site.expect("echo 1 > b/c/file; echo 1 > a/1", tells: ["b/c/file", "a/1"])
      }
    }
  #endif
}
