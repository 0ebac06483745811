import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What ends the waiting of another thread, now or later, and for good.
struct WakeUp: ~Copyable, Sendable {
  /// Why a wait is over.
  enum Reason {
    case wokenUp
    case readable
    case timeOut
  }

  private let pipe: Pipe

  init() throws(SystemError) {
    pipe = try Pipe()
    // However often it is woken, whoever wakes never waits.
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
  }

  deinit { pipe.close() }

  /// Ends the waiting.
  func wake() {
    pipe.writeByte()
  }

  /// Waits to be woken, for a descriptor that has something to read, and for no longer than a time.
  func wait(for descriptor: Int32? = nil, atMost time: Duration) -> Reason {
    let deadline = ContinuousClock.now + time
    var sources = [pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)]
    if let descriptor { sources.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    while true {
      let rest = max(.zero, deadline - .now)
      // Rounded up, as a wait that ends early would be repeated at once.
      let milliseconds = (rest / .milliseconds(1)).rounded(.up)
      let count = poll(&sources, nfds_t(sources.count), Int32(min(milliseconds, 3_600_000)))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return .timeOut }
      return sources[0].revents != 0 ? .wokenUp : .readable
    }
  }
}
