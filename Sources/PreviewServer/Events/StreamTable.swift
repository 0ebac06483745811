/// The event streams of open tabs, by connection.
///
/// A connection with nothing to send is suspended. It is suspended and resumed under the same lock, so that no
/// connection is resumed twice or after it was closed.
struct StreamTable: Sendable {
  private var streams: [ConnectionID: EventStream] = [:]
  /// The connections, oldest first.
  private var order: [ConnectionID] = []

  /// The connections of all streams.
  var connections: Set<ConnectionID> { Set(streams.keys) }

  /// Returns the open pages without duplicates, ordered by path.
  /// - Parameter missing: whether to return only pages that tabs show as still being read.
  func pages(onlyMissing missing: Bool) -> [RequestPath] {
    let streams = live.values.filter { !missing || $0.shown?.status == 503 }
    return Set(streams.map(\.page)).sorted { $0.text < $1.text }
  }

  /// The number of open tabs.
  var count: Int { live.count }

  private var live: [ConnectionID: EventStream] { streams.filter { !$0.value.isEnding } }

  /// Adds a stream and ends the oldest one overall or of the same browser if there are too many.
  mutating func add(_ stream: EventStream, of connection: ConnectionID) {
    streams[connection] = stream
    order.append(connection)
    let live = live
    if live.count > ServerLimits.streams, let oldest = order.first(where: { live[$0] != nil }) { end(oldest) }
    guard !stream.browser.isEmpty else { return }
    let siblings = order.filter { live[$0]?.browser == stream.browser }
    if siblings.count > ServerLimits.streamsPerBrowser { end(siblings[0]) }
  }

  /// Removes a stream.
  mutating func remove(_ connection: ConnectionID) {
    if streams.removeValue(forKey: connection) != nil { order.removeAll { $0 == connection } }
  }

  /// Ends the streams of closed tabs, which go unnoticed while nothing is sent.
  mutating func endAbandoned(in connections: ConnectionTable) {
    for connection in order where connections.isHungUp(connection) { end(connection) }
  }

  /// Ends all streams.
  mutating func endAll() {
    for connection in order { end(connection) }
  }

  /// Brings all tabs of a page up to date.
  /// - Returns: the number of tabs that must change.
  mutating func update(_ state: PageState, of page: RequestPath, problems: [PreviewProblem]) -> Int {
    var count = 0
    for (connection, stream) in live where stream.page == page {
      update(connection) { stream in
        if stream.update(state, problems: problems) { count += 1 }
      }
    }
    return count
  }

  /// Updates a tab.
  mutating func update(_ state: PageState, to connection: ConnectionID, problems: [PreviewProblem]) {
    update(connection) { stream in _ = stream.update(state, problems: problems) }
  }

  /// Navigates the tabs of all other pages to a page.
  /// - Returns: the number of these tabs.
  mutating func navigate(to path: String) -> Int {
    let others = live.filter { $0.value.page.text != path }.keys
    for connection in others { update(connection) { $0.send(.navigate(path: path)) } }
    return others.count
  }

  /// Removes and returns the next bytes to send, or suspends the connection if there are none.
  /// - Returns: `nil` if the stream has ended.
  mutating func nextBytes(for connection: ConnectionID, atMost count: Int) -> [UInt8]? {
    guard var stream = streams[connection] else { return nil }
    let bytes = stream.next(atMost: count)
    if bytes.isEmpty {
      if stream.isEnding { return nil }
      connection.suspend()
      stream.isSuspended = true
    }
    streams[connection] = stream
    return bytes
  }

  private mutating func end(_ connection: ConnectionID) { update(connection) { $0.end() } }

  private mutating func update(_ connection: ConnectionID, _ change: (inout EventStream) -> Void) {
    guard var stream = streams[connection] else { return }
    change(&stream)
    if stream.isSuspended, stream.isEnding || !stream.pending.isEmpty {
      stream.isSuspended = false
      connection.resume()
    }
    streams[connection] = stream
  }
}
