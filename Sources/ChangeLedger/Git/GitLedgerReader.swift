/// Measures change requests that are branches of a git repository, without changing anything in it.
public struct GitLedgerReader: Sendable {
  /// One side of the comparison: a base, and the requests that were met on it.
  public struct Side: Sendable, Equatable {
    /// The revision that the requests are meant for.
    public var base: String
    /// The revisions that meet the requests, each with a name of its own.
    public var requests: [String]

    /// A side by its revisions.
    public init(base: String, requests: [String]) {
      self.base = base
      self.requests = requests
    }
  }

  /// A folder of the repository.
  public var repository: String
  /// The pathspecs of the source files, from the top of the repository: `*.swift` names those in all folders.
  public var patterns: [String]
  /// How many processes of git run at once.
  public var jobs: Int

  /// A reader for a repository's source files.
  public init(repository: String, patterns: [String] = ["*.swift"], jobs: Int) {
    self.repository = repository
    self.patterns = patterns
    self.jobs = jobs
  }

  /// Measures each request from its own fork point, merges each pair of a side's requests, and compares the bases.
  public func ledger(before: Side?, after: Side?) async throws(GitFailure) -> Ledger {
    let repository = try await GitRepository(at: repository)
    let scratch = try await ScratchRepository(borrowingFrom: repository)
    defer { scratch.remove() }

    let sides = [before, after].compactMap { $0 }
    var commits = try await repository.commits(
      of: sides.flatMap { [$0.base] + $0.requests }, writingTo: scratch)[...]
    var measured: [LedgerSide] = []
    var bases: [String] = []
    for side in sides {
      bases.append(commits.removeFirst())
      let tips = (0..<side.requests.count).map { _ in commits.removeFirst() }
      let measurement = GitSideMeasurement(
        repository: repository, scratch: scratch, patterns: patterns, jobs: jobs, names: side,
        base: bases[bases.count - 1], tips: tips)
      measured.append(try await measurement.side())
    }
    guard bases.count == 2 else {
      return Ledger(
        before: before == nil ? nil : measured.first, after: after == nil ? nil : measured.first, refactoring: nil)
    }
    let changes = try await scratch.changes(from: bases[0], to: bases[1], patterns: patterns)
    return Ledger(before: measured[0], after: measured[1], refactoring: RefactoringCost(of: changes))
  }
}
