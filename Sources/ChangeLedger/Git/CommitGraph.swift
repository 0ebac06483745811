/// The commits of a history with their parents.
package struct CommitGraph: Sendable, Equatable {
  /// The full hashes, each after those of its parents.
  package let commits: [String]
  private let parents: [[Int]]
  private let places: [String: Int]

  /// Parses the output of `git rev-list --topo-order --reverse --parents`: a line for each commit.
  init(_ output: [UInt8]) {
    var commits: [String] = []
    var parents: [[Int]] = []
    var places: [String: Int] = [:]
    for line in output.split(separator: UInt8(ascii: "\n")) {
      let hashes = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      places[hashes[0]] = commits.count
      commits.append(hashes[0])
      parents.append(hashes.dropFirst().compactMap { places[$0] })
    }
    self.commits = commits
    self.parents = parents
    self.places = places
  }

  /// Returns whether the history has a commit.
  package func contains(_ commit: String) -> Bool { places[commit] != nil }

  /// Returns the place of a commit in an order in which parents come first; `nil` for one of another history.
  package func place(of commit: String) -> Int? { places[commit] }

  /// Returns the commits that are older than all of some commits: their common ancestors, without the commits
  /// themselves.
  ///
  /// Commits of branches that were merged later are neither older nor younger than each other.
  package func commits(olderThan commits: [String]) -> Set<String> {
    var common: Set<Int>?
    for place in commits.compactMap({ places[$0] }) {
      let older = ancestors(of: place)
      common = common?.intersection(older) ?? older
    }
    return Set((common ?? []).map { self.commits[$0] })
  }

  /// Returns some commits with all that descend from one of them, in one pass through the history.
  package func commits(youngerThanOrAmong others: [String]) -> Set<String> {
    var isFound = [Bool](repeating: false, count: commits.count)
    for place in others.compactMap({ places[$0] }) { isFound[place] = true }
    for place in commits.indices where parents[place].contains(where: { isFound[$0] }) { isFound[place] = true }
    return Set(commits.indices.filter { isFound[$0] }.map { commits[$0] })
  }

  private func ancestors(of place: Int) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = parents[place]
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += parents[next] }
    }
    return found
  }
}
