extension ScratchRepository {
  /// The options of all comparisons with the parent, so that they agree about renames. No setting and no attribute of
  /// the user's applies here, and no program is started.
  private static let comparison = [
    "-r", "-z", "-M", "-l1000", "--diff-algorithm=myers", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
  ]
  /// The number of commits that one process compares, which bounds its output.
  private static let portion = 4_000

  /// Returns the commits that a revision contains and another doesn't, newest first.
  func commits(in revision: String, without excluded: String?) async throws(GitFailure) -> CommitList {
    CommitList(
      try await git.run(
        ["rev-list", "--date-order", "--parents", "--timestamp", revision] + (excluded.map { ["^" + $0] } ?? [])
          + ["--"]))
  }

  /// Returns the paths that commits change, in the order given; commits without changed source files are missing.
  func paths(
    changedBy hashes: [String], patterns: [String], _ table: inout PathNumbers
  ) async throws(GitFailure) -> [CommitRecords.Paths] {
    var commits: [CommitRecords.Paths] = []
    try await compare(hashes, ["--name-status"], patterns) { commits += CommitRecords.paths(in: $0, &table) }
    return commits
  }

  /// Returns the lines that commits change in each source file, by hash.
  func lines(
    changedBy hashes: [String], patterns: [String], ignoringSpace: Bool
  ) async throws(GitFailure) -> [String: [CommitRecords.Lines]] {
    var commits: [String: [CommitRecords.Lines]] = [:]
    let options = ["--numstat"] + (ignoringSpace ? ["--ignore-all-space", "--ignore-blank-lines"] : [])
    try await compare(hashes, options, patterns) { commits.merge(CommitRecords.lines(in: $0)) { $1 } }
    return commits
  }

  private func compare(
    _ hashes: [String], _ options: [String], _ patterns: [String], read: ([UInt8]) -> Void
  ) async throws(GitFailure) {
    for start in stride(from: 0, to: hashes.count, by: Self.portion) {
      let names = hashes[start..<min(start + Self.portion, hashes.count)].map { $0 + "\n" }.joined()
      let input = try write(Array(names.utf8), to: "commits")
      read(
        try await git.run(
          ["diff-tree", "--stdin", "--root", "--format=" + CommitRecords.format] + Self.comparison + options + ["--"]
            + patterns, input: input))
    }
  }

  /// Returns the source files that differ between two trees, with their paths on both sides; renames are recognised.
  func renames(
    from old: String, to new: String, patterns: [String]
  ) async throws(GitFailure) -> [(old: [UInt8]?, new: [UInt8]?)] {
    let output = try await git.run(["diff-tree"] + Self.comparison + ["--name-status", old, new, "--"] + patterns)
    var fields = output.split(separator: 0)[...]
    var files: [(old: [UInt8]?, new: [UInt8]?)] = []
    while let status = fields.popFirst(), let path = fields.popFirst().map(Array.init) {
      switch status.first {
      case UInt8(ascii: "A"): files.append((nil, path))
      case UInt8(ascii: "D"): files.append((path, nil))
      case UInt8(ascii: "R"): files.append((path, fields.popFirst().map(Array.init)))
      default: files.append((path, path))
      }
    }
    return files
  }

  /// Returns the commits of a range with their subjects, newest first; one commit if there is no base.
  func subjects(
    of commit: String, without base: String?
  ) async throws(GitFailure) -> [(commit: String, subject: String)] {
    let output = try await git.run(
      ["log", "-z", "--format=%H%x00%s", commit] + (base.map { ["^" + $0] } ?? ["--max-count=1"]) + ["--"])
    let fields = output.split(separator: 0, omittingEmptySubsequences: false).map(CommitRecords.text)
    return stride(from: 0, to: fields.count - 1, by: 2).map { (fields[$0], fields[$0 + 1]) }
  }

  /// Returns the empty tree, to which a repository's first commit is compared.
  func emptyTree() async throws(GitFailure) -> String {
    String(try await git.text(["mktree"]).prefix { $0 != "\n" })
  }

  /// Returns the paths of all files of a commit.
  func paths(in commit: String) async throws(GitFailure) -> Set<[UInt8]> {
    let output = try await git.run(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit], atMost: GitProgram.namesLimit)
    return Set(output.split(separator: 0).map(Array.init))
  }
}
