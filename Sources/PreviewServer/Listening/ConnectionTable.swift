import Platform

/// The open connections, with the least recently used ones closed when there are too many.
struct ConnectionTable: Sendable {
  private struct Entry {
    var socket: Int32
    var lastUse: Int
    /// The number of bytes buffered for a response being sent.
    var bodySize = 0
    var isClosing = false
  }

  private var entries: [ConnectionID: Entry] = [:]
  private var clock = 0
  private var closingCount = 0
  private var bodySize = 0
  private let limit: Int
  private let bodyLimit: Int

  /// Creates an empty table.
  /// - Parameters:
  ///   - limit: the maximum number of open connections.
  ///   - bodyLimit: the maximum number of bytes buffered for responses being sent.
  init(limit: Int, bodyLimit: Int) {
    self.limit = limit
    self.bodyLimit = bodyLimit
  }

  /// Adds a connection and closes the least recently used ones if there are too many.
  /// - Parameter listeners: connections that are idle only because nothing has happened.
  /// - Returns: the closed connections.
  mutating func open(
    _ connection: ConnectionID, socket: Int32, sparing listeners: Set<ConnectionID>
  ) -> [ConnectionID] {
    clock += 1
    entries[connection] = Entry(socket: socket, lastUse: clock)
    guard entries.count - closingCount > limit else { return [] }
    // Closes several at once, so that not every connection of a flood has to sort the table.
    let silent = entries.filter { $0.key != connection && !listeners.contains($0.key) && !$0.value.isClosing }
    let closed = silent.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(1 + limit / 16).map(\.key)
    for connection in closed { close(connection) }
    return closed
  }

  /// Closes all connections.
  /// - Returns: the number of connections that their threads have not removed yet.
  mutating func closeAll() -> Int {
    for (connection, entry) in entries where !entry.isClosing { close(connection) }
    return entries.count
  }

  /// Records a response, and closes other connections if too many bytes are buffered for them.
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

  /// Records that a response was sent or failed.
  mutating func finish(_ connection: ConnectionID) { setBodySize(0, of: connection) }

  /// Removes a closed connection.
  mutating func remove(_ connection: ConnectionID) {
    setBodySize(0, of: connection)
    if entries.removeValue(forKey: connection)?.isClosing == true { closingCount -= 1 }
  }

  /// Returns whether the other end has closed the connection.
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

  /// Shuts a socket down, which its thread then notices. The descriptor is still valid: libmicrohttpd reports the end
  /// of a connection before closing its socket.
  private mutating func close(_ connection: ConnectionID) {
    guard let entry = entries[connection] else { return }
    shutdown(entry.socket, Int32(SHUT_RDWR))
    entries[connection]?.isClosing = true
    closingCount += 1
    // Its buffered response is dropped too.
    setBodySize(0, of: connection)
  }
}
