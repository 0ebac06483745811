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
    (reading, writing) = (ends[0], ends[1])
    #if !os(Linux)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
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
