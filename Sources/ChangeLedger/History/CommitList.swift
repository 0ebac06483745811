/// The commits of a part of the history, newest first: each before its parents.
struct CommitList: Sendable {
  /// A commit of the list.
  struct Commit: Sendable, Equatable {
    /// The full hash.
    var hash: String
    /// The committer's time, in seconds since 1970: when the change became part of this history.
    var seconds: Int
    /// The places of the parents that are in the list.
    var parents: [Int]
    /// The place of the first parent; `nil` if it isn't in the list.
    var firstParent: Int?
    /// The hashes of all parents, for merges and commits whose parent isn't in the list; empty otherwise, to save
    /// memory.
    var parentHashes: [String]

    /// Whether the commit has more than one parent.
    var isMerge: Bool { parentHashes.count > 1 }
  }

  let commits: [Commit]

  /// Parses the output of `git rev-list --date-order --parents --timestamp`: `seconds hash parent…` a line.
  init(_ output: [UInt8]) {
    var commits: [Commit] = []
    var places: [String: Int] = [:]
    var hashes: [[String]] = []
    for line in output.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count >= 2 else { continue }
      places[words[1]] = commits.count
      let parents = Array(words[2...])
      commits.append(
        Commit(hash: words[1], seconds: Int(words[0]) ?? 0, parents: [], firstParent: nil, parentHashes: []))
      hashes.append(parents)
    }
    for index in commits.indices {
      commits[index].parents = hashes[index].compactMap { places[$0] }
      commits[index].firstParent = hashes[index].first.flatMap { places[$0] }
      let isPlain = hashes[index].count == 1 && commits[index].firstParent != nil
      if !isPlain { commits[index].parentHashes = hashes[index] }
    }
    self.commits = commits
  }

  /// Returns, for each commit, whether it descends from a commit that isn't in the list but whose children are.
  func descendants(of hash: String) -> [Bool] {
    var found = [Bool](repeating: false, count: commits.count)
    for index in commits.indices.reversed() {
      found[index] =
        commits[index].parentHashes.contains(hash) || commits[index].parents.contains { found[$0] }
    }
    return found
  }
}

/// An index that finds in constant time whether one commit of a list is an ancestor of another.
///
/// Exact for commits of the main line (the first parents of the newest commit) and for branches that are merged into
/// it once; two commits that came with the same merge count as one after the other.
struct CommitAncestry: Sendable {
  /// The number of the main line's commit that brought each commit into it.
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
      bases[index] =
        isOnMainLine[index] ? arrivals[index] : commits[index].parents.map { bases[$0] }.max() ?? -1
    }
    self.arrivals = arrivals
    self.bases = bases
    self.isOnMainLine = isOnMainLine
  }

  /// Returns whether a commit is an ancestor of another or the same.
  func isAncestor(_ old: Int, of new: Int) -> Bool {
    if old <= new { return old == new }
    if arrivals[old] <= bases[new] { return true }
    return !isOnMainLine[old] && arrivals[old] == arrivals[new]
  }
}
