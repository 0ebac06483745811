import CaseStudyModel
import ChangeLedger

/// A search for the first commits with a study's after side, and for the older ones with its other parts.
struct HistorySearch: Sendable {
  /// The commits that have the after side; their descendants aren't examined.
  private(set) var afters: [String]
  /// The commits in `afters`, and their descendants.
  private var aftersAndDescendants: Set<String>
  private let after: AfterText
  private let former: FormerStudies
  private let history: RepositoryHistory
  private let graph: CommitGraph
  /// The commits of the revisions that the study's code is taken from.
  private let revisions: [String: String]
  /// The versions of the study without the after side, each after its parents.
  private var versions: [(commit: String, items: [RegisteredItem])] = []

  /// The number of versions of a study, or of commits with lines of its after side, that are read.
  private static let limit = 500
  /// The number of rounds of searching for commits that change files which known versions include.
  private static let rounds = 3

  /// The time limit for reading the commits with lines of the after side, each of which may have large files.
  private static let timeLimit = Duration.seconds(300)

  /// A history with more commits to read than the limit, or with larger ones.
  struct TooLong: Error {}

  init(
    _ study: CaseStudy, in history: RepositoryHistory, reader: any StudyReader,
    revisions lookup: RevisionAnswers.Lookup?
  ) async throws {
    self.history = history
    after = AfterText(of: study)
    former = FormerStudies(
      history: history, reader: reader, revisions: lookup, names: try await history.names(of: study.article.source))
    let snippets = study.article.snippets
    let known = try await history.commits(of: Set(snippets.flatMap(\.revisions).joined()))
    revisions = known
    let sources = snippets.filter { $0.side == .after && $0.role == .source }.flatMap(\.revisions).joined()
    let commits = Set(sources.compactMap { known[$0] })
    graph = try await history.graph(with: commits)
    afters = commits.sorted()
    aftersAndDescendants = graph.commits(youngerThanOrAmong: afters)
  }

  /// Reads the versions of the study, oldest first, until the after side is there.
  mutating func readVersions() async throws {
    var files = Set(former.names)
    var read: Set<String> = []
    for _ in 0..<Self.rounds {
      var includes = files
      for commit in try await history.commits(changing: files.sorted()) where !read.contains(commit) {
        if aftersAndDescendants.contains(commit) { continue }
        if read.count == Self.limit { throw TooLong() }
        read.insert(commit)
        guard let version = try await former.version(in: commit, includes: &includes) else { continue }
        if version.study.hasAfterSide || after.isIn([version.lines]) {
          note(after: commit)
        } else {
          versions.append((commit, version.study.registeredItems))
        }
      }
      if includes == files { break }
      files = includes
    }
    versions.sort { [graph] in (graph.place(of: $0.commit) ?? 0) < (graph.place(of: $1.commit) ?? 0) }
  }

  /// Searches all files of the history for the after side, regardless of their kind and labels.
  /// - Returns: whether it was found in a commit that doesn't descend from a known one.
  mutating func searchAllFiles() async throws -> Bool {
    if after.isEmpty { return false }
    var count = 0
    let known = afters.count
    let start = ContinuousClock.now
    for commit in try await history.commits(changingLinesWith: after.searchedLines) {
      if aftersAndDescendants.contains(commit) { continue }
      count += 1
      if count > Self.limit || ContinuousClock.now - start > Self.timeLimit { throw TooLong() }
      if after.isIn(try await history.folders(of: commit, with: after.lines)) { note(after: commit) }
    }
    return afters.count > known
  }

  private mutating func note(after commit: String) {
    afters.append(commit)
    aftersAndDescendants.formUnion(graph.commits(youngerThanOrAmong: [commit]))
  }

  /// Returns the finding that follows from the versions found so far.
  func finding(on items: [RegisteredItem], text: String) -> StudyRegistrar.Finding {
    let older = graph.commits(olderThan: afters)
    let formers = versions.filter { older.contains($0.commit) }
    let commits = items.map { commit(of: $0, among: formers, older) }
    let last = formers.last
    let missing = (last?.items ?? []).filter { item in !items.contains { $0.isSame(as: item) } }
    var registration = StudyRegistration(
      before: last?.commit, after: afters.min { (graph.place(of: $0) ?? 0) < (graph.place(of: $1) ?? 0) }, text: text)
    for part in StudyRegistration.Part.allCases {
      let own = items.indices.filter { items[$0].part == part }
      let registered = own.count { commits[$0] != nil }
      // An item whose text was changed is missing from both, and counts once.
      let removed = missing.count { $0.part == part } - (own.count - registered)
      if own.isEmpty, removed <= 0 { continue }
      registration.parts[part] = StudyRegistration.Count(
        all: own.count, registered: registered, removed: removed > 0 ? removed : nil)
    }
    let requests = items.indices.filter { items[$0].part == .requests }.map { commits[$0] }
    return StudyRegistrar.Finding(registration: registration, requests: requests)
  }

  /// Returns the first commit that shows an item to be older than the after side.
  private func commit(
    of item: RegisteredItem, among formers: [(commit: String, items: [RegisteredItem])], _ older: Set<String>
  ) -> String? {
    let sources = item.revisions.map { names in names.compactMap { revisions[$0] }.first(where: older.contains) }
    if item.isFromCommits, !sources.contains(nil) { return sources.first ?? nil }
    // A branch or a tag may have been moved since; the hash of a commit can't.
    let isFixed = zip(item.revisions, sources).allSatisfy { names, source in
      source != nil || names.contains(where: \.isFullHash)
    }
    return isFixed ? formers.first { $0.items.contains { $0.isSame(as: item) } }?.commit : nil
  }
}
