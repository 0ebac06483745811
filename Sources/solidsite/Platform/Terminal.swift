#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's standard streams, environment and processors.
enum Terminal {
  enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  /// Writes a text whole; a reader that has gone away is no fault of ours.
  static func write(_ text: String, to stream: Stream) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let count = systemWrite(stream.rawValue, base, rest.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
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
