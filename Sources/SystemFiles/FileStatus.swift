import Platform

/// The metadata of a file, obtained without opening it.
package struct FileStatus: Sendable, Equatable {
  /// The kinds of files.
  package enum Kind: Sendable {
    case file
    case folder
    case link
    case other
  }

  /// An identifier that is unique among existing files, independent of paths.
  package struct Identity: Sendable, Hashable {
    /// The number of the device.
    var device: UInt64
    /// The inode number.
    package var number: UInt64

    /// Returns whether both are on the same file system; `nil` if there is nothing to compare with.
    package func isOnSameDevice(as other: Identity?) -> Bool? {
      other.map { $0.device == device }
    }
  }

  /// The kind of file.
  package var kind: Kind
  /// Whether it is a named pipe or a device, at which a reader may wait forever.
  package var isPipeOrDevice: Bool
  /// The identifier of the user who owns it.
  private var owner: UInt32
  /// The size in bytes.
  package var size: Int
  /// The identity.
  package var identity: Identity
  /// The time of the last content change, in nanoseconds since 1970.
  package var modificationTime: Int64
  /// The time of the last change to content, links or attributes, in nanoseconds since 1970.
  package var changeTime: Int64

  /// Whether a user other than this process's owns it, unless this process is root.
  package var belongsToOther: Bool { geteuid() != 0 && owner != UInt32(geteuid()) }

  /// Creates a status from the system's structure.
  init(_ status: stat) {
    let type = status.st_mode & S_IFMT
    isPipeOrDevice = type == S_IFIFO || type == S_IFCHR || type == S_IFBLK
    switch type {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    owner = UInt32(status.st_uid)
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

  /// Reads the status of a path; `nil` if nothing is there.
  package init?(of path: String, followingLinks: Bool = true) throws(SystemError) {
    var status = stat()
    let result = uninterrupted { followingLinks ? stat(path, &status) : lstat(path, &status) }
    if result != 0 {
      let error = SystemError("look at", path)
      if error.leadsNowhere { return nil }
      throw error
    }
    self.init(status)
  }

  /// Reads the status of an open folder's entry without following links; `nil` if there is none.
  init?(of name: EntryName, in descriptor: Int32, at path: String) throws(SystemError) {
    var status = stat()
    if uninterrupted({ fstatat(descriptor, name.characters, &status, AT_SYMLINK_NOFOLLOW) }) != 0 {
      let error = SystemError("look at", path)
      if error.isMissing { return nil }
      throw error
    }
    self.init(status)
  }

  /// Reads the status of an open file.
  init(of descriptor: Int32, at path: String) throws(SystemError) {
    var status = stat()
    if uninterrupted({ fstat(descriptor, &status) }) != 0 { throw SystemError("look at", path) }
    self.init(status)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
