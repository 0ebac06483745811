import FileWatching
import Foundation
import SiteStorage
import TestForm
import Testing

/// Reading only reported paths again always yields the content of the disk.
@Suite(
  .serialized, .waiting, .disabled(if: TestForm.isFast, "the fast form leaves out what is drawn at random"),
  .timeLimit(.minutes(30)))
struct RandomEditTests {
  /// The number of sequences, each in its own folder.
  static let seeds = 1...(TestForm.isLong ? 200 : 4) as ClosedRange<UInt64>

  @Test(arguments: WatchMethod.allCases, seeds)
  func reportsEveryEdit(method: WatchMethod, seed: UInt64) async throws {
    var edits = RandomEdits(seed: seed)
    try await WatchedSite.watching(method) { site in
      var known: [String: [UInt8]] = [:]
      for _ in 0..<25 {
        let script = edits.script()
        let paths = try await site.changes(after: script, isMeanwhile: seed % 2 == 0)
        let actual = try Self.files(of: site.root)
        let read = known.filter { !Self.isReported($0.key, paths) }.merging(
          actual.filter { Self.isReported($0.key, paths) }
        ) {
          $1
        }
        let missed = Set(actual.keys).union(read.keys).filter { actual[$0] != read[$0] }.sorted()
        try #require(missed.isEmpty, "seed \(seed): reported \(paths.sorted()) after\n\(script)")
        known = actual
      }
    }
  }

  /// Reads all files as the site's builder does; unreadable files have empty values.
  private static func files(of root: String) throws -> [String: [UInt8]] {
    let source = DiskContentSource(root: root)
    return Dictionary(uniqueKeysWithValues: try source.paths().map { ($0, (try? source.read($0)) ?? []) })
  }

  /// Whether a path, or a folder above it, was reported.
  private static func isReported(_ path: String, _ reported: Set<String>) -> Bool {
    var path = path[...]
    while true {
      if reported.contains(String(path)) { return true }
      guard let slash = path.lastIndex(of: "/") else { return false }
      path = path[..<slash]
    }
  }
}
