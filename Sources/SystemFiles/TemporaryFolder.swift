import Platform

/// A temporary folder, which exists until it is removed.
package struct TemporaryFolder: Sendable {
  /// The absolute path with symbolic links resolved.
  package let path: String
  /// A lock held while the folder is in use, so that other runs can recognise abandoned folders.
  private let lock: FolderLock

  /// Creates a folder in `TMPDIR`, accessible only to this user.
  /// - Parameters:
  ///   - purpose: a part of its name, for humans.
  ///   - isForManySmallFiles: whether to prefer memory if `TMPDIR` isn't set and there is room. Folders of the same
  ///     purpose that killed runs left behind are then removed, because they would occupy memory until the machine
  ///     restarts.
  ///   - isForOtherUsers: whether programs of other users need the files. `TMPDIR` is then ignored if they can't enter
  ///     it, such as root's own folder from pam_tmpdir.
  package init(
    for purpose: String, isForManySmallFiles: Bool = false, isForOtherUsers: Bool = false
  ) throws(SystemError) {
    var chosen = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    if isForOtherUsers, !Self.canBeEnteredByAll(chosen) { chosen = "" }
    let usual = isForManySmallFiles ? Self.memoryFolder() ?? "/tmp" : "/tmp"
    try self.init(for: purpose, in: chosen.isEmpty ? usual : chosen, removesAbandoned: isForManySmallFiles)
  }

  /// Returns whether every user may enter a folder, which also depends on the folders above it.
  package static func canBeEnteredByAll(_ folder: String) -> Bool {
    guard let path = try? FileSystem.resolved(folder) else { return false }
    let ends = path.indices.filter { path[$0] == "/" } + [path.endIndex]
    return ends.allSatisfy { end in
      var status = stat()
      let part = end == path.startIndex ? "/" : String(path[..<end])
      return uninterrupted { stat(part, &status) } == 0 && status.st_mode & S_IXOTH != 0
    }
  }

  /// Creates the folder in another one.
  /// - Parameter removesAbandoned: whether to remove folders of the same purpose that no process has locked.
  package init(for purpose: String, in parent: String, removesAbandoned: Bool) throws(SystemError) {
    if removesAbandoned { Self.removeAbandoned("solidsite-\(purpose)-", in: parent) }
    // Race: until it is locked, another run may mistake it for an abandoned folder.
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
    var template: [CChar] = []
    let folder = uninterruptedPointer {
      // A failed call may have changed the pattern.
      template = Array(pattern.utf8CString)
      return mkdtemp(&template)
    }
    guard folder != nil else { throw SystemError("create", pattern) }
    return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// Removes this user's abandoned folders.
  private static func removeAbandoned(_ prefix: String, in parent: String) {
    for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let folder = parent + "/" + name
      var status = stat()
      // Doesn't follow links, and ignores other users' folders.
      guard uninterrupted({ lstat(folder, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == geteuid(),
        let lock = try? FolderLock(folder)
      else { continue }
      // Without locks, the folder may be in use.
      if lock.isExclusive { try? FileSystem.remove(folder) }
      lock.release()
    }
  }

  /// Returns Linux's memory file system, if it has a gigabyte free and allows running programs.
  ///
  /// Creating tens of thousands of files is many times slower on some disks.
  private static func memoryFolder() -> String? {
    let folder = "/dev/shm"
    var room = statvfs()
    guard access(folder, W_OK | X_OK) == 0, statvfs(folder, &room) == 0,
      UInt64(room.f_bavail) * UInt64(room.f_frsize) >= 1 << 30, room.f_flag & Self.forbidsPrograms == 0
    else { return nil }
    return folder
  }

  /// The value of `ST_NOEXEC` on Linux (statvfs(3)), which glibc declares only with _GNU_SOURCE.
  private static let forbidsPrograms: UInt = 8

  /// Writes a file below the folder, creating parent folders, and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws(SystemError) -> String {
    let path = path + "/" + name
    try FileSystem.createFolders(FilePath.folder(of: path))
    try FileSystem.write(bytes, to: path)
    return path
  }

  /// Removes the folder with its contents; anything that can't be removed is left to the system's cleanup.
  package func remove() {
    try? FileSystem.remove(path)
    lock.release()
  }
}
