/// Measures change requests on branches of a git repository, without changing the repository.
package struct GitLedgerReader: Sendable {
  /// The revisions of one side: a base, and the requests implemented on it.
  package struct SideRevisions: Sendable, Equatable {
    /// The revision that the requests are based on.
    package var base: String
    /// The revisions that implement the requests, each with a distinct name.
    package var requests: [String]

    /// Creates a side from its revisions.
    package init(base: String, requests: [String]) {
      self.base = base
      self.requests = requests
    }
  }

  /// A folder in the repository.
  package var repository: String
  /// Pathspecs of the source files, relative to the top of the repository; `*.swift` matches in all folders.
  package var patterns: [String]
  /// The maximum number of concurrent git processes.
  package var jobs: Int

  /// Creates a reader for a repository's source files.
  package init(repository: String, patterns: [String] = ["*.swift"], jobs: Int) {
    self.repository = repository
    self.patterns = patterns
    self.jobs = jobs
  }

  /// Measures each request from its own fork point, merges each pair of a side's requests, and compares the bases.
  package func ledger(before: SideRevisions?, after: SideRevisions?) async throws(GitFailure) -> Ledger {
    let repository = try await GitRepository(at: repository)
    let scratch = try await ScratchRepository(borrowingFrom: repository)
    defer { scratch.remove() }

    let sides = [before, after].compactMap { $0 }
    var commits = try await repository.commits(of: sides.flatMap { [$0.base] + $0.requests }, writingTo: scratch)[...]
    var measured: [LedgerSide] = []
    var bases: [String] = []
    for side in sides {
      let base = commits.removeFirst()
      bases.append(base)
      let tips = side.requests.map { _ in commits.removeFirst() }
      let measurement = GitSideMeasurement(
        repository: repository, scratch: scratch, patterns: patterns, jobs: jobs, names: side, base: base,
        tips: tips)
      measured.append(try await measurement.side())
    }
    if measured.allSatisfy({ $0.requests.allSatisfy(\.changes.isEmpty) }), let side = measured.first {
      try await requireSourceFiles(for: side, bases, in: scratch)
    }
    guard bases.count == 2 else {
      return Ledger(
        before: before == nil ? nil : measured.first, after: after == nil ? nil : measured.first, refactoring: nil)
    }
    let changes = try await scratch.changes(from: bases[0], to: bases[1], patterns: patterns)
    var ledger = Ledger(before: measured[0], after: measured[1], refactoring: RefactoringCost(of: changes))
    ledger.doubts = changes.isEmpty ? [.noRefactoring] : try await doubts(about: measured, bases, in: scratch)
    return ledger
  }

  /// Returns the requests that the commits show to be on the wrong side, or that the sides are swapped.
  private func doubts(
    about sides: [LedgerSide], _ bases: [String], in scratch: ScratchRepository
  ) async throws(GitFailure) -> [LedgerDoubt] {
    if try await scratch.mergeBase(of: bases[0], and: bases[1]) == bases[1] { return [.swappedBases] }
    let (before, after) = (sides[0].requests, sides[1].requests)
    let areLate = try await before.boundedMap(jobs: jobs) { request throws(GitFailure) in
      try await starts(request, after: bases[1], in: scratch)
    }
    let areEarly = try await after.boundedMap(jobs: jobs) { request throws(GitFailure) in
      try await isAncestor(request.forkPoint, of: bases[0], in: scratch)
    }
    return zip(before, areLate).filter { $0.1 }.map { .requestHasRefactoring(name: $0.0.name) }
      + zip(after, areEarly).filter { $0.1 }.map { .requestLacksRefactoring(name: $0.0.name) }
  }

  /// Returns whether a request has commits of the other side's base that its own base lacks.
  private func starts(
    _ request: RequestMeasure, after base: String, in scratch: ScratchRepository
  ) async throws(GitFailure) -> Bool {
    guard let own = request.forkPoint, let tip = request.tip,
      let other = try await scratch.mergeBase(of: base, and: tip), other != own
    else { return false }
    return try await isAncestor(own, of: other, in: scratch)
  }

  private func isAncestor(
    _ commit: String?, of other: String, in scratch: ScratchRepository
  ) async throws(GitFailure) -> Bool {
    guard let commit else { return false }
    return try await scratch.mergeBase(of: commit, and: other) == commit
  }

  /// Throws an error if the patterns match no file of the bases, which explains why the requests have no changes.
  private func requireSourceFiles(
    for side: LedgerSide, _ bases: [String], in scratch: ScratchRepository
  ) async throws(GitFailure) {
    guard let request = side.requests.first(where: { $0.tip != $0.forkPoint }),
      let forkPoint = request.forkPoint, let tip = request.tip
    else { return }
    let empty = try await scratch.emptyTree()
    for base in bases {
      if try await !scratch.renames(from: empty, to: base, patterns: patterns).isEmpty { return }
    }
    let all = try await scratch.renames(from: forkPoint, to: tip, patterns: [])
    throw .noSourceFiles(
      request.name, patterns: patterns, changed: RefactoringSpan.kinds(of: all.compactMap { $0.new ?? $0.old }))
  }
}
