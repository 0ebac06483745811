import Platform

/// The limit on the number of open files and connections of this process.
package enum OpenFileLimit {
  /// Returns the highest limit, up to `number`, that a started program can get.
  package static func highest(upTo number: Int) -> Int {
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? min(number, Int(clamping: limit.rlim_max)) : number
  }

  #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let resource = RLIMIT_NOFILE
  #endif

  /// Raises the limit to `needed`, as far as permitted.
  /// - Returns: the resulting limit.
  @discardableResult
  package static func raise(to needed: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 0 }
    let old = limit.rlim_cur
    if old < rlim_t(needed) {
      limit.rlim_cur = min(limit.rlim_max, rlim_t(needed))
      // If this fails, the server accepts fewer connections.
      if setrlimit(resource, &limit) != 0 { limit.rlim_cur = old }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
