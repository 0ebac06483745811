#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The right to change a folder, held until it is released or the process ends in any way, even by `kill -9`.
package struct FolderLock: Sendable {
  private var descriptor: Int32
  /// The folder that is locked, wherever it is moved.
  package var identity: FileStatus.Identity
  /// Whether nobody else can have it; some file systems know no locks.
  package var isExclusive = true

  /// Locks a folder without waiting; `nil` where another process holds it, or the folder was just removed.
  package init?(_ folder: String) throws(SystemError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    if descriptor < 0 { throw SystemError("lock", folder) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      isExclusive = false
      if errno == EWOULDBLOCK {
        close(descriptor)
        return nil
      }
    }
    // A file system that knows no locks is used without one.
    do {
      identity = try FileStatus(of: descriptor, at: folder).identity
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Gives the right back.
  package func release() {
    // Said aloud, as a program that is being started at this moment has the descriptor too, for an instant.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
