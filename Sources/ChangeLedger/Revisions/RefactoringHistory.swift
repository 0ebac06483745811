import CaseStudyModel
import SystemFiles

/// The commits of a refactoring, from the code before it to the code after it.
package struct RefactoringHistory: Sendable {
  /// A commit on the way.
  package struct Commit: Sendable, Equatable {
    /// The full hash.
    package var hash: String
    /// The first line of its message.
    package var subject: String
    /// The rest of its message.
    package var body: String
    /// The paths of the regular files that differ from the previous commit on the way, deleted ones included.
    package var changed: Set<String>
  }

  /// The full hash of the commit before.
  package let before: String
  /// The full hash of the commit after.
  package let after: String
  /// The last commit's message: that of a merge, or of the last step.
  package let last: Commit
  /// The commits from the first change on. If the last commit merges a branch, these are the commits of the branch.
  package let commits: [Commit]
  /// The paths of the files that differ between before and after, sorted.
  package let changed: [String]

  /// The maximum number of commits on the way.
  private static let commitLimit = 500

  /// Reads the commits from one revision to another.
  /// - Throws: `GitFailure`, including if a revision doesn't exist.
  package init(from before: String, to after: String, around folder: String) async throws(GitFailure) {
    let repository = try await GitRepository(at: folder, isNamed: false)
    let scratch = try await ScratchRepository(borrowingFrom: repository)
    defer { scratch.remove() }
    let names = try await RevisionNames([before, after], in: repository, writingTo: scratch)
    var ends: [String] = []
    for name in [before, after] {
      guard case .success(let commit) = names[name] else { throw try await repository.unknown(name) }
      ends.append(commit)
    }
    // What happened on the old branch since the new one left it isn't part of the refactoring.
    guard let fork = try await scratch.mergeBase(of: ends[0], and: ends[1]) else {
      throw .notAncestor(before, of: after)
    }
    if fork == ends[1], fork != ends[0] { throw .reversedRange(before, after) }
    ends[0] = fork
    (self.before, self.after) = (ends[0], ends[1])
    var chain = try await Self.log(from: ends[0], to: ends[1], in: scratch)
    guard let last = chain.last else { throw .nothingBetween(before, after) }
    if chain.count == 1, last.parents.count > 1 {
      // A merge shows its branch as one step; the branch's own commits say more.
      let branch = try await Self.log(from: ends[0], to: last.parents[1], in: scratch)
      if let tip = branch.last {
        let isWhole = try await Self.changes(from: tip.commit.hash, to: last.commit.hash, in: scratch).isEmpty
        chain = branch + (isWhole && branch.count > 1 ? [] : [last])
      }
    }
    var commits: [Commit] = []
    var previous = ends[0]
    for entry in chain {
      var commit = entry.commit
      commit.changed = try await Self.changes(from: previous, to: commit.hash, in: scratch)
      commits.append(commit)
      previous = commit.hash
    }
    self.last = last.commit
    self.commits = commits
    changed = try await Self.changes(from: ends[0], to: ends[1], in: scratch).sorted()
  }

  private typealias Entry = (commit: Commit, parents: [String])

  /// Returns the first parents from one commit to another, oldest first. All of them have the first commit's changes:
  /// one that hasn't would seem to take them back.
  private static func log(
    from before: String, to after: String, in scratch: ScratchRepository
  ) async throws(GitFailure) -> [Entry] {
    let output = try await scratch.git.run([
      "log", "-z", "--first-parent", "--ancestry-path", "--max-count=\(commitLimit)", "--format=%H%n%P%n%s%n%b",
      "--encoding=UTF-8",
      "--no-show-signature", "\(before)..\(after)", "--",
    ])
    let records = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return records.reversed().compactMap { record in
      let lines = record.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard lines.count == 4 else { return nil }
      let commit = Commit(hash: lines[0], subject: lines[2], body: lines[3], changed: [])
      return (commit, lines[1].split(separator: " ").map(String.init))
    }
  }

  /// Returns the paths of the regular files that differ between two commits, without reading the rest of their trees.
  private static func changes(
    from old: String, to new: String, in scratch: ScratchRepository
  ) async throws(GitFailure) -> Set<String> {
    let output = try await scratch.git.run(
      ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-ext-diff", old, new], atMost: GitProgram.namesLimit)
    return Set(
      TreeDifferenceRecords(output).entries.compactMap { entry in
        guard entry.old == .file || entry.new == .file, let path = String(validating: entry.path, as: UTF8.self)
        else { return nil }
        return ShownName.hasControlCharacters(path) ? nil : path
      })
  }
}
