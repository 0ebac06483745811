import Platform

/// The process's standard streams, environment and processors.
enum Terminal {
  enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  /// Writes a text whole.
  /// - Throws: `LostOutput` where that can't be done: the disk is full, the stream is closed, the reader has gone away.
  static func write(_ text: String, to stream: Stream) throws(LostOutput) {
    var text = text
    var failure: LostOutput?
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let count = systemWrite(stream.rawValue, base, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          // Another program made the stream one that doesn't wait.
          var waiting = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
          continue
        }
        if count <= 0 {
          failure = LostOutput(stream: stream, code: count < 0 ? errno : EIO)
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
    if let failure { throw failure }
  }

  /// Opens the streams that are closed, so that no file gets the number of one and is written to by mistake.
  ///
  /// Output must not be lost silently, so a closed standard output is opened read-only and writing fails; messages may be lost.
  static func openStreams() {
    for (number, mode) in [(Int32(0), O_RDONLY), (Stream.output.rawValue, O_RDONLY), (Stream.error.rawValue, O_WRONLY)]
    where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is this one, as those below are open by now.
      _ = open("/dev/null", mode)
    }
  }

  /// Closes standard output, as a disk may only tell then that it is full.
  /// - Throws: `LostOutput` where it does.
  static func closeOutput() throws(LostOutput) {
    if close(Stream.output.rawValue) != 0, errno != EBADF, errno != EINTR {
      throw LostOutput(stream: .output, code: errno)
    }
  }

  /// Tells whether a stream ends at a screen.
  static func isScreen(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Counts the columns of the screen that a stream ends at; 80 where it doesn't tell.
  static func width(_ stream: Stream) -> Int {
    var size = winsize()
    return ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Returns the value of an environment variable; `nil` where it is not set or empty.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Counts the processors that are at work.
  static func processorCount() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
