import Platform

extension FileSystem {
  /// Exchanges two paths of one file system atomically, so that neither is missing at any time.
  /// - Throws: `SystemError`; `refusesExchange` is set if the system doesn't support this.
  package static func exchange(_ left: String, _ right: String) throws(SystemError) {
    // Not repeated after a signal: if the first call was carried out after all, a second one would undo it.
    #if os(Linux)
      let result = platform_exchange_paths(left, right)
    #else
      let result = renamex_np(left, right, UInt32(RENAME_SWAP))
    #endif
    if result != 0 { throw SystemError("exchange", right) }
  }

  /// Returns whether a path is a mount point, including bind mounts.
  package static func isMount(_ path: String) throws(SystemError) -> Bool {
    #if os(Linux)
      let answer = uninterrupted { platform_is_mount(AT_FDCWD, path) }
      if answer >= 0 { return answer == 1 }
    #endif
    let around = FilePath.folder(of: path)
    guard let own = try FileStatus(of: path, followingLinks: false)?.identity else { return false }
    return try own.isOnSameDevice(as: FileStatus(of: around)?.identity) == false
  }
}
