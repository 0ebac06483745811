/// The commits of a part of the history, newest first: each before its parents.
struct CommitList: Sendable {
  /// A commit of the list.
  struct Commit: Sendable, Equatable {
    /// The full hash.
    var hash: String
    /// The committer's time, in seconds since 1970: when the change became part of this history.
    var seconds: Int
    /// The indices of the parents that are in the list.
    var parents: [Int]
    /// The index of the first parent; `nil` if it isn't in the list.
    var firstParent: Int?
    /// The hashes of all parents, for merges and commits whose parent isn't in the list; empty otherwise, to save
    /// memory.
    var parentHashes: [String]

    /// Whether the commit has more than one parent.
    var isMerge: Bool { parentHashes.count > 1 }
  }

  /// The commits.
  let commits: [Commit]

  /// Parses the output of `git rev-list --date-order --parents --timestamp`: `seconds hash parent…` a line.
  init(_ output: [UInt8]) {
    let rows = output.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }.filter { $0.count >= 2 }
    let indices = Dictionary(rows.enumerated().map { ($1[1], $0) }) { _, last in last }
    commits = rows.map { row in
      let hashes = row[2...]
      let firstParent = hashes.first.flatMap { indices[$0] }
      let isPlain = hashes.count == 1 && firstParent != nil
      return Commit(
        hash: row[1], seconds: Int(row[0]) ?? 0, parents: hashes.compactMap { indices[$0] }, firstParent: firstParent,
        parentHashes: isPlain ? [] : Array(hashes))
    }
  }

  /// Returns for each commit whether it descends from a commit outside the list.
  /// - Parameter hash: the hash of that commit, whose children must be in the list.
  func descendants(of hash: String) -> [Bool] {
    var found = [Bool](repeating: false, count: commits.count)
    for index in commits.indices.reversed() {
      found[index] = commits[index].parentHashes.contains(hash) || commits[index].parents.contains { found[$0] }
    }
    return found
  }
}

/// An index that finds in constant time whether one commit of a list is an ancestor of another.
///
/// Exact for commits of the main line (the first parents of the newest commit) and for branches that are merged into
/// it once; two commits that came with the same merge count as one after the other.
struct CommitAncestry: Sendable {
  /// The number of the main line's commit that brought each commit into it; numbers count from the oldest, 0.
  private let arrivals: [Int]
  /// The number of the newest commit of the main line that each commit contains; -1 for none.
  private let bases: [Int]
  private let isOnMainLine: [Bool]

  /// Labels the commits of a list, whose first one contains all others.
  init(_ list: CommitList) {
    let commits = list.commits
    var line: [Int] = []
    var isOnMainLine = [Bool](repeating: false, count: commits.count)
    var next: Int? = commits.isEmpty ? nil : 0
    while let index = next {
      line.append(index)
      isOnMainLine[index] = true
      next = commits[index].firstParent
    }
    line.reverse()

    var arrivals = [Int](repeating: line.count, count: commits.count)
    for (number, index) in line.enumerated() {
      var rest = [index]
      while let commit = rest.popLast() {
        arrivals[commit] = number
        rest += commits[commit].parents.filter { arrivals[$0] == line.count }
      }
    }
    var bases = [Int](repeating: -1, count: commits.count)
    for index in commits.indices.reversed() {
      bases[index] = isOnMainLine[index] ? arrivals[index] : commits[index].parents.map { bases[$0] }.max() ?? -1
    }
    self.arrivals = arrivals
    self.bases = bases
    self.isOnMainLine = isOnMainLine
  }

  /// Returns whether a commit is an ancestor of another, or is the same; both are indices into the list.
  func isAncestor(_ old: Int, of new: Int) -> Bool {
    if old <= new { return old == new }
    if arrivals[old] <= bases[new] { return true }
    return !isOnMainLine[old] && arrivals[old] == arrivals[new]
  }
}
