#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call to the operating system that failed: what was tried, on which path, and the system's number for the reason.
public struct SystemError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was tried, as a verb: "read", "write".
  public var operation: String
  public var path: String
  /// The value of `errno`.
  public var code: Int32

  public init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// Takes the reason from `errno`; to be called right after the call that failed.
  package init(_ operation: String, _ path: String) {
    self.init(operation, path, code: errno)
  }

  /// The system's words for the reason.
  public var reason: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  public var description: String {
    "Can't \(operation) '\(path)': \(reason)"
  }

  /// Whether the path, or a folder on it, does not exist.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether what was read is neither a regular file nor a folder; a socket can't even be opened.
  package var isSpecialFile: Bool { operation == "read" && (code == EINVAL || code == ENXIO) }
  /// Whether this user may not do that there.
  package var isForbidden: Bool { [EACCES, EPERM, EROFS].contains(code) }
  /// Whether the disk is full, or the share of it that this user has.
  package var isForLackOfRoom: Bool { code == ENOSPC || code == EDQUOT }
  package var isTooLarge: Bool { code == EFBIG }
  /// Whether the process or the machine has no more of what any call would need.
  package var isLackOfResources: Bool { [EMFILE, ENFILE, ENOMEM].contains(code) }
  package var isExisting: Bool { code == EEXIST || code == ENOTEMPTY }
  /// Whether the two paths cannot change places here: the kernel, the file system or a mount point refuses.
  package var refusesExchange: Bool { [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP, EBUSY, EXDEV].contains(code) }
}
