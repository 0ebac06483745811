extension ScratchRepository {
  /// Merges each pair of commits without checking anything out, and returns the conflicts.
  func conflicts(of pairs: [CommitPair]) async throws(GitFailure) -> [MergeConflicts] {
    let questions = pairs.map { "\($0.first) \($0.second)\n" }.joined()
    let input = try write(Array(questions.utf8), to: "merges")
    let output: [UInt8]
    do throws(GitFailure) {
      // Requests without a common commit conflict wherever their files differ; that is a result, not an error.
      output = try await git.run(
        ["merge-tree", "--write-tree", "--stdin", "--no-messages", "--allow-unrelated-histories"], input: input)
    } catch {
      guard case .failed(_, let reason) = error, reason.hasPrefix("unknown option") || reason.hasPrefix("usage:")
      else { throw error }
      throw .oldGit
    }
    guard let conflicts = MergeRecords(output, tips: pairs).conflicts
    else { throw .failed(command: "merge-tree", reason: "unexpected output") }
    return conflicts
  }

  /// Returns the paths that match patterns, as decided by git, so that patterns mean the same as in comparisons.
  func paths(among paths: Set<[UInt8]>, namedBy patterns: [String]) async throws(GitFailure) -> Set<[UInt8]> {
    var rest = paths
    var found = Set<[UInt8]>()
    // An index can't contain a file and a folder of the same name, so files that are folders of others wait a round.
    while !rest.isEmpty {
      let folders = rest.reduce(into: Set<[UInt8]>()) { $0.formUnion(Self.folders(of: $1)) }
      let round = rest.filter { !folders.contains($0) }
      rest.subtract(round)
      found.formUnion(try await indexed(round, namedBy: patterns))
    }
    return found
  }

  private func indexed(_ paths: Set<[UInt8]>, namedBy patterns: [String]) async throws(GitFailure) -> Set<[UInt8]> {
    // Git never reads the blob, but rejects an all-zero hash.
    let format = try await git.text(["rev-parse", "--show-object-format"])
    let blob = String(repeating: "1", count: format == "sha256\n" ? 64 : 40)
    let beginning = Array("100644 \(blob)\t".utf8)
    var entries: [UInt8] = []
    for path in paths {
      entries += beginning
      entries += path
      entries.append(0)
    }
    let input = try write(entries, to: "paths")
    _ = try await git.run(["read-tree", "--empty"])
    _ = try await git.run(["update-index", "-z", "--index-info"], input: input)
    return Set(try await git.run(["ls-files", "-z", "--"] + patterns).split(separator: 0).map(Array.init))
  }

  private static func folders(of path: [UInt8]) -> [[UInt8]] {
    path.indices.filter { path[$0] == UInt8(ascii: "/") }.map { Array(path[..<$0]) }
  }
}
