#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system knows about a path without opening it.
package struct FileStatus: Sendable, Equatable {
  package enum Kind: Sendable {
    case file
    case folder
    case link
    case other
  }

  /// What tells one file from every other while it exists, whatever paths lead to it.
  package struct Identity: Sendable, Hashable {
    var device: UInt64
    /// The number of the file within its file system.
    package var number: UInt64

    /// Tells whether both are on one file system; unknown where there is nothing to compare with.
    package func isOnSameDevice(as other: Identity?) -> Bool? {
      other.map { $0.device == device }
    }
  }

  package var kind: Kind
  /// In bytes.
  package var size: Int
  package var identity: Identity
  /// When the content last changed, in nanoseconds since 1970.
  package var modificationTime: Int64
  /// When the content, the names or the attributes last changed, in nanoseconds since 1970.
  package var changeTime: Int64

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    #if os(Linux)
      modificationTime = Self.nanoseconds(status.st_mtim)
      changeTime = Self.nanoseconds(status.st_ctim)
    #else
      modificationTime = Self.nanoseconds(status.st_mtimespec)
      changeTime = Self.nanoseconds(status.st_ctimespec)
    #endif
  }

  /// Returns the status of what is at a path, or `nil` where nothing is.
  package init?(of path: String, followingLinks: Bool = true) throws(SystemError) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    if result != 0 {
      let error = SystemError("look at", path)
      if error.isMissing { return nil }
      throw error
    }
    self.init(status)
  }

  /// Returns the status of an entry of an open folder, a link itself and not what it leads to; `nil` where there is none.
  init?(of name: EntryName, in descriptor: Int32, at path: String) throws(SystemError) {
    var status = stat()
    if fstatat(descriptor, name.characters, &status, AT_SYMLINK_NOFOLLOW) != 0 {
      let error = SystemError("look at", path)
      if error.isMissing { return nil }
      throw error
    }
    self.init(status)
  }

  /// Returns the status of an open file.
  init(of descriptor: Int32, at path: String) throws(SystemError) {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw SystemError("look at", path) }
    self.init(status)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
