#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many files and connections this process may have open.
package enum OpenFileLimit {
  /// The most that a program which is started may be allowed, up to a number.
  package static func highest(upTo number: Int) -> Int {
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? min(number, Int(clamping: limit.rlim_max)) : number
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif

  /// Raises the limit as far as it may be raised without asking, if it is lower than what is needed.
  /// - Returns: how many may be open now.
  @discardableResult
  package static func raise(to needed: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 0 }
    let old = limit.rlim_cur
    if old < rlim_t(needed) {
      limit.rlim_cur = min(limit.rlim_max, rlim_t(needed))
      // Where it can't be raised, the server takes on fewer connections.
      if setrlimit(resource, &limit) != 0 { limit.rlim_cur = old }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
