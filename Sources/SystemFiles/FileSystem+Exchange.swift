#if os(Linux)
  import CPlatform
#else
  import Darwin
#endif

extension FileSystem {
  /// Lets two paths of one file system change places in a single step, so that neither is missing at any moment.
  /// - Throws: `SystemError`; see `SystemError.refusesExchange` for where this can't be done at all.
  package static func exchange(_ left: String, _ right: String) throws(SystemError) {
    #if os(Linux)
      let result = platform_exchange_paths(left, right)
    #else
      let result = renamex_np(left, right, UInt32(RENAME_SWAP))
    #endif
    if result != 0 { throw SystemError("exchange", right) }
  }

  /// Tells whether another file system begins at a path; a folder that is mounted a second time begins one too.
  package static func isMount(_ path: String) throws(SystemError) -> Bool {
    #if os(Linux)
      let answer = platform_is_mount(AT_FDCWD, path)
      if answer >= 0 { return answer == 1 }
    #endif
    let around = FilePath.folder(of: path)
    guard let own = try FileStatus(of: path, followingLinks: false)?.identity else { return false }
    return try own.isOnSameDevice(as: FileStatus(of: around)?.identity) == false
  }
}
