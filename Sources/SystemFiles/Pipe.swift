import Platform

/// A pipe whose ends started programs don't inherit by default.
package struct Pipe: Sendable {
  /// The reading end.
  package let reading: Int32
  /// The writing end.
  package let writing: Int32

  /// Creates a pipe, which the caller must close.
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
    // If this process was started without standard streams, the ends get their numbers, which children would reuse.
    (reading, writing) = (Self.moved(ends[0], behind: 2), Self.moved(ends[1], behind: 2))
    if reading < 0 || writing < 0 {
      let error = SystemError("create", "pipe")
      close()
      throw error
    }
  }

  /// Moves a descriptor to a number above `number` if necessary; returns -1 if none is free.
  private static func moved(_ descriptor: Int32, behind number: Int32) -> Int32 {
    if descriptor > number { return descriptor }
    let higher = fcntl(descriptor, F_DUPFD_CLOEXEC, number + 1)
    closeDescriptor(descriptor)
    return higher
  }

  /// Creates a pipe that contains bytes, at most 4096, which always fit.
  /// - Parameter number: the number that the reading end's must exceed.
  /// - Returns: the reading end.
  package static func holding(_ bytes: [UInt8], behind number: Int32) throws(SystemError) -> Int32 {
    let pipe = try Pipe()
    defer { pipe.closeWriting() }
    let isWritten = uninterrupted { write(pipe.writing, bytes, bytes.count) } == bytes.count
    let reading = moved(pipe.reading, behind: number)
    if isWritten, reading >= 0 { return reading }
    let error = SystemError("fill", "pipe")
    closeDescriptor(reading)
    throw error
  }

  /// Writes a byte, which makes the reading end readable.
  package func writeByte() {
    var byte: UInt8 = 0
    uninterrupted { write(writing, &byte, 1) }
  }

  /// Closes both ends.
  package func close() {
    closeReading()
    closeWriting()
  }

  /// Closes the reading end.
  package func closeReading() {
    closeDescriptor(reading)
  }

  /// Closes the writing end.
  package func closeWriting() {
    closeDescriptor(writing)
  }
}

/// Calls the system's `close`, which methods of the same name hide.
private func closeDescriptor(_ descriptor: Int32) {
  _ = close(descriptor)
}
