import FileWatching
import Foundation
import Subprocesses
import SystemFiles
import Testing

/// A real, watched folder on disk for one test.
struct WatchedSite: Sendable {
  /// The folder that contains the watched one and a test's other files.
  let folder: TemporaryFolder
  let watcher: FileWatcher
  private let markers = MarkerNames()
  var root: String { folder.path + "/site" }

  /// Creates the folder with a shell script, watches it, and removes it afterwards.
  static func watching(
    _ method: WatchMethod = .usual, after preparation: String = "", options: FolderWatching? = nil,
    folders: @Sendable (String) -> [WatchedFolder] = { [WatchedFolder($0, skipped: ["_site"])] },
    notices: @escaping @Sendable (PollingNotice) -> Void = { _ in },
    _ work: (WatchedSite) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder(for: "watching")
    defer { folder.remove() }
    try FileSystem.createFolder(folder.path + "/site")
    try await run(preparation, in: folder.path + "/site")
    let watcher = try (options ?? method.options).watcher(of: folders(folder.path + "/site"), notices: notices)
    defer { watcher.stop() }
    try await work(WatchedSite(folder: folder, watcher: watcher))
  }

  /// Waits for the watcher's next report, on a separate thread.
  func nextChanges() async throws -> FileChanges? {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try watcher.nextChanges() }) }
    }
  }

  /// Runs a shell script in the watched folder and returns the reported paths, relative to the folder.
  ///
  /// The end of reports is recognised by a file written afterwards, never by time.
  /// - Parameter isMeanwhile: whether to wait for changes while the script runs, not only afterwards.
  func changes(after script: String, isMeanwhile: Bool = false) async throws -> Set<String> {
    Set(try await exactChanges(after: script, isMeanwhile: isMeanwhile).map(\.text))
  }

  /// Does the same, but compares paths byte by byte.
  func exactChanges(after script: String, isMeanwhile: Bool = false) async throws -> Set<ExactPath> {
    if !isMeanwhile { try await run(script) }
    var changes = FileChanges()
    for round in 1...2 {
      let name = markers.next()
      async let told = self.changes(until: root + "/" + name)
      do {
        if isMeanwhile, round == 1 { try await run(script) }
        try FileSystem.write([1], to: root + "/" + name)
      } catch {
        watcher.stop()
        throw error
      }
      changes.merge(try await told)
      try FileSystem.remove(root + "/" + name)
    }
    #expect(!changes.isIncomplete)
    let paths = changes.paths.map { ExactPath(FilePath.relative($0.text, to: root) ?? $0.text) }
    return Set(paths).filter { !$0.text.hasPrefix(MarkerNames.prefix) }
  }

  /// Expects reports of exactly these changes of a shell script.
  func expect(
    _ script: String, tells paths: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let told = try await changes(after: script)
    #expect(told == paths, sourceLocation: sourceLocation)
  }

  /// Expects reports of at least these changes of a shell script.
  func expect(
    _ script: String, tellsAtLeast paths: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let told = try await changes(after: script)
    #expect(told.isSuperset(of: paths), sourceLocation: sourceLocation)
  }

  private func changes(until path: String) async throws -> FileChanges {
    var changes = FileChanges()
    while !changes.paths.contains(ExactPath(path)) { changes.merge(try #require(try await nextChanges())) }
    return changes
  }

  /// Runs a shell script in the watched folder.
  func run(_ script: String) async throws {
    try await Self.run(script, in: root)
  }

  private static func run(_ script: String, in folder: String) async throws {
    let result = try await Subprocess("/bin/sh", ["-euc", script], folder: folder).run()
    try #require(result.isSuccess, "\(script): \(result.errorText)")
  }
}
