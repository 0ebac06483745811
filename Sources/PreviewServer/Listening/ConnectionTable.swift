#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The connections that are open, and which of them have to go when there are too many.
struct ConnectionTable: Sendable {
  private struct Entry {
    var socket: Int32
    var lastUse: Int
    /// How many bytes are kept for an answer that is being sent.
    var bodySize = 0
    var isClosing = false
  }

  private var entries: [ConnectionID: Entry] = [:]
  private var clock = 0
  private var closingCount = 0
  private var bodySize = 0
  private let limit: Int
  private let bodyLimit: Int

  /// - Parameters:
  ///   - limit: how many connections may be open.
  ///   - bodyLimit: how many bytes may be kept for answers that are being sent.
  init(limit: Int, bodyLimit: Int) {
    self.limit = limit
    self.bodyLimit = bodyLimit
  }

  /// Adds a connection, and closes those that have been silent for longest where there are too many.
  /// - Parameter listeners: connections that are silent because nothing happens.
  /// - Returns: the connections that were closed.
  mutating func open(
    _ connection: ConnectionID, socket: Int32, sparing listeners: Set<ConnectionID>
  ) -> [ConnectionID] {
    clock += 1
    entries[connection] = Entry(socket: socket, lastUse: clock)
    guard entries.count - closingCount > limit else { return [] }
    // Some more go at once, so that not every connection of a flood has to look for the oldest.
    let silent = entries.filter { $0.key != connection && !listeners.contains($0.key) && !$0.value.isClosing }
    let closed = silent.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(1 + limit / 16).map(\.key)
    for connection in closed { close(connection) }
    return closed
  }

  /// Closes all connections.
  /// - Returns: how many there are still, as each is forgotten when its thread has noticed.
  mutating func closeAll() -> Int {
    for (connection, entry) in entries where !entry.isClosing { close(connection) }
    return entries.count
  }

  /// Notes that a request is answered, and closes other connections where too many bytes wait for them.
  mutating func use(_ connection: ConnectionID, bodySize size: Int) {
    clock += 1
    entries[connection]?.lastUse = clock
    setBodySize(size, of: connection)
    guard bodySize > bodyLimit else { return }
    let slow = entries.filter { $0.key != connection && $0.value.bodySize > 0 && !$0.value.isClosing }
    for (connection, _) in slow.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bodySize > bodyLimit {
      close(connection)
    }
  }

  /// Notes that an answer was sent, or could not be.
  mutating func finish(_ connection: ConnectionID) {
    setBodySize(0, of: connection)
  }

  /// Forgets a connection that is closed.
  mutating func remove(_ connection: ConnectionID) {
    setBodySize(0, of: connection)
    if entries.removeValue(forKey: connection)?.isClosing == true { closingCount -= 1 }
  }

  /// Tells whether the other end of a connection has gone.
  func isHungUp(_ connection: ConnectionID) -> Bool {
    guard let entry = entries[connection] else { return true }
    var byte: UInt8 = 0
    let count = recv(
      entry.socket, &byte, 1, Int32(truncatingIfNeeded: MSG_PEEK) | Int32(truncatingIfNeeded: MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
  }

  private mutating func setBodySize(_ size: Int, of connection: ConnectionID) {
    guard var entry = entries[connection] else { return }
    bodySize += size - entry.bodySize
    entry.bodySize = size
    entries[connection] = entry
  }

  /// Shuts a socket down, which its thread then notices. The number is still its own: the library tells of the end of a
  /// connection before it closes the socket.
  private mutating func close(_ connection: ConnectionID) {
    guard let entry = entries[connection] else { return }
    shutdown(entry.socket, Int32(SHUT_RDWR))
    entries[connection]?.isClosing = true
    closingCount += 1
    // What was kept for it goes with it.
    setBodySize(0, of: connection)
  }
}
