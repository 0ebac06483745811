/// The source from which libmicrohttpd reads an event stream.
struct StreamEnd {
  /// The server's shared context.
  let context: ServerContext
  /// The stream's connection.
  let connection: ConnectionID

  /// The maximum number of bytes per read.
  static let blockSize = 4096
  /// The return value that ends a response (MHD_CONTENT_READER_END_OF_STREAM).
  static let isOver = -1

  /// Copies the next bytes to send.
  /// - Returns: the number of bytes; 0 if the connection is now suspended.
  func read(into buffer: UnsafeMutablePointer<CChar>, limit: Int) -> Int {
    let bytes = context.state.withLock { [connection] in $0.nextBytes(for: connection, atMost: limit) }
    guard let bytes else { return Self.isOver }
    UnsafeMutableRawBufferPointer(start: buffer, count: limit).copyBytes(from: bytes)
    return bytes.count
  }
}
