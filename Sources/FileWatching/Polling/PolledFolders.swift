import SystemFiles

/// Watched folders that are polled because the kernel can't report their changes.
struct PolledFolders: Sendable {
  private var walks: [FolderWalk]
  private let options: FolderWatching
  /// The snapshots of each watched folder's entries at the last poll, by path.
  private var entries: [[ExactPath: PolledEntry]]
  /// The changes that have not been reported yet.
  private var pending = FileChanges()
  /// The duration of the last poll.
  private var cost = Duration.zero
  /// Whether a poll has failed since the last one that succeeded; it may have missed that a folder was replaced.
  private var hasFailed = false

  /// Takes the first snapshot.
  init(_ walks: [FolderWalk], options: FolderWatching) throws(SystemError) {
    self.walks = walks
    self.options = options
    entries = walks.map { _ in [:] }
    _ = try look()
    pending = FileChanges()
  }

  /// Waits for changes, as described for `FileWatcher.nextChanges`.
  mutating func nextChanges(until wakeUp: borrowing WakeUp) throws(SystemError) -> FileChanges? {
    var deadline: ContinuousClock.Instant?
    while true {
      // Polling takes at most a sixth of the time, also after an error, because the caller may call again immediately.
      let isBurst = !pending.isEmpty && !hasFailed
      let pause = isBurst ? options.settling.burst : max(options.pollingInterval, cost * 5)
      if wakeUp.wait(atMost: pause) == .wokenUp { return nil }
      let isQuiet = try !look()
      if hasFailed { pending.isIncomplete = true }
      hasFailed = false
      if pending.isEmpty { continue }
      let end = deadline ?? .now + options.settling.limit
      deadline = end
      if isQuiet || end <= .now {
        defer { pending = FileChanges() }
        return pending
      }
    }
  }

  /// Polls everything and records the changes.
  /// - Returns: whether there were any.
  private mutating func look() throws(SystemError) -> Bool {
    do {
      return try compare()
    } catch {
      hasFailed = true
      throw error
    }
  }

  private mutating func compare() throws(SystemError) -> Bool {
    let start = ContinuousClock.now
    defer { cost = .now - start }
    var found = FileChanges()
    for index in walks.indices {
      if walks[index].locate() { found.merge(FileChanges(paths: [walks[index].base], isIncomplete: true)) }
      let old = entries[index]
      var new: [ExactPath: PolledEntry] = [:]
      new.reserveCapacity(old.count)
      try walks[index].visit { entry in
        new[ExactPath(entry.location)] = PolledEntry(entry)
        return true
      }
      for (path, entry) in new where old[path] != entry { found.paths.insert(path) }
      for path in old.keys where new[path] == nil { found.paths.insert(path) }
      entries[index] = new
      // Merged here, because polling the next folder may fail.
      pending.merge(found)
    }
    return !found.isEmpty
  }
}
