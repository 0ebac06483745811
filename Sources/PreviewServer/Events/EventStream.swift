/// The server's side of an open tab's event stream.
struct EventStream: Sendable {
  /// The page's path, as requested by the browser.
  let page: RequestPath
  /// The browser, as far as it can be identified; its windows share a few connections.
  var browser: String
  /// The version that the tab shows or was told to load; `nil` if unknown.
  private(set) var shown: PageVersion?
  /// The bytes that have not been sent yet.
  private(set) var pending: [UInt8] = Array("retry: \(retryMilliseconds)\n\n".utf8)
  /// Whether the stream ends once everything has been sent.
  private(set) var isEnding = false
  /// Whether the connection is suspended until there is something to send.
  var isSuspended = false
  /// The problems the tab was told about; `nil` initially, because it may still show those of an earlier stream.
  private var problems: [PreviewProblem]?

  /// The time in milliseconds after which browsers reconnect.
  private static let retryMilliseconds = 500
  /// The maximum number of bytes buffered for a browser that doesn't read.
  private static let pendingLimit = 1 << 20

  /// Creates a stream.
  init(page: RequestPath, browser: String, shown: PageVersion?) {
    self.page = page
    self.browser = browser
    self.shown = shown
  }

  /// Sends the tab the events that bring it up to date.
  /// - Returns: whether its page has changed.
  mutating func update(_ state: PageState, problems: [PreviewProblem]) -> Bool {
    let event = ServerEvent(from: shown, to: state)
    if let event {
      shown = state.version
      send(event)
    }
    if problems != self.problems {
      self.problems = problems
      send(.problems(problems))
    }
    return event != nil
  }

  /// Appends an event, unless the stream is ending.
  mutating func send(_ event: ServerEvent) {
    if isEnding { return }
    pending += event.bytes
    if pending.count > Self.pendingLimit { end() }
  }

  /// Ends the stream; a tab that still wants events reconnects.
  mutating func end() { isEnding = true }

  /// Removes and returns the next bytes to send.
  mutating func next(atMost count: Int) -> [UInt8] {
    let bytes = Array(pending.prefix(count))
    pending.removeFirst(bytes.count)
    return bytes
  }
}
