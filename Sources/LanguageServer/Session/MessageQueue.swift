import Synchronization

/// Turns the client's bytes into events, and tracks the requests that were cancelled before their turn.
struct MessageQueue: Sendable {
  /// The events in order.
  let events: AsyncStream<SessionEvent>
  /// Adds an event.
  let add: @Sendable (SessionEvent) -> Void
  /// Adds bytes of the client; none mean the end.
  let receive: @Sendable ([UInt8]) -> Void
  /// Notes that a message was taken from the events.
  let take: @Sendable (IncomingMessage) -> Void
  /// Returns whether no more bytes should be read until the server has handled some.
  let isFull: @Sendable () -> Bool
  /// Returns whether a request was cancelled, once.
  let takeCancellation: @Sendable (RequestID) -> Bool

  /// The number of cancelled requests that are kept; a client may cancel requests that were answered long ago.
  private static let cancellationLimit = 1000
  /// The number of bytes of waiting messages above which no more are read, for a client that sends faster than the
  /// server handles.
  private static let waitingByteLimit = 128 << 20

  init() {
    let (events, queue) = AsyncStream.makeStream(of: SessionEvent.self)
    let cancelled = Mutex<Set<RequestID>>([])
    let framing = Mutex(MessageFraming())
    let waiting = Mutex(0)
    self.events = events
    add = { queue.yield($0) }
    takeCancellation = { id in cancelled.withLock { $0.remove(id) != nil } }
    take = { message in waiting.withLock { $0 -= message.bytes.count } }
    isFull = { waiting.withLock { $0 > Self.waitingByteLimit } }
    receive = { bytes in
      if bytes.isEmpty {
        queue.yield(.inputEnd)
        return
      }
      let received = framing.withLock { framing in
        framing.append(bytes)
        return Self.events(of: &framing)
      }
      for event in received {
        if case .message(let message) = event, message.method == "$/cancelRequest",
          let id = try? message.parameters(LSP.CancelParameters.self).id
        {
          cancelled.withLock {
            if $0.count >= Self.cancellationLimit { $0 = [] }
            $0.insert(id)
          }
        }
        if case .message(let message) = event { waiting.withLock { $0 += message.bytes.count } }
        queue.yield(event)
      }
    }
  }

  private static func events(of framing: inout MessageFraming) -> [SessionEvent] {
    var events: [SessionEvent] = []
    while let frame = framing.next() {
      switch frame {
      case .message(let bytes):
        do throws(RPCFailure) {
          events.append(.message(try IncomingMessage(bytes)))
        } catch {
          if error.code == RPCFailure.parseError { framing.reject(bytes) }
          events.append(.unreadable(error))
        }
      case .fault(.noLength):
        events.append(.unreadable(RPCFailure(RPCFailure.parseError, "The header has no valid Content-Length")))
      case .fault(.tooLong(let length)):
        let limit = MessageFraming.longestMessage
        let reason = "A message must have at most \(limit) bytes, not \(length)"
        events.append(.unreadable(RPCFailure(RPCFailure.invalidRequest, reason)))
      }
    }
    return events
  }
}
