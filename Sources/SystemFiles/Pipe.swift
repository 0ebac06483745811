#if canImport(Glibc)
  import CPlatform
  import Glibc
#elseif canImport(Musl)
  import CPlatform
  import Musl
#else
  import Darwin
#endif

/// Two connected descriptors that a program inherits only if they are given to it.
package struct Pipe: Sendable {
  package let reading: Int32
  package let writing: Int32

  /// Makes a pipe; whoever makes it closes it.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let result = platform_pipe(&ends)
    #else
      let result = pipe(&ends)
    #endif
    if result != 0 { throw SystemError("create", "pipe") }
    #if !os(Linux)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    // Where this process was started without standard input or output, an end has their number.
    (reading, writing) = (Self.moved(ends[0], behind: 2), Self.moved(ends[1], behind: 2))
    if reading < 0 || writing < 0 {
      let error = SystemError("create", "pipe")
      close()
      throw error
    }
  }

  /// Returns the descriptor, or one in its place whose number is higher than another; -1 where there is none left.
  private static func moved(_ descriptor: Int32, behind number: Int32) -> Int32 {
    if descriptor > number { return descriptor }
    let higher = fcntl(descriptor, F_DUPFD_CLOEXEC, number + 1)
    closeDescriptor(descriptor)
    return higher
  }

  /// Fills the pipe with bytes that end there; no more than 4096 of them surely have room.
  /// - Parameter number: the number that the reading end's must be higher than.
  /// - Returns: the reading end.
  package static func holding(_ bytes: [UInt8], behind number: Int32) throws(SystemError) -> Int32 {
    let pipe = try Pipe()
    defer { pipe.closeWriting() }
    let isWritten = write(pipe.writing, bytes, bytes.count) == bytes.count
    let reading = moved(pipe.reading, behind: number)
    if isWritten, reading >= 0 { return reading }
    let error = SystemError("fill", "pipe")
    closeDescriptor(reading)
    throw error
  }

  /// Makes the reading end readable.
  package func writeByte() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Closes both ends.
  package func close() {
    closeReading()
    closeWriting()
  }

  package func closeReading() {
    closeDescriptor(reading)
  }

  package func closeWriting() {
    closeDescriptor(writing)
  }
}

/// The system's `close`, for types that have a method of that name.
private func closeDescriptor(_ descriptor: Int32) {
  _ = close(descriptor)
}
