import Platform
import SystemFiles

/// A signal that ends another thread's wait, now or later, permanently.
struct WakeUp: ~Copyable, Sendable {
  /// The reason for the end of a wait.
  enum Reason {
    /// The signal was sent.
    case wokenUp
    /// The descriptor is readable.
    case readable
    /// The time is up.
    case timeOut
  }

  private let pipe: Pipe

  /// Creates a signal.
  init() throws(SystemError) {
    pipe = try Pipe()
    // Non-blocking, so that sending never waits, even when the pipe is full.
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
  }

  deinit { pipe.close() }

  /// Sends the signal.
  func wake() {
    pipe.writeByte()
  }

  /// Waits for the signal, for a readable descriptor, or until the time is up.
  func wait(for descriptor: Int32? = nil, atMost time: Duration) -> Reason {
    let deadline = ContinuousClock.now + time
    var sources = [pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)]
    if let descriptor { sources.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    while true {
      let rest = max(.zero, deadline - .now)
      // Rounded up: a wait that ends early would be repeated immediately.
      let milliseconds = (rest / .milliseconds(1)).rounded(.up)
      let count = poll(&sources, nfds_t(sources.count), Int32(min(milliseconds, 3_600_000)))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return .timeOut }
      return sources[0].revents != 0 ? .wokenUp : .readable
    }
  }
}
