#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of our own among the system's temporary ones, which is there until it is removed.
package struct TemporaryFolder: Sendable {
  /// The absolute path without symbolic links.
  package let path: String
  /// Held as long as the folder is in use, so that another run can tell one that was left behind.
  private let lock: FolderLock

  /// Creates the folder, for this user alone; `TMPDIR` says where.
  /// - Parameters:
  ///   - purpose: a part of its name, for whoever wonders what it is.
  ///   - isForManySmallFiles: whether memory is the better place, if `TMPDIR` isn't set and there is room. What a run that was killed has
  ///     left there of the same purpose is removed, as it takes memory until the machine is started anew.
  package init(for purpose: String, isForManySmallFiles: Bool = false) throws(SystemError) {
    let chosen = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let usual = isForManySmallFiles ? Self.memoryFolder() ?? "/tmp" : "/tmp"
    try self.init(for: purpose, in: chosen.isEmpty ? usual : chosen, removesAbandoned: isForManySmallFiles)
  }

  /// Creates the folder in another one.
  /// - Parameter removesAbandoned: whether folders of the same purpose are removed that no process holds.
  package init(for purpose: String, in parent: String, removesAbandoned: Bool) throws(SystemError) {
    if removesAbandoned { Self.removeAbandoned("solidsite-\(purpose)-", in: parent) }
    // Until it is locked, another run may take it for one that was left behind.
    for _ in 0..<100 {
      let created = try Self.create("\(parent)/solidsite-\(purpose)-XXXXXX")
      guard let resolved = try FileSystem.resolved(created), let lock = try? FolderLock(resolved) else { continue }
      if (try? FileStatus(of: resolved, followingLinks: false))?.identity == lock.identity {
        (path, self.lock) = (resolved, lock)
        return
      }
      lock.release()
    }
    throw SystemError("create", parent, code: EAGAIN)
  }

  private static func create(_ pattern: String) throws(SystemError) -> String {
    var template = Array(pattern.utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("create", pattern) }
    return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// Removes this user's folders that nobody uses.
  private static func removeAbandoned(_ prefix: String, in parent: String) {
    for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let folder = parent + "/" + name
      var status = stat()
      // Links are not followed, and what others have made is theirs.
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
        let lock = try? FolderLock(folder), lock.isExclusive
      else { continue }
      try? FileSystem.remove(folder)
      lock.release()
    }
  }

  /// Finds the folder of Linux that lies in memory, if it has a gigabyte to spare and programs can be started from there.
  ///
  /// To create ten thousands of files takes some disks many times as long as it takes to make what is in them.
  private static func memoryFolder() -> String? {
    let folder = "/dev/shm"
    var room = statvfs()
    guard access(folder, W_OK | X_OK) == 0, statvfs(folder, &room) == 0,
      UInt64(room.f_bavail) * UInt64(room.f_frsize) >= 1 << 30, room.f_flag & Self.forbidsPrograms == 0
    else { return nil }
    return folder
  }

  /// Linux's number for `ST_NOEXEC`, which its library doesn't tell everybody; see statvfs(3).
  private static let forbidsPrograms: UInt = 8

  /// Writes a file below the folder, with the folders that lead to it, and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws(SystemError) -> String {
    let path = path + "/" + name
    if let slash = path.lastIndex(of: "/") { try FileSystem.createFolders(String(path[..<slash])) }
    try FileSystem.write(bytes, to: path)
    return path
  }

  /// Removes the folder with all that is in it; what can't be removed is left to the system, which clears such folders.
  package func remove() {
    try? FileSystem.remove(path)
    lock.release()
  }
}
