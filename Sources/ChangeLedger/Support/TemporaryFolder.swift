#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of our own among the system's temporary ones, which is there until it is removed.
struct TemporaryFolder: Sendable {
  /// The absolute path without symbolic links.
  let path: String

  /// Creates the folder, for this user alone.
  init() throws(GitFailure) {
    let template = Self.parent() + "/solidsite-ledger-XXXXXX"
    guard let pointer = strdup(template) else { throw .unusableTemporaryFolder(template, code: ENOMEM) }
    defer { free(pointer) }
    guard mkdtemp(pointer) != nil, let resolved = realpath(pointer, nil) else {
      throw .unusableTemporaryFolder(template, code: errno)
    }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  /// Chooses the user's folder for temporary files, or else one in memory if that has a gigabyte to spare, or else the system's.
  ///
  /// Thousands of merges write tens of thousands of small files, which takes some disks ten times as long as the merging itself.
  private static func parent() -> String {
    if let chosen = getenv("TMPDIR").map({ String(cString: $0) }), !chosen.isEmpty { return chosen }
    let memory = "/dev/shm"
    var room = statvfs()
    if access(memory, W_OK | X_OK) == 0, statvfs(memory, &room) == 0,
      UInt64(room.f_bavail) * UInt64(room.f_frsize) >= 1 << 30
    {
      return memory
    }
    return "/tmp"
  }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(GitFailure) -> String {
    let path = path + "/" + name
    guard let file = fopen(path, "w") else { throw .unusableTemporaryFolder(path, code: errno) }
    let count = fwrite(bytes, 1, bytes.count, file)
    // A full disk may be told as late as here.
    if fclose(file) != 0 || count != bytes.count { throw .unusableTemporaryFolder(path, code: errno) }
    return path
  }

  /// Makes a name in the folder stand for a file elsewhere.
  func link(_ name: String, to target: String) throws(GitFailure) {
    if symlink(target, path + "/" + name) != 0 { throw .unusableTemporaryFolder(path, code: errno) }
  }

  /// Removes the folder with all that is in it; what can't be removed is left to the system, which clears such folders.
  func remove() {
    Self.remove(path)
  }

  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    if let stream = opendir(path) {
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
          tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
            String(cString: $0)
          }
        }
        if name != ".", name != ".." { names.append(name) }
      }
      closedir(stream)
      for name in names { remove(path + "/" + name) }
    }
    rmdir(path)
  }
}
