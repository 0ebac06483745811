/// The open tabs, by their connections.
///
/// A connection that has nothing to send sleeps. It is woken under the lock under which it fell asleep, so that none is
/// woken twice, or once it is gone.
struct StreamTable: Sendable {
  private var streams: [ConnectionID: EventStream] = [:]
  /// The connections, from the one that has listened for longest.
  private var order: [ConnectionID] = []

  /// The connections that tabs listen on.
  var connections: Set<ConnectionID> { Set(streams.keys) }

  /// The pages that are open, each once, in the order of their paths.
  var pages: [RequestPath] {
    Set(live.map(\.value.page)).sorted { $0.text < $1.text }
  }

  /// How many tabs are open.
  var count: Int { live.count }

  private var live: [ConnectionID: EventStream] { streams.filter { !$0.value.isEnding } }

  /// Adds a tab, and ends the longest listening of all or of the same browser where there are too many.
  mutating func add(_ stream: EventStream, of connection: ConnectionID) {
    streams[connection] = stream
    order.append(connection)
    let live = live
    if live.count > ServerLimits.streams, let oldest = order.first(where: { live[$0] != nil }) { end(oldest) }
    guard !stream.browser.isEmpty else { return }
    let siblings = order.filter { live[$0]?.browser == stream.browser }
    if siblings.count > ServerLimits.streamsPerBrowser { end(siblings[0]) }
  }

  /// Forgets a tab.
  mutating func remove(_ connection: ConnectionID) {
    if streams.removeValue(forKey: connection) != nil { order.removeAll { $0 == connection } }
  }

  /// Ends the streams of tabs that were closed, which nobody notices as long as nothing is sent.
  mutating func endAbandoned(in connections: ConnectionTable) {
    for connection in order where connections.isHungUp(connection) { end(connection) }
  }

  /// Ends all streams.
  mutating func endAll() {
    for connection in order { end(connection) }
  }

  /// Tells all tabs of a page what is its state.
  /// - Returns: how many of them must change.
  mutating func tell(_ state: PageState, of page: RequestPath, problems: [PreviewProblem]) -> Int {
    var count = 0
    for (connection, stream) in live where stream.page == page {
      update(connection) { stream in
        if stream.tell(state, problems: problems) { count += 1 }
      }
    }
    return count
  }

  /// Tells a tab what is the state of its page.
  mutating func tell(_ state: PageState, to connection: ConnectionID, problems: [PreviewProblem]) {
    update(connection) { stream in _ = stream.tell(state, problems: problems) }
  }

  /// Leads the tabs of all other pages to a page.
  /// - Returns: how many they are.
  mutating func lead(to path: String) -> Int {
    let others = live.filter { $0.value.page.text != path }.keys
    for connection in others { update(connection) { $0.send(.navigate(path: path)) } }
    return others.count
  }

  /// Takes out what is to be sent next; lets the connection sleep where there is nothing.
  /// - Returns: `nil` where the stream has ended.
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

  private mutating func end(_ connection: ConnectionID) {
    update(connection) { $0.end() }
  }

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
