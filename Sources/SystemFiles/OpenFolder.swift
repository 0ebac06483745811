import Platform

/// An open folder, whose entries are accessed by descriptor and name: the folder may be moved, and links
/// aren't followed.
package struct OpenFolder: ~Copyable {
  /// The open descriptor.
  let descriptor: Int32
  /// The path at which it was opened, for messages.
  package let path: String

  /// Opens a folder.
  /// - Parameter followingLinks: whether the last component may be a link.
  package init(_ path: String, followingLinks: Bool = true) throws(SystemError) {
    descriptor = uninterrupted {
      open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
    }
    self.path = path
    if descriptor < 0 { throw SystemError("open", path) }
  }

  /// Represents the working folder, in which names can be paths.
  init() {
    descriptor = AT_FDCWD
    path = "."
  }

  private init(_ name: EntryName, in folder: borrowing OpenFolder) throws(SystemError) {
    path = folder.path(of: name)
    let outer = folder.descriptor
    descriptor = uninterrupted {
      openat(outer, name.characters, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    }
    if descriptor < 0 { throw SystemError("open", path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Opens a folder inside this one.
  package borrowing func folder(_ name: EntryName) throws(SystemError) -> OpenFolder {
    try OpenFolder(name, in: self)
  }

  /// Opens the folder at a relative path below this one without following links.
  /// - Parameter isCreating: whether to create missing folders.
  package borrowing func descend(_ path: String, isCreating: Bool = false) throws(SystemError) -> OpenFolder {
    let names = FilePath.names(on: path)
    guard let first = names.first else { return try OpenFolder(self.path) }
    if isCreating { try createFolder(EntryName(first)) }
    let next = try folder(EntryName(first))
    if names.count == 1 { return next }
    return try next.descend(names.dropFirst().joined(separator: "/"), isCreating: isCreating)
  }

  /// Lists the entries in byte order, without `.` and `..`.
  package borrowing func names() throws(SystemError) -> [EntryName] {
    // A separate descriptor: readdir moves its position, and closedir closes it.
    let copy = uninterrupted { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard copy >= 0, let stream = FolderListing.stream(of: copy) else { throw SystemError("list", path) }
    defer { closedir(stream) }
    return try FolderListing.entries(of: stream, at: path).map { EntryName(bytes: $0) }.sorted()
  }

  /// Returns the status of an entry without following links; `nil` if there is none.
  package borrowing func status(of name: EntryName) throws(SystemError) -> FileStatus? {
    try FileStatus(of: name, in: descriptor, at: path(of: name))
  }

  /// Creates a folder, unless it exists.
  package borrowing func createFolder(_ name: EntryName) throws(SystemError) {
    if uninterrupted({ mkdirat(descriptor, name.characters, 0o777) }) == 0 { return }
    let error = SystemError("create", path(of: name))
    guard error.isExisting, try status(of: name)?.kind == .folder else { throw error }
  }

  /// Creates a file, which must not exist.
  /// - Parameter isDurable: whether to wait until the bytes are on disk and survive a power failure.
  package borrowing func create(
    _ name: EntryName, _ bytes: [UInt8], isDurable: Bool = false
  ) throws(SystemError) {
    let file = try newFile(name)
    do throws(SystemError) {
      try fill(file, at: path(of: name), with: bytes, isDurable: isDurable)
    } catch {
      uninterrupted { unlinkat(descriptor, name.characters, 0) }
      throw error
    }
  }

  /// Creates an empty file, which must not exist, and returns its descriptor.
  borrowing func newFile(_ name: EntryName) throws(SystemError) -> Int32 {
    let file = uninterrupted {
      openat(descriptor, name.characters, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    }
    if file < 0 { throw SystemError("write", path(of: name)) }
    return file
  }

  /// Writes the content of a new file, and closes its descriptor.
  borrowing func fill(
    _ file: Int32, at path: String, with bytes: [UInt8], isDurable: Bool
  ) throws(SystemError) {
    do throws(SystemError) {
      try FileSystem.write(bytes, into: file, at: path)
      if isDurable, uninterrupted({ fsync(file) }) != 0, errno != EINVAL { throw SystemError("write", path) }
    } catch {
      close(file)
      throw error
    }
    // Some file systems report a full disk only here.
    if close(file) != 0 { throw SystemError("write", path) }
  }

  /// Moves an entry to a folder of the same file system, replacing a file or an empty folder of the same kind.
  package borrowing func move(
    _ name: EntryName, to other: borrowing OpenFolder, as target: EntryName? = nil
  ) throws(SystemError) {
    let target = target ?? name
    if uninterrupted({ renameat(descriptor, name.characters, other.descriptor, target.characters) }) != 0 {
      throw SystemError("move", path(of: name))
    }
  }

  /// Exchanges two entries of the same name atomically, so that neither is missing at any time.
  package borrowing func exchange(_ name: EntryName, with other: borrowing OpenFolder) throws(SystemError) {
    // Not repeated after a signal: if the first call was carried out after all, a second one would undo it.
    #if os(Linux)
      let result = platform_exchange_entries(descriptor, name.characters, other.descriptor, name.characters)
    #else
      let result = renameatx_np(descriptor, name.characters, other.descriptor, name.characters, UInt32(RENAME_SWAP))
    #endif
    if result != 0 { throw SystemError("exchange", other.path(of: name)) }
  }

  /// Hard-links a file into another folder.
  package borrowing func link(_ name: EntryName, to other: borrowing OpenFolder) throws(SystemError) {
    if uninterrupted({ linkat(descriptor, name.characters, other.descriptor, name.characters, 0) }) != 0 {
      throw SystemError("link", other.path(of: name))
    }
  }

  /// Removes a file or link, if it exists.
  package borrowing func removeFile(_ name: EntryName) throws(SystemError) {
    if uninterrupted({ unlinkat(descriptor, name.characters, 0) }) != 0 { try Self.throwUnlessMissing(path(of: name)) }
  }

  /// Removes an empty folder, if it exists.
  package borrowing func removeFolder(_ name: EntryName) throws(SystemError) {
    if uninterrupted({ unlinkat(descriptor, name.characters, AT_REMOVEDIR) }) != 0 {
      try Self.throwUnlessMissing(path(of: name))
    }
  }

  /// Copies the owner and permissions of a file, as far as this user may.
  borrowing func keepRights(of old: EntryName, for new: EntryName) {
    var status = stat()
    guard uninterrupted({ fstatat(descriptor, old.characters, &status, AT_SYMLINK_NOFOLLOW) }) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return }
    uninterrupted { fchownat(descriptor, new.characters, status.st_uid, status.st_gid, AT_SYMLINK_NOFOLLOW) }
    uninterrupted { fchmodat(descriptor, new.characters, status.st_mode & 0o7777, 0) }
  }

  /// Makes a folder inside this one readable, writable and enterable, if it belongs to this user.
  borrowing func unlock(_ name: EntryName) {
    if uninterrupted({ faccessat(descriptor, name.characters, R_OK | W_OK | X_OK, 0) }) != 0 {
      uninterrupted { fchmodat(descriptor, name.characters, 0o700, 0) }
    }
  }

  /// Checks that this user may write to a file, because replacing it needs only a writable folder.
  package borrowing func checkIsWritable(_ name: EntryName) throws(SystemError) {
    if uninterrupted({ faccessat(descriptor, name.characters, W_OK, 0) }) != 0 {
      throw SystemError("write", path(of: name))
    }
  }

  /// Returns whether an entry is a mount point.
  borrowing func isMount(_ name: EntryName) throws(SystemError) -> Bool {
    #if os(Linux)
      let answer = uninterrupted { platform_is_mount(descriptor, name.characters) }
      if answer >= 0 { return answer == 1 }
    #endif
    let own = try FileStatus(of: descriptor, at: path).identity
    return try own.isOnSameDevice(as: status(of: name)?.identity) == false
  }

  /// Waits until the folder's entries are on disk; ignores file systems that don't support this.
  package borrowing func sync() throws(SystemError) {
    if uninterrupted({ fsync(descriptor) }) != 0, ![EINVAL, ENOTSUP, EROFS].contains(errno) {
      throw SystemError("write", path)
    }
  }

  /// Returns the path of an entry, for messages.
  package borrowing func path(of name: EntryName) -> String { FilePath.joined(path, name.description) }

  private static func throwUnlessMissing(_ path: String) throws(SystemError) {
    let error = SystemError("remove", path)
    if !error.isMissing { throw error }
  }
}
