import SystemFiles

/// A folder beside or within the output folder where the new site is put together, ours as long as it is locked.
struct StagingFolder: Sendable {
  /// The most folders of earlier runs that may stay because they can't be removed.
  private static let limit = 8

  /// A folder that may be taken, and one that goes with it.
  struct Place: Sendable {
    var path: String
    /// Must be gone for the place to be usable.
    var companion: String?
  }

  private(set) var path = ""
  /// What tells the place that was taken from the others.
  private(set) var suffix = ""
  /// What earlier runs left and can't be removed.
  private(set) var leftovers: [String] = []
  private var identity: FileStatus.Identity?
  private var locks: [FolderLock] = []

  /// Takes the first place that can be emptied, and removes what killed runs left in the others.
  /// - Throws: `PublishingError.isBusy` where another run is using one of them, or `SystemError`.
  init(_ places: (_ suffix: String) -> Place, of output: OutputFolder) throws {
    do {
      for number in 1...Self.limit {
        let suffix = number == 1 ? "" : "-\(number)"
        let wasFound = !path.isEmpty
        try look(at: places(suffix), of: output)
        if !wasFound { self.suffix = suffix }
      }
      if path.isEmpty { throw PublishingError.leftovers(leftovers) }
    } catch {
      clear()
      throw error
    }
  }

  /// Gives the folder up, and removes it if it is still where it was made and not in the old site's place.
  func clear() {
    // A leftover does no harm: the next run clears it.
    if !path.isEmpty, let status = try? FileStatus(of: path, followingLinks: false), status.identity == identity {
      try? FileSystem.remove(path)
    }
    release()
  }

  /// Gives the folder up as it is.
  func release() {
    for lock in locks { lock.release() }
  }

  private mutating func look(at place: Place, of output: OutputFolder) throws {
    if let companion = place.companion {
      do { try FileSystem.remove(companion) } catch { return leftovers.append(companion) }
    }
    let isTaken = !path.isEmpty
    let status = try FileStatus(of: place.path, followingLinks: false)
    if isTaken, status == nil { return }
    if let status, status.kind != .folder {
      do { try FileSystem.remove(place.path) } catch { return leftovers.append(place.path) }
      if isTaken { return }
    }
    let lock: FolderLock
    do {
      lock = try Self.locked(place.path, of: output)
    } catch let error as SystemError where error.isForbidden && status != nil {
      return leftovers.append(place.path)
    }
    // Also of one that can't be emptied: who runs at the same time comes to it first.
    locks.append(lock)
    do {
      if isTaken {
        try FileSystem.remove(place.path)
      } else {
        try FileSystem.removeEntries(of: place.path)
        (path, identity) = (place.path, lock.identity)
      }
    } catch {
      leftovers.append(place.path)
    }
  }

  private static func locked(_ path: String, of output: OutputFolder) throws -> FolderLock {
    // Another run may move or remove the folder between two steps; then they are taken again.
    for _ in 0..<16 {
      try FileSystem.createFolder(path)
      do {
        guard let lock = try FolderLock(path) else { throw PublishingError.isBusy(output.givenPath) }
        if try FileStatus(of: path, followingLinks: false)?.identity == lock.identity { return lock }
        lock.release()
      } catch let error as SystemError where error.isMissing {
        continue
      }
    }
    throw PublishingError.isBusy(output.givenPath)
  }
}
