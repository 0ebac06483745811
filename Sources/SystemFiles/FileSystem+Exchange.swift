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
}
