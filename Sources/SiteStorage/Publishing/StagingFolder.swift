import SystemFiles

/// A folder beside or within the output folder where the new site is put together, ours as long as it is locked.
struct StagingFolder: Sendable {
  var path: String
  private var lock: FolderLock

  /// Takes the folder, and clears what a killed run left in it.
  /// - Throws: `PublishingError.isBusy` where another run is using it.
  init(_ path: String, of output: OutputFolder) throws(PublishingError) {
    self.path = path
    do {
      lock = try Self.locked(path, of: output)
    } catch let error as PublishingError {
      throw error
    } catch let error as SystemError {
      throw .system(error)
    } catch {
      throw .isBusy(output.givenPath)
    }
    do {
      for name in try FileSystem.names(in: path) { try FileSystem.remove(path + "/" + name) }
    } catch {
      lock.release()
      throw .system(error)
    }
  }

  /// Gives the folder up, and removes it if it is still where it was made and not in the old site's place.
  func clear() {
    // A leftover does no harm: the next run clears it.
    if let status = try? FileStatus(of: path, followingLinks: false), status.identity == lock.identity {
      try? FileSystem.remove(path)
    }
    lock.release()
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
