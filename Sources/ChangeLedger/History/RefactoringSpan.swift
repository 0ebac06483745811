/// The commits and files of a refactoring, and the history on both sides of it.
struct RefactoringSpan: Sendable {
  /// The last commit of the refactoring.
  let commit: String
  /// The commit before it; `nil` if the refactoring starts the repository.
  let base: String?
  /// The newest commit to read.
  let end: String
  /// The time of the last commit, in seconds since 1970.
  let seconds: Int
  /// The refactoring's files with their paths on both sides.
  let files: [(old: [UInt8]?, new: [UInt8]?)]
  /// The files and lines that differ.
  let cost: RefactoringCost
  /// The commits of the refactoring, newest first.
  let commits: [LeftOutCommit]

  /// Resolves a revision or a range `A..B`, and checks that the history contains it.
  init(
    of revision: String, until end: String, patterns: [String], repository: GitRepository,
    scratch: ScratchRepository, cutOff: Set<String>
  ) async throws(GitFailure) {
    let ends = Self.range(revision)
    let found = try await repository.commits(of: [ends.last, end] + [ends.base].compactMap { $0 }, writingTo: scratch)
    let commit = found[0]
    self.commit = commit
    self.end = found[1]
    if cutOff.contains(commit) { throw .cutOffRefactoring(revision) }
    let own = try await scratch.git.text(["rev-list", "--parents", "--timestamp", "--max-count=1", commit, "--"])
      .split { $0 == " " || $0 == "\n" }
    seconds = own.first.flatMap { Int($0) } ?? 0
    base = found.count > 2 ? found[2] : own.count > 2 ? String(own[2]) : nil
    if let named = ends.base, let base, try await scratch.mergeBase(of: base, and: commit) != base {
      throw .notAncestor(named, of: ends.last)
    }
    if try await scratch.mergeBase(of: commit, and: found[1]) != commit { throw .notAncestor(revision, of: end) }

    let old: String
    if let base { old = base } else { old = try await scratch.emptyTree() }
    files = try await scratch.renames(from: old, to: commit, patterns: patterns)
    if files.isEmpty {
      let all = try await scratch.renames(from: old, to: commit, patterns: [])
      throw .noSourceFiles(revision, patterns: patterns, changed: Self.kinds(of: all.compactMap { $0.new ?? $0.old }))
    }
    cost = RefactoringCost(of: try await scratch.changes(from: old, to: commit, patterns: patterns))
    commits = try await scratch.subjects(of: commit, without: base).map { commit, subject in
      LeftOutCommit(commit: commit, subject: subject, reason: .refactoring)
    }
  }

  /// Returns the commits on one side, newest first.
  func commits(_ direction: FileNames.Direction, in scratch: ScratchRepository) async throws(GitFailure) -> CommitList {
    switch direction {
    case .backward:
      guard let base else { return CommitList([]) }
      return try await scratch.commits(in: base, without: nil)
    case .forward: return try await scratch.commits(in: end, without: commit)
    }
  }

  /// Returns which commits of a side started there: a branch that is older than the refactoring and merged after it
  /// changes the old code.
  func isOnSide(_ direction: FileNames.Direction, _ list: CommitList) -> [Bool] {
    switch direction {
    case .backward: [Bool](repeating: true, count: list.commits.count)
    case .forward: list.descendants(of: commit)
    }
  }

  /// Splits `A..B`, in which a missing name is HEAD.
  private static func range(_ revision: String) -> (base: String?, last: String) {
    let bytes = Array(revision.utf8)
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == bytes[index] {
      let base = String(decoding: bytes[..<index], as: UTF8.self)
      let last = String(decoding: bytes[(index + 2)...], as: UTF8.self)
      return (base.isEmpty ? "HEAD" : base, last.isEmpty ? "HEAD" : last)
    }
    return (nil, revision)
  }

  /// Returns the extensions of paths as patterns, the most frequent first.
  static func kinds(of paths: [[UInt8]]) -> [String] {
    var counts: [String: Int] = [:]
    for path in paths {
      let name = PathText.text(of: path).split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { continue }
      counts["*" + name[dot...], default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
