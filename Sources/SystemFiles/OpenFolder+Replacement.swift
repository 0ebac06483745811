import Platform

extension OpenFolder {
  /// Replaces a file atomically: readers see either the old or the new content, even if this process is killed.
  ///
  /// A link is replaced, not followed; owner and permissions of a replaced file are kept. Several runs may replace a
  /// file at once; the last one counts.
  package borrowing func replace(_ name: EntryName, by bytes: [UInt8], isDurable: Bool = false) throws(SystemError) {
    let new = try unfinishedFile(for: name)
    // Closing it releases the lock.
    defer { if new.lock >= 0 { close(new.lock) } }
    do {
      try fill(new.descriptor, at: path(of: new.name), with: bytes, isDurable: isDurable)
      keepRights(of: name, for: new.name)
      try move(new.name, to: self, as: name)
    } catch {
      try? removeFile(new.name)
      throw error
    }
  }

  /// Returns the usual name of a file that is being written and will replace another.
  static func unfinishedName(of name: EntryName) -> String {
    // FNV-1a: reproducible, and short even for the longest possible name.
    let hash = name.bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return ".solidsite-writing-" + String(hash, radix: 16)
  }
}

extension OpenFolder {
  /// A new file that is being written.
  private struct UnfinishedFile {
    var name: EntryName
    var descriptor: Int32
    /// A second descriptor, which keeps the file locked until it has its final name. The lock shows other runs that it
    /// isn't a killed run's.
    var lock: Int32
  }

  /// The number of attempts to find a name that no other run uses.
  private static let attemptLimit = 100

  /// Creates an empty, locked file beside the one that it is to replace.
  private borrowing func unfinishedFile(for name: EntryName) throws(SystemError) -> UnfinishedFile {
    let usual = Self.unfinishedName(of: name)
    var number = 0
    for _ in 0..<Self.attemptLimit {
      let new = EntryName(number == 0 ? usual : "\(usual)-\(number)")
      let file: Int32
      do throws(SystemError) {
        file = try newFile(new)
      } catch {
        if !error.isExisting { throw error }
        if !removeAbandoned(new) { number += 1 }
        continue
      }
      if lock(file, at: new) {
        return UnfinishedFile(name: new, descriptor: file, lock: fcntl(file, F_DUPFD_CLOEXEC, 0))
      }
      // Before it was locked, another run took it for a killed run's.
      close(file)
    }
    throw SystemError("write", path(of: name), code: EEXIST)
  }

  /// Removes a file that a killed run left behind.
  /// - Returns: whether the name may be free; it isn't while another run writes the file.
  private borrowing func removeAbandoned(_ name: EntryName) -> Bool {
    let file = uninterrupted { openat(descriptor, name.characters, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    if file < 0 { return errno == ENOENT || (try? removeFile(name)) != nil }
    defer { close(file) }
    if uninterrupted({ flock(file, LOCK_EX | LOCK_NB) }) != 0, errno == EWOULDBLOCK { return false }
    // If the file has its final name already, the old name may be another run's by now.
    if !isFile(file, at: name) { return true }
    return (try? removeFile(name)) != nil
  }

  /// Locks a file, if the file system has locks, and returns whether it still has its name.
  private borrowing func lock(_ file: Int32, at name: EntryName) -> Bool {
    if uninterrupted({ flock(file, LOCK_EX | LOCK_NB) }) != 0, errno == EWOULDBLOCK { return false }
    return isFile(file, at: name)
  }

  private borrowing func isFile(_ file: Int32, at name: EntryName) -> Bool {
    guard let status = try? FileStatus(of: file, at: path(of: name)) else { return false }
    return (try? self.status(of: name))?.identity == status.identity
  }
}
