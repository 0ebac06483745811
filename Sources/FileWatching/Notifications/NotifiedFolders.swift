#if os(Linux)
  import SystemFiles

  /// Watched folders of which the kernel tells what happens in them, by inotify(7).
  struct NotifiedFolders: ~Copyable, Sendable {
    private var watches: FolderWatches
    private let options: FolderWatching
    private var nextLook = ContinuousClock.now
    private var mustStartOver = false

    /// Begins to watch.
    /// - Throws: `SystemError`; see `PollingReason` for those after which there is still another way to watch.
    init(_ walks: [FolderWalk], options: FolderWatching) throws(SystemError) {
      var watches = try FolderWatches(walks, options: options)
      var ignored = ChangeBatch()
      try watches.startOver(&ignored)
      self.watches = watches
      self.options = options
    }

    /// Waits for changes, as `FileWatcher.nextChanges` says.
    mutating func nextChanges(until wakeUp: borrowing WakeUp) throws(SystemError) -> FileChanges? {
      do {
        return try gatherChanges(until: wakeUp)
      } catch {
        mustStartOver = true
        throw error
      }
    }

    private mutating func gatherChanges(until wakeUp: borrowing WakeUp) throws(SystemError) -> FileChanges? {
      var batch = ChangeBatch()
      if mustStartOver {
        // What failed is given time to mend, as whoever asks may ask again at once.
        if wakeUp.wait(atMost: options.pollingInterval) == .wokenUp { return nil }
        try watches.startOver(&batch)
        mustStartOver = false
      }
      while true {
        let untilLook = nextLook - .now
        let patience = batch.isEmpty ? untilLook : batch.patience(options.settling)
        if !batch.isEmpty, patience <= .zero { return batch.changes }
        switch wakeUp.wait(for: watches.descriptor, atMost: min(patience, untilLook)) {
        case .wokenUp: return nil
        case .readable: try watches.takeNotifications(&batch)
        case .timeOut: break
        }
        if nextLook <= .now {
          try watches.lookAtRoots(&batch)
          nextLook = .now + (watches.hasMissingRoot ? options.missingFolderInterval : options.replacedFolderInterval)
        }
      }
    }
  }
#endif
