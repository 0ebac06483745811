import SystemFiles

/// Watched folders that are looked at again and again, where nobody tells what happens in them.
struct PolledFolders: Sendable {
  private var walks: [FolderWalk]
  private let options: FolderWatching
  /// By their paths, the entries of each folder as they were when last looked at.
  private var entries: [[ExactPath: PolledEntry]]
  /// What was seen since it was last told.
  private var pending = FileChanges()
  /// How long it took to look at everything.
  private var cost = Duration.zero

  /// Looks at everything for the first time.
  init(_ walks: [FolderWalk], options: FolderWatching) throws(SystemError) {
    self.walks = walks
    self.options = options
    entries = walks.map { _ in [:] }
    _ = try look()
    pending = FileChanges()
  }

  /// Waits for changes, as `FileWatcher.nextChanges` says.
  mutating func nextChanges(until wakeUp: borrowing WakeUp) throws(SystemError) -> FileChanges? {
    var deadline: ContinuousClock.Instant?
    while true {
      // At most a sixth of the time is spent on looking.
      let pause = pending.isEmpty ? max(options.pollingInterval, cost * 5) : options.settling.burst
      if wakeUp.wait(atMost: pause) == .wokenUp { return nil }
      let isQuiet = try !look()
      if pending.isEmpty { continue }
      let end = deadline ?? .now + options.settling.limit
      deadline = end
      if isQuiet || end <= .now {
        defer { pending = FileChanges() }
        return pending
      }
    }
  }

  /// Looks at everything, and adds what has changed.
  /// - Returns: whether anything has.
  private mutating func look() throws(SystemError) -> Bool {
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
      // Kept at once: looking at the next folder may fail.
      pending.merge(found)
    }
    return !found.isEmpty
  }
}
