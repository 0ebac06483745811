#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many files and connections this process may have open.
enum OpenFileLimit {
  /// Raises the limit as far as it may be raised without asking, if it is lower than what is needed.
  static func raise(to needed: Int) {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(needed) else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(needed))
    // Where it can't be raised, the server takes on fewer connections.
    _ = setrlimit(resource, &limit)
  }
}
