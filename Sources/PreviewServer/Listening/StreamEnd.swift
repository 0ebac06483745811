/// The end of a stream from which the library reads what is to be sent.
struct StreamEnd {
  let context: ServerContext
  let connection: ConnectionID

  /// How much is read at once.
  static let blockSize = 4096
  /// What tells the library that nothing more comes.
  static let isOver = -1

  /// Copies what is to be sent next.
  /// - Returns: the number of bytes; 0 where the connection now sleeps.
  func read(into buffer: UnsafeMutablePointer<CChar>, limit: Int) -> Int {
    let bytes = context.state.withLock { [connection] in $0.nextBytes(for: connection, atMost: limit) }
    guard let bytes else { return Self.isOver }
    UnsafeMutableRawBufferPointer(start: buffer, count: limit).copyBytes(from: bytes)
    return bytes.count
  }
}
