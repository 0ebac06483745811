import Platform

/// A lock on a folder, held until it is released or the process ends, even by `kill -9`.
package struct FolderLock: Sendable {
  private var descriptor: Int32
  /// The identity of the locked folder, which doesn't change when it is moved.
  package var identity: FileStatus.Identity
  /// Whether the lock is exclusive; it isn't on file systems without locks.
  package var isExclusive = true

  /// Locks a folder without waiting; `nil` if it is locked already, by any process.
  /// - Throws: `SystemError` if the folder can't be opened, also because another process has just removed it.
  package init?(_ folder: String) throws(SystemError) {
    descriptor = uninterrupted { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW) }
    if descriptor < 0 { throw SystemError("lock", folder) }
    let file = descriptor
    if uninterrupted({ flock(file, LOCK_EX | LOCK_NB) }) != 0 {
      isExclusive = false
      if errno == EWOULDBLOCK {
        close(descriptor)
        return nil
      }
    }
    // On a file system without locks, the folder stays unlocked, as `isExclusive` says.
    do {
      identity = try FileStatus(of: descriptor, at: folder).identity
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Releases the lock.
  package func release() {
    // Unlocks explicitly: a program being started may still share the descriptor for a moment.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
