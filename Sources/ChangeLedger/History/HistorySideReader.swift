import CaseStudyModel

/// Reads the changes of one side: walks from the refactoring outwards until the window is full.
struct HistorySideReader: Sendable {
  /// The direction from the refactoring: backward before it, forward after it.
  var direction: FileNames.Direction
  /// A repository of the side's own, because its input files have fixed names.
  var scratch: ScratchRepository
  var patterns: [String]
  var window: HistoryWindow
  var rule: FormattingSweep
  /// The time of the refactoring, in seconds since 1970.
  var middle: Int
  var list: CommitList
  /// Whether each commit's branch started on this side of the refactoring.
  var isOnSide: [Bool]
  /// The commits at which a shallow clone is cut off.
  var cutOff: Set<String>
  /// The paths of the refactoring's files on this side.
  var files: [[UInt8]]
  /// The paths of the newest commit, to count the files that are left; `nil` if the count isn't needed.
  var pathsAtEnd: Set<[UInt8]>?

  /// The number of commits to read first; each later portion doubles it.
  private static let firstPortion = 1_000
  /// The number of merges to repeat, nearest first.
  private static let mergeLimit = 2_000
  /// The number of pairs to return.
  private static let pairLimit = 20

  /// Reads the side.
  func sample() async throws(GitFailure) -> HistorySample {
    var reading = HistoryReading(direction, list, files: files)
    let order = direction == .backward ? Array(list.commits.indices) : list.commits.indices.reversed()
    let walk = order.filter { window.contains(list.commits[$0].seconds, around: middle) }
    var selection = HistorySelection()
    var count = 0
    repeat {
      let portion = walk[count..<min(max(count * 2, Self.firstPortion), walk.count)]
      count = portion.endIndex
      try await read(portion, &reading)
      try await measure(reading.touching(walk[..<count]), &reading)
      selection = select(walk[..<count], reading)
    } while count < walk.count && selection.changes.count < window.changeLimit

    let isFull = selection.changes.count >= window.changeLimit
    // Merges up to the last change that counts.
    let span = isFull ? walk[...(walk.firstIndex(of: selection.changes.last?.commit ?? 0) ?? 0)] : walk[...]
    let merges = try await merges(in: span, reading)
    let days = selection.changes.compactMap { CalendarDate(secondsSince1970: list.commits[$0.commit].seconds) }
    let pairs = CoChanges.pairs(in: selection.changes.map(\.files)) { reading.isFollowed($0) }
    let side = HistorySide(
      files: files.count, changes: selection.changes.count, days: days.min().map { $0...(days.max() ?? $0) },
      isShort: isShort(isFull, walk.count), changesPerFile: reading.counts(in: selection.changes),
      together: pairs.prefix(Self.pairLimit).map(reading.named),
      pairs: pairs.count, merges: merges, leftOut: selection.leftOut)
    let left = try await filesLeft(after: walk[..<count], of: order, &reading)
    return HistorySample(files: files.count, changes: selection.changes, filesLeft: left, side: side)
  }

  /// Returns the number of files left, for which files that have lost their path are followed to the end.
  private func filesLeft(
    after walked: ArraySlice<Int>, of order: [Int], _ reading: inout HistoryReading
  ) async throws(GitFailure) -> Int {
    guard let pathsAtEnd else { return 0 }
    if !pathsAtEnd.isSuperset(of: files) {
      let done = Set(walked)
      try await read(order.filter { !done.contains($0) }[...], &reading)
    }
    return reading.count(at: pathsAtEnd)
  }

  /// Returns whether the history ends within the window: before the number of changes, or before the number of months.
  private func isShort(_ isFull: Bool, _ walked: Int) -> Bool {
    switch window {
    case .changes: !isFull
    case .months: walked == list.commits.count
    }
  }

  private func read(_ portion: ArraySlice<Int>, _ reading: inout HistoryReading) async throws(GitFailure) {
    let commits = portion.filter { !list.commits[$0].isMerge && !cutOff.contains(list.commits[$0].hash) }
    let records = try await scratch.paths(
      changedBy: commits.map { list.commits[$0].hash }, patterns: patterns, &reading.table)
    reading.add(records, of: commits, in: list)
  }

  private func measure(_ changes: [HistoryChange], _ reading: inout HistoryReading) async throws(GitFailure) {
    let fresh = changes.filter { !reading.isMeasured($0.commit) }
    if fresh.isEmpty { return }
    let hashes = fresh.map { list.commits[$0.commit].hash }
    let lines = try await scratch.lines(changedBy: hashes, patterns: patterns, ignoringSpace: false)
    let linesBesideSpace = try await scratch.lines(changedBy: hashes, patterns: patterns, ignoringSpace: true)
    for (change, hash) in zip(fresh, hashes) {
      reading.add(
        lines[hash] ?? [], besideSpace: (linesBesideSpace[hash] ?? []).reduce(0) { $0 + $1.count }, to: change)
    }
  }

  private func select(_ walk: ArraySlice<Int>, _ reading: HistoryReading) -> HistorySelection {
    var selection = HistorySelection()
    var touching = reading.measured(walk)[...]
    for commit in walk {
      if selection.changes.count == window.changeLimit { break }
      let hash = list.commits[commit].hash
      if cutOff.contains(hash) {
        selection.leftOut.append(LeftOutCommit(commit: hash, subject: "", reason: .cutOff))
      }
      guard let change = touching.first, change.commit == commit else { continue }
      touching = touching.dropFirst()
      let record = reading.records[commit]
      if let reason = reason(toLeaveOut: change, record) {
        selection.leftOut.append(LeftOutCommit(commit: hash, subject: record?.subject ?? "", reason: reason))
      } else {
        selection.changes.append(change)
      }
    }
    return selection
  }

  /// Returns the reason to leave out a change; `nil` if it counts.
  private func reason(toLeaveOut change: HistoryChange, _ record: CommitRecords.Paths?) -> LeftOutCommit.Reason? {
    if !isOnSide[change.commit] { return .startedBefore }
    if record?.isByBot == true { return .bot }
    return rule.reason(
      hash: list.commits[change.commit].hash, subject: record?.subject ?? "", files: change.files.count,
      lines: change.lines, linesBesideSpace: change.linesBesideSpace)
  }

  private func merges(in span: ArraySlice<Int>, _ reading: HistoryReading) async throws(GitFailure) -> MergeCount {
    let all = span.filter { list.commits[$0].isMerge && isOnSide[$0] }
    var pairs: [CommitPair] = []
    for commit in all where list.commits[commit].parentHashes.count == 2 && pairs.count < Self.mergeLimit {
      let pair = CommitPair(first: list.commits[commit].parentHashes[0], second: list.commits[commit].parentHashes[1])
      // In a shallow clone, a missing common commit would look like a conflict.
      if !cutOff.isEmpty, try await scratch.mergeBase(of: pair.first, and: pair.second) == nil { continue }
      pairs.append(pair)
    }
    let found = pairs.isEmpty ? [] : try await scratch.conflicts(of: pairs)
    let sources = try await scratch.paths(
      among: found.reduce(into: Set<[UInt8]>()) { $0.formUnion($1.paths) }, namedBy: patterns)
    return MergeCount(
      merges: pairs.count, conflicted: found.count { $0.paths.contains(where: reading.isFollowed(everAt:)) },
      conflictedAnywhere: found.count { !sources.isDisjoint(with: $0.paths) }, skipped: all.count - pairs.count)
  }
}

/// The changes that count, and the commits that don't.
private struct HistorySelection {
  var changes: [HistoryChange] = []
  var leftOut: [LeftOutCommit] = []
}
