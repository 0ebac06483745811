#if os(Linux)
  import SystemFiles

  /// Watched folders whose changes the kernel reports through inotify(7).
  struct NotifiedFolders: ~Copyable, Sendable {
    private var watches: FolderWatches
    private let options: FolderWatching
    private var nextLook = ContinuousClock.now
    private var mustStartOver = false

    /// Starts watching.
    /// - Throws: `SystemError`; `PollingReason` recognises the errors that polling avoids.
    init(_ walks: [FolderWalk], options: FolderWatching) throws(SystemError) {
      var watches = try FolderWatches(walks, options: options)
      var ignored = ChangeBatch()
      try watches.startOver(&ignored)
      self.watches = watches
      self.options = options
    }

    /// Waits for changes, as described for `FileWatcher.nextChanges`.
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
        // Waits before retrying, because the caller may call again immediately.
        if wakeUp.wait(atMost: options.pollingInterval) == .wokenUp { return nil }
        try watches.startOver(&batch)
        mustStartOver = false
      }
      while true {
        let untilLook = nextLook - .now
        let wait = batch.isEmpty ? untilLook : batch.remainingWait(options.settling)
        if !batch.isEmpty, wait <= .zero { return batch.changes }
        switch wakeUp.wait(for: watches.descriptor, atMost: min(wait, untilLook)) {
        case .wokenUp: return nil
        case .readable: try watches.takeNotifications(&batch)
        case .timeOut: break
        }
        if nextLook <= .now {
          try watches.checkRoots(&batch)
          nextLook = .now + (watches.hasMissingRoot ? options.missingFolderInterval : options.replacedFolderInterval)
        }
      }
    }
  }
#endif
