import Subprocesses

/// Measures one side: its requests individually and in pairs.
struct GitSideMeasurement: Sendable {
  var repository: GitRepository
  var scratch: ScratchRepository
  var patterns: [String]
  var jobs: Int
  var names: GitLedgerReader.SideRevisions
  /// The base commit.
  var base: String
  /// The requests' commits, in order.
  var tips: [String]

  /// Measures the side.
  func side() async throws(GitFailure) -> LedgerSide {
    let requests = try await Array(tips.indices).boundedMap(jobs: jobs) { index throws(GitFailure) in
      try await request(index)
    }
    return LedgerSide(base: names.base, requests: requests, conflictingPairs: try await conflictingPairs())
  }

  private func request(_ index: Int) async throws(GitFailure) -> RequestMeasure {
    let (name, tip) = (names.requests[index], tips[index])
    guard let forkPoint = try await scratch.mergeBase(of: base, and: tip)
    else { throw .noForkPoint(request: name, base: names.base, isShallow: repository.shallowFile != nil) }
    let changes = try await scratch.changes(from: forkPoint, to: tip, patterns: patterns)
    return RequestMeasure(name: name, forkPoint: forkPoint, tip: tip, changes: changes)
  }

  private func conflictingPairs() async throws(GitFailure) -> [RequestPair] {
    let pairs = tips.indices.flatMap { first in tips.indices[(first + 1)...].map { (first, $0) } }
    // A batch of merges shares a process and a temporary repository, which is deleted afterwards to bound disk use.
    let size = max(1, min(500, pairs.count / (max(1, jobs) * 2)))
    let portions = stride(from: 0, to: pairs.count, by: size).map { pairs[$0..<min($0 + size, pairs.count)] }
    let found = try await portions.boundedMap(jobs: jobs) { portion throws(GitFailure) in
      try await conflicts(of: portion.map { CommitPair(first: tips[$0.0], second: tips[$0.1]) })
    }.flatMap { $0 }
    let paths = found.reduce(into: Set<[UInt8]>()) { $0.formUnion($1.paths) }
    let sources = try await scratch.paths(among: paths, namedBy: patterns)
    return zip(pairs, found).filter { !sources.isDisjoint(with: $0.1.paths) }.map { pair, _ in
      RequestPair(names.requests[pair.0], names.requests[pair.1])
    }
  }

  private func conflicts(of pairs: [CommitPair]) async throws(GitFailure) -> [MergeConflicts] {
    let merging = try await ScratchRepository(borrowingFrom: repository)
    defer { merging.remove() }
    return try await merging.conflicts(of: pairs)
  }
}
