import CMicroHTTPD

/// A connection of the library, which is known by its address and may be gone when it is looked for.
struct ConnectionID: Sendable, Hashable {
  private let address: UInt

  init(_ connection: OpaquePointer) {
    address = UInt(bitPattern: connection)
  }

  /// Lets a connection sleep. Only its own thread may do so, and stopping waits for all that sleep to be woken.
  func suspend() {
    MHD_suspend_connection(OpaquePointer(bitPattern: address))
  }

  /// Wakes a connection that sleeps. No other may be woken.
  func resume() {
    MHD_resume_connection(OpaquePointer(bitPattern: address))
  }
}
