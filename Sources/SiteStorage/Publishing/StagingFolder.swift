import SystemFiles

/// A locked folder next to or inside the output folder in which the new site is assembled.
struct StagingFolder: Sendable {
  /// The suffixes of the candidate locations, which differ because folders of earlier runs may be undeletable.
  static let suffixes = [""] + (2...8).map { "-\($0)" }

  /// A candidate location, with a companion folder.
  struct Place: Sendable {
    /// The path of the staging folder.
    var path: String
    /// A folder that must not exist while the location is used.
    var companion: String?
  }

  /// The path.
  private(set) var path = ""
  /// The suffix that distinguishes the location from the other candidates.
  private(set) var suffix = ""
  /// The folders of earlier runs that can't be removed.
  private(set) var leftovers: [String] = []
  private var identity: FileStatus.Identity?
  private var locks: [FolderLock] = []

  /// Takes the first location that can be emptied, and cleans up after killed runs in the others.
  /// - Throws: `PublishingError.isBusy` if another run is using one of them, or `SystemError`.
  init(_ places: (_ suffix: String) -> Place, of output: OutputFolder) throws {
    do {
      for suffix in Self.suffixes {
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

  /// Unlocks the folder, and deletes it if it hasn't become the published site.
  func clear() {
    // Failure is harmless: the next run deletes it.
    if !path.isEmpty, let status = try? FileStatus(of: path, followingLinks: false), status.identity == identity {
      try? FileSystem.remove(path)
    }
    release()
  }

  /// Unlocks the folder without deleting it.
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
    // In a sticky folder, another user's folder can be emptied, but neither moved nor removed.
    if let status, status.belongsToOther { return leftovers.append(place.path) }
    let lock: FolderLock
    do {
      lock = try Self.locked(place.path, of: output)
    } catch let error as SystemError where error.isForbidden && status != nil {
      return leftovers.append(place.path)
    }
    // Locks even a folder that can't be emptied: a concurrent run tries this one first.
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
    // Race: another run may move or remove the folder between two steps.
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
