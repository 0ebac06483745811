/// An open tab's end of the line, on which it hears what has become of its page.
struct EventStream: Sendable {
  /// The page's path, as the browser has it.
  let page: RequestPath
  /// Which browser it is, as far as one can tell: its windows are one, as they share its few connections.
  var browser: String
  /// What the tab shows, or was told to show; `nil` where it isn't known.
  private(set) var shown: PageVersion?
  /// What is still to be sent.
  private(set) var pending: [UInt8] = Array("retry: \(retryMilliseconds)\n\n".utf8)
  /// Whether the stream ends once everything is sent.
  private(set) var isEnding = false
  /// Whether the connection sleeps until there is something to send.
  var isSuspended = false
  /// What the tab was told to be wrong; `nil` at first, when it may still show what an earlier stream told it.
  private var problems: [PreviewProblem]?

  /// How long a browser waits before it asks again.
  private static let retryMilliseconds = 500
  /// How much may wait for a browser that doesn't read.
  private static let pendingLimit = 1 << 20

  init(page: RequestPath, browser: String, shown: PageVersion?) {
    self.page = page
    self.browser = browser
    self.shown = shown
  }

  /// Tells the tab what is the state of its page.
  /// - Returns: whether its page has changed.
  mutating func tell(_ state: PageState, problems: [PreviewProblem]) -> Bool {
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

  /// Puts an event in line; a stream that ends takes no more.
  mutating func send(_ event: ServerEvent) {
    if isEnding { return }
    pending += event.bytes
    if pending.count > Self.pendingLimit { end() }
  }

  /// Lets the stream end; a tab that still wants to listen connects again.
  mutating func end() {
    isEnding = true
  }

  /// Takes out the next bytes that are to be sent.
  mutating func next(atMost count: Int) -> [UInt8] {
    let bytes = Array(pending.prefix(count))
    pending.removeFirst(bytes.count)
    return bytes
  }
}
