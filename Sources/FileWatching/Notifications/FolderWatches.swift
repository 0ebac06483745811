#if os(Linux)
  import Platform
  import SystemFiles

  /// The kernel's watches on all folders below the watched ones, updated from the kernel's notifications.
  struct FolderWatches: ~Copyable, Sendable {
    private let queue: NotificationQueue
    private var walks: [FolderWalk]
    private let options: FolderWatching
    private var table = WatchTable()
    /// Whether a link was skipped because another one leads to the same folder; it takes over if that one disappears.
    private var hasSkippedLink = false
    /// The last file system that turned out to be local.
    private var localDevice: FileStatus.Identity?

    /// Creates the queue, without watches.
    init(_ walks: [FolderWalk], options: FolderWatching) throws(SystemError) {
      queue = try NotificationQueue()
      self.walks = walks
      self.options = options
    }

    /// A descriptor that is readable while notifications are pending.
    var descriptor: Int32 { queue.descriptor }

    /// Whether a watched folder doesn't exist; inotify can't report its creation.
    var hasMissingRoot: Bool { walks.contains { $0.identity == nil } }

    private var roots: Set<WatchTable.Place> { Set(walks.indices.map { WatchTable.Place(root: $0) }) }

    /// Watches everything, initially and after notifications were lost, and marks the batch as incomplete.
    mutating func startOver(_ batch: inout ChangeBatch) throws(SystemError) {
      hasSkippedLink = false
      try refresh(roots, &batch)
    }

    /// Watches everything again without marking the batch as incomplete, because no notification was lost.
    private mutating func rescan(_ batch: inout ChangeBatch) throws(SystemError) {
      hasSkippedLink = false
      try replaceWatches(at: roots, &batch)
    }

    /// Checks whether the watched paths still lead to the same folders, because moves of parent folders are not
    /// reported.
    mutating func checkRoots(_ batch: inout ChangeBatch) throws(SystemError) {
      var changed: Set<WatchTable.Place> = []
      for index in walks.indices {
        let root = WatchTable.Place(root: index)
        let isOther = walks[index].locate()
        let (isWatched, exists) = (table.hasFolder(root), walks[index].identity != nil)
        if isOther || isWatched && !exists {
          changed.insert(root)
        } else if exists, !isWatched, try add(walks[index].base, followingLinks: true) != nil {
          // A folder that can't be read was reported when that was found, and is reported again when it can be.
          changed.insert(root)
        }
      }
      if !changed.isEmpty { try refresh(changed, &batch) }
    }

    /// Reads the pending notifications and watches new folders.
    mutating func takeNotifications(_ batch: inout ChangeBatch) throws(SystemError) {
      var changed: Set<WatchTable.Place> = []
      for notification in try queue.take() {
        if notification.isOverflow {
          // The other notifications are about entries that are being read again anyway.
          return try startOver(&batch)
        }
        guard let watch = table.watches[notification.watch] else { continue }
        if notification.isEndOfWatch {
          changed.formUnion(table.remove(watch: notification.watch))
        } else if notification.name.isEmpty {
          // The parent folder's watch reports this too.
          changed.formUnion(watch.places.filter(\.path.isEmpty))
        } else {
          record(notification, of: watch, &batch, changed: &changed)
        }
      }
      if changed.isEmpty { return }
      // A skipped link that takes over may be anywhere.
      if hasSkippedLink, changed.contains(where: \.path.isEmpty) { return try startOver(&batch) }
      if hasSkippedLink, mayBeFolders(changed) { return try rescan(&batch) }
      let hadSkippedLink = hasSkippedLink
      try refresh(changed, &batch)
      if hasSkippedLink, !hadSkippedLink { try rescan(&batch) }
    }

    /// Returns whether one of the places is or was a folder, or a link, which may lead to one.
    private func mayBeFolders(_ places: Set<WatchTable.Place>) -> Bool {
      for place in places {
        let location = walks[place.root].location(of: place.path)
        let kind = (try? FileStatus(of: location, followingLinks: false))?.kind
        if table.knows(place) || kind == .folder || kind == .link { return true }
      }
      return false
    }

    /// Adds the paths that a notification is about, and those that must be watched again because of it.
    private func record(
      _ notification: Notification, of watch: WatchTable.Watch, _ batch: inout ChangeBatch,
      changed: inout Set<WatchTable.Place>
    ) {
      for place in watch.places {
        let inner = place.inner(notification.name)
        let folder = walks[inner.root].folder
        guard folder.takes(inner.path), !notification.isAboutFolder || folder.enters(inner.path) else { continue }
        batch.add(walks[inner.root].location(of: inner.path), notification)
        if notification.changesStructure || table.knows(inner) { changed.insert(inner) }
      }
      for link in watch.links[ExactPath(notification.name)] ?? [] {
        batch.add(walks[link.root].location(of: link.path), notification)
        if notification.changesStructure { changed.insert(link) }
      }
    }
  }

  extension FolderWatches {
    /// Watches places that may have changed kind, with everything below them, and reports replaced roots.
    private mutating func refresh(_ places: Set<WatchTable.Place>, _ batch: inout ChangeBatch) throws(SystemError) {
      for root in places where root.path.isEmpty {
        walks[root.root].locate()
        batch.markIncomplete()
        batch.add(walks[root.root].base)
      }
      try replaceWatches(at: places, &batch)
    }

    /// Replaces the watches at some places.
    private mutating func replaceWatches(
      at places: Set<WatchTable.Place>, _ batch: inout ChangeBatch
    ) throws(SystemError) {
      var rest = places
      while !rest.isEmpty {
        var unstable: Set<WatchTable.Place> = []
        for place in rest where !place.isBelow(rest) {
          table.forget(place)
          // If the parent folder isn't watched, it is gone or will be reported itself.
          if place.parent.map(table.hasFolder) ?? true { try watch(place, &batch, unstable: &unstable) }
        }
        rest = unstable
      }
      for watch in table.removeIdle() { queue.remove(watch) }
    }

    /// Watches a place with everything below it, and adds the paths.
    ///
    /// Each folder is watched before it is listed, so that a file created in between is reported twice rather than
    /// never.
    /// - Parameter unstable: receives the links whose target changed before the folders on the way were watched.
    private mutating func watch(
      _ start: WatchTable.Place, _ batch: inout ChangeBatch, unstable: inout Set<WatchTable.Place>
    ) throws(SystemError) {
      let walk = walks[start.root]
      let skipsLinks = try walk.visit(start.path) { (entry) throws(SystemError) in
        let place = WatchTable.Place(root: start.root, path: entry.path)
        batch.add(entry.location)
        if let trail = entry.trail {
          try watch(trail, of: place)
          if LinkTrail(of: entry.location, within: walk.resolvedBase ?? walk.base) != trail { unstable.insert(place) }
        }
        guard entry.isEntered else { return false }
        try refuseRemote(entry)
        let isLink = entry.trail != nil || entry.path.isEmpty
        guard let watch = try add(entry.location, followingLinks: isLink) else { return false }
        if entry.isThroughLink, table.isWatchedThroughLink(watch, besides: place) { hasSkippedLink = true }
        table.add(folder: place, watch: watch, isThroughLink: entry.isThroughLink)
        return true
      }
      if skipsLinks { hasSkippedLink = true }
    }

    /// Watches the names that a link's path passes through.
    private mutating func watch(_ trail: LinkTrail, of link: WatchTable.Place) throws(SystemError) {
      table.add(link: link)
      for step in trail.steps {
        guard let watch = try add(step.folder.text, followingLinks: false) else { continue }
        table.add(step: step.name, of: link, watch: watch)
      }
    }

    /// Adds a watch.
    /// - Returns: the watch's number; `nil` if the folder is gone or can't be read.
    private func add(_ folder: String, followingLinks: Bool) throws(SystemError) -> Int32? {
      do throws(SystemError) {
        let watch = try queue.add(folder, followingLinks: followingLinks)
        if let limit = options.watchLimit, table.watches[watch] == nil, table.watches.count >= limit {
          queue.remove(watch)
          throw SystemError("watch", folder, code: ENOSPC)
        }
        return watch
      } catch {
        if [ENOSPC, ENOMEM].contains(error.code) { throw error }
        return nil
      }
    }

    private mutating func refuseRemote(_ entry: WalkedEntry) throws(SystemError) {
      let identity = (entry.targetStatus ?? entry.status).identity
      if identity.isOnSameDevice(as: localDevice) == true { return }
      if options.remoteKind(entry.location) != nil { throw SystemError("watch", entry.location, code: EREMOTE) }
      localDevice = identity
    }
  }
#endif
