import FileWatching
import Foundation
import Subprocesses
import SystemFiles
import Testing

/// A real folder on disk that is watched, for one test.
struct WatchedSite: Sendable {
  /// Holds the watched folder, and what a test puts beside it.
  let folder: TemporaryFolder
  let watcher: FileWatcher
  private let markers = MarkerNames()
  var root: String { folder.path + "/site" }

  /// Makes the folder by a shell script, watches it, and removes it at the end of the work.
  static func watching(
    _ method: WatchMethod = .usual, after preparation: String = "", options: FolderWatching? = nil,
    folders: @Sendable (String) -> [WatchedFolder] = { [WatchedFolder($0, skipped: ["_site"])] },
    notices: @escaping @Sendable (String) -> Void = { _ in },
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

  /// Waits for what the watcher tells next, on a thread of its own.
  func nextChanges() async throws -> FileChanges? {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try watcher.nextChanges() }) }
    }
  }

  /// Runs a shell script in the watched folder, and returns what is told of it, relative to the folder.
  ///
  /// Time says nothing about whether all is told; that a file is told which is written later does.
  /// - Parameter isMeanwhile: whether somebody waits for changes while the script runs, and not only afterwards.
  func changes(after script: String, isMeanwhile: Bool = false) async throws -> Set<String> {
    Set(try await exactChanges(after: script, isMeanwhile: isMeanwhile).map(\.text))
  }

  /// Does the same, and tells names apart that are read the same.
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

  /// Expects that of a shell script's changes these are told and no others.
  func expect(
    _ script: String, tells paths: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let told = try await changes(after: script)
    #expect(told == paths, sourceLocation: sourceLocation)
  }

  /// Expects that of a shell script's changes these are told.
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
