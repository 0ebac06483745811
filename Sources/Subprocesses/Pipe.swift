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
struct Pipe: Sendable {
  let reading: Int32
  let writing: Int32

  init() throws(SubprocessError) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let result = platform_pipe(&ends)
    #else
      // What is spawned on macOS closes all descriptors but its three.
      let result = pipe(&ends)
    #endif
    if result != 0 { throw SubprocessError(program: "pipe", code: errno) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Makes the reading end readable.
  func writeByte() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  func close() {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    closeDescriptor(reading)
  }

  func closeWriting() {
    closeDescriptor(writing)
  }
}

/// The system's `close`, for types that have a method of that name.
private func closeDescriptor(_ descriptor: Int32) {
  _ = close(descriptor)
}
