import Platform

/// A failed system call: the operation, the path and the error number.
public struct SystemError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The operation as a verb, such as "read" or "write".
  public var operation: String
  /// The path.
  public var path: String
  /// The error number.
  public var code: Int32

  /// Creates an error.
  public init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// Creates an error from `errno`; must be called right after the failed call.
  package init(_ operation: String, _ path: String) {
    self.init(operation, path, code: errno)
  }

  /// The system's error message.
  public var reason: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// The error message.
  public var description: String {
    "Can't \(operation) '\(path)': \(reason)"
  }

  /// Whether the path or one of its folders doesn't exist.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether there is nothing at the path, or only a link that leads back to itself.
  package var leadsNowhere: Bool { isMissing || code == ELOOP }
  /// Whether the path is neither a regular file nor a folder; opening a socket fails with ENXIO.
  package var isSpecialFile: Bool { operation == "read" && (code == EINVAL || code == ENXIO) }
  /// Whether this user lacks permission.
  package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }
  /// Whether the disk or the user's quota is full.
  package var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }
  /// Whether the file exceeds the size limit.
  package var isTooLarge: Bool { code == EFBIG }
  /// Whether the path is longer than the system allows.
  package var isTooLong: Bool { code == ENAMETOOLONG }
  /// Whether the process or the system has run out of descriptors or memory.
  package var isOutOfResources: Bool { [EMFILE, ENFILE, ENOMEM].contains(code) }
  /// Whether the target exists.
  package var isExisting: Bool { code == EEXIST || code == ENOTEMPTY }
  /// Whether the entry can't be moved to its new place: it is on another file system, or in a lower layer of overlayfs.
  package var crossesFileSystems: Bool { code == EXDEV }
  /// Whether the kernel, the file system, a mount point or a sticky folder refuses to exchange the paths.
  package var refusesExchange: Bool { [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP, EBUSY, EXDEV, EPERM].contains(code) }
}
