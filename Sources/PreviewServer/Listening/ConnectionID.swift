import CMicroHTTPD

/// A libmicrohttpd connection, identified by its address; it may be gone by the time it is looked up.
struct ConnectionID: Sendable, Hashable {
  private let address: UInt

  /// Creates an identifier.
  init(_ connection: OpaquePointer) { address = UInt(bitPattern: connection) }

  /// Suspends the connection. Only its own thread may call this, and stopping waits until all connections are resumed.
  func suspend() { MHD_suspend_connection(OpaquePointer(bitPattern: address)) }

  /// Resumes the connection, which must be suspended.
  func resume() { MHD_resume_connection(OpaquePointer(bitPattern: address)) }
}
