#if os(Linux)
  import SystemFiles

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// The watches of the kernel on all folders below the watched ones, kept up to date with what the kernel tells.
  struct FolderWatches: ~Copyable, Sendable {
    private let queue: NotificationQueue
    private var walks: [FolderWalk]
    private let options: FolderWatching
    private var table = WatchTable()
    /// Whether several links lead to one folder, so that another may be followed as soon as the first goes.
    private var hasLeftOut = false
    /// The file system that was looked at last and is no remote one.
    private var localDevice: FileStatus.Identity?

    /// Makes the queue; nothing is watched yet.
    init(_ walks: [FolderWalk], options: FolderWatching) throws(SystemError) {
      queue = try NotificationQueue()
      self.walks = walks
      self.options = options
    }

    /// Readable as long as there are notifications.
    var descriptor: Int32 { queue.descriptor }

    /// Whether a watched folder doesn't exist, so that nobody tells when it comes.
    var hasMissingRoot: Bool { walks.contains { $0.identity == nil } }

    /// Watches everything anew, at the beginning and after notifications were lost.
    mutating func startOver(_ batch: inout ChangeBatch) throws(SystemError) {
      hasLeftOut = false
      try refresh(Set(walks.indices.map { WatchTable.Place(root: $0) }), &batch)
    }

    /// Looks anew at everything, of which nothing was missed.
    private mutating func lookAtAll(_ batch: inout ChangeBatch) throws(SystemError) {
      hasLeftOut = false
      try look(at: Set(walks.indices.map { WatchTable.Place(root: $0) }), &batch)
    }

    /// Looks whether the watched folders are still what their paths lead to, as nobody tells that a folder above moved.
    mutating func lookAtRoots(_ batch: inout ChangeBatch) throws(SystemError) {
      var changed: Set<WatchTable.Place> = []
      for index in walks.indices {
        let root = WatchTable.Place(root: index)
        let isOther = walks[index].locate()
        if isOther || table.hasFolder(root) != (walks[index].identity != nil) { changed.insert(root) }
      }
      if !changed.isEmpty { try refresh(changed, &batch) }
    }

    /// Takes the notifications that wait, and watches what has become new.
    mutating func takeNotifications(_ batch: inout ChangeBatch) throws(SystemError) {
      var changed: Set<WatchTable.Place> = []
      for notification in try queue.take() {
        if notification.isOverflow {
          // What was said else is about what is looked at anew now.
          return try startOver(&batch)
        }
        guard let watch = table.watches[notification.watch] else { continue }
        if notification.isEndOfWatch {
          changed.formUnion(table.remove(watch: notification.watch))
        } else if notification.name.isEmpty {
          // Of other folders, the folder that holds them tells.
          changed.formUnion(watch.places.filter(\.path.isEmpty))
        } else {
          note(notification, of: watch, &batch, changed: &changed)
        }
      }
      if changed.isEmpty { return }
      // The next link that leads to a folder may lie anywhere.
      if hasLeftOut, changed.contains(where: \.path.isEmpty) { return try startOver(&batch) }
      if hasLeftOut, mayLead(changed) { return try lookAtAll(&batch) }
      let hadLeftOut = hasLeftOut
      try refresh(changed, &batch)
      if hasLeftOut, !hadLeftOut { try lookAtAll(&batch) }
    }

    /// Tells whether one of some places is or was a folder or a link.
    private func mayLead(_ places: Set<WatchTable.Place>) -> Bool {
      for place in places {
        let location = walks[place.root].location(of: place.path)
        let kind = ((try? FileStatus(of: location, followingLinks: false)) ?? nil)?.kind
        if table.knows(place) || kind == .folder || kind == .link { return true }
      }
      return false
    }

    private func note(
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
    /// Looks anew at places that may be something else now, and at all that is below.
    private mutating func refresh(_ places: Set<WatchTable.Place>, _ batch: inout ChangeBatch) throws(SystemError) {
      for root in places where root.path.isEmpty {
        walks[root.root].locate()
        batch.markIncomplete()
        batch.add(walks[root.root].base)
      }
      try look(at: places, &batch)
    }

    /// Watches what is at some places now, in place of what was.
    private mutating func look(at places: Set<WatchTable.Place>, _ batch: inout ChangeBatch) throws(SystemError) {
      var rest = places
      while !rest.isEmpty {
        var unstable: Set<WatchTable.Place> = []
        for place in rest where !place.isBelow(rest) {
          table.forget(place)
          // Where the folder above isn't watched, it is gone, or will be told by itself.
          if place.parent.map(table.hasFolder) ?? true { try watch(place, &batch, unstable: &unstable) }
        }
        rest = unstable
      }
      for watch in table.removeIdle() { queue.remove(watch) }
    }

    /// Watches what is at a place and all that is below, and adds its paths.
    ///
    /// Each folder is watched before it is listed, so that what is created in between is seen twice and not never.
    /// - Parameter unstable: takes the links that led elsewhere before what they lead through was watched.
    private mutating func watch(
      _ start: WatchTable.Place, _ batch: inout ChangeBatch, unstable: inout Set<WatchTable.Place>
    ) throws(SystemError) {
      let walk = walks[start.root]
      let leavesOut = try walk.visit(start.path) { (entry) throws(SystemError) in
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
        if entry.isThroughLink, table.isWatchedThroughLink(watch, besides: place) { hasLeftOut = true }
        table.add(folder: place, watch: watch, isThroughLink: entry.isThroughLink)
        return true
      }
      if leavesOut { hasLeftOut = true }
    }

    /// Watches the names that a link leads through.
    private mutating func watch(_ trail: LinkTrail, of link: WatchTable.Place) throws(SystemError) {
      table.add(link: link)
      for step in trail.steps {
        guard let watch = try add(step.folder.text, followingLinks: false) else { continue }
        table.add(step: step.name, of: link, watch: watch)
      }
    }

    /// - Returns: the number of the watch; `nil` where the folder went or can't be read.
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
