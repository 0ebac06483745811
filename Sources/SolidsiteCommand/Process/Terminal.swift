import CaseStudyModel
import Platform
import Synchronization
import SystemFiles

/// The process's standard streams, environment and processors.
enum Terminal {
  /// An output stream by its descriptor.
  enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  /// Writes all of a text.
  /// - Throws: `OutputError` if the disk is full, the stream is closed or the reader has closed the pipe.
  static func write(_ text: String, to stream: Stream) throws(OutputError) {
    var text = text
    var failure: OutputError?
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let count = uninterrupted { systemWrite(stream.rawValue, base, rest.count) }
        if count < 0, errno == EAGAIN {
          // Another process made the stream non-blocking.
          var waiting = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
          continue
        }
        if count <= 0 {
          failure = OutputError(stream: stream, code: count < 0 ? errno : EIO)
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
    if let failure { throw failure }
  }

  /// The first text of `say` that was lost.
  private static let firstLostMessage = Mutex<OutputError?>(nil)

  /// Writes a message. If the message is lost, the command continues but fails at its end, except if the reader has
  /// closed the pipe.
  static func say(_ text: String, to stream: Stream = .error) {
    do throws(OutputError) {
      try write(text, to: stream)
    } catch {
      if !error.isUnwanted { firstLostMessage.withLock { $0 = $0 ?? error } }
    }
  }

  /// The first message that was lost; `nil` if all were written.
  static var loss: OutputError? { firstLostMessage.withLock { $0 } }

  /// Opens closed standard streams, because a file could otherwise get one of their descriptors and be written to by
  /// mistake.
  ///
  /// A closed standard output is opened read-only, so that losing output is an error; messages may be lost.
  static func openStreams() {
    for (number, mode) in [(Int32(0), O_RDONLY), (Stream.output.rawValue, O_RDONLY), (Stream.error.rawValue, O_WRONLY)]
    where fcntl(number, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor, which is this one because lower ones are open.
      uninterrupted { open("/dev/null", mode) }
    }
  }

  /// Closes standard output, because a full disk may be reported only then.
  /// - Throws: `OutputError` if the output was lost.
  static func closeOutput() throws(OutputError) {
    if close(Stream.output.rawValue) != 0, errno != EBADF, errno != EINTR {
      throw OutputError(stream: .output, code: errno)
    }
  }

  /// Returns whether a stream is a terminal.
  static func isScreen(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Whether standard input is a terminal.
  static var isInputTerminal: Bool { isatty(0) == 1 }

  /// Returns the number of columns of a stream's terminal; 80 if it is unknown.
  static func width(_ stream: Stream) -> Int {
    var size = winsize()
    return ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Returns an environment variable; `nil` if it is unset or empty.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the number of online processors.
  static func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// An error while writing to a standard stream.
struct OutputError: Error, Equatable {
  var stream: Terminal.Stream
  /// The value of `errno`.
  var code: Int32

  /// Whether the reader has closed the pipe, as `head` does; that isn't a failure.
  var isUnwanted: Bool { code == EPIPE }

  /// The error as a sentence.
  var message: Message {
    let reason = SystemError("write", "", code: code).reason
    return stream == .output
      ? "Can't write to standard output: \(reason)" : "Can't write to standard error: \(reason)"
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
