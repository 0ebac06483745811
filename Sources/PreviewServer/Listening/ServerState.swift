/// All that changes while a server runs.
struct ServerState: Sendable {
  /// The site that is shown.
  private(set) var site: any PreviewedSite
  /// What is wrong with the site as a whole.
  var problems: [PreviewProblem] = []
  /// Counts the states of the site that were shown, to tell each from every other.
  private(set) var generation = 0
  /// Whether no connection may sleep any more.
  private(set) var isStopping = false
  /// The open connections.
  var connections = ConnectionTable(limit: ServerLimits.keptConnections, bodyLimit: ServerLimits.bodyBytes)
  /// The open tabs.
  private(set) var streams = StreamTable()
  /// The requests that wait for their answers.
  var answers = AnswerQueue()
  /// What was found out about pages of this state of the site.
  private var pages: [RequestPath: PageState] = [:]

  init(site: any PreviewedSite) {
    self.site = site
  }

  /// The site, and which of its states this is.
  var moment: SiteMoment { SiteMoment(site: site, generation: generation) }

  /// Takes on another state of the site.
  mutating func show(_ site: any PreviewedSite, problems: [PreviewProblem]) {
    self.site = site
    self.problems = problems
    generation += 1
    pages.removeAll(keepingCapacity: true)
    streams.endAbandoned(in: connections)
  }

  /// Returns what is already known about a page.
  func knownState(of page: RequestPath) -> PageState? { pages[page] }

  /// Remembers what was found out about a page, unless the site has moved on.
  mutating func remember(_ state: PageState, of page: RequestPath, at moment: SiteMoment) {
    guard moment.generation == generation else { return }
    // Who asks for more pages than anybody reads asks for nothing worth remembering.
    if pages.count >= ServerLimits.knownPages { pages.removeAll() }
    pages[page] = state
  }

  /// Adds a connection.
  mutating func open(_ connection: ConnectionID, socket: Int32) {
    for closed in connections.open(connection, socket: socket, sparing: streams.connections)
    where answers.giveUp(closed) {
      closed.resume()
    }
  }

  /// Returns what a connection is to do about its request, and lets it sleep where that takes a while.
  mutating func turn(of connection: ConnectionID, for request: HTTPRequest) -> AnswerQueue.Turn {
    if isStopping { return .gone }
    let turn = answers.turn(of: connection, for: request)
    if case .waits = turn { connection.suspend() }
    return turn
  }

  /// Hands an answer to its connection, and wakes it.
  mutating func finish(_ job: AnswerQueue.Job, with answer: RequestAnswer) {
    if answers.finish(job, with: answer) { job.connection.resume() }
  }

  /// Forgets a connection.
  mutating func close(_ connection: ConnectionID) {
    streams.remove(connection)
    answers.remove(connection)
    connections.remove(connection)
  }

  /// Adds a tab.
  mutating func listen(_ connection: ConnectionID, stream: EventStream) {
    streams.endAbandoned(in: connections)
    streams.add(stream, of: connection)
  }

  /// Forgets what was going on on a connection.
  mutating func finish(_ connection: ConnectionID) {
    streams.remove(connection)
    connections.finish(connection)
  }

  /// Tells all tabs of a page what is its state, unless the site has moved on.
  /// - Returns: how many of them must change.
  mutating func tell(_ state: PageState, of page: RequestPath, at moment: SiteMoment) -> Int {
    guard moment.generation == generation else { return 0 }
    remember(state, of: page, at: moment)
    return streams.tell(state, of: page, problems: problems + state.problems)
  }

  /// Tells a new tab what is the state of its page.
  mutating func tell(_ state: PageState, to connection: ConnectionID) {
    streams.tell(state, to: connection, problems: problems + state.problems)
  }

  /// Leads the tabs of all other pages to a page.
  /// - Returns: how many they are.
  mutating func lead(to path: String) -> Int {
    streams.lead(to: path)
  }

  /// Takes out what is to be sent to a tab next; lets its connection sleep where there is nothing.
  /// - Returns: `nil` where the stream has ended.
  mutating func nextBytes(for connection: ConnectionID, atMost count: Int) -> [UInt8]? {
    isStopping ? nil : streams.nextBytes(for: connection, atMost: count)
  }

  /// Wakes all that sleep, for the last time.
  /// - Returns: whether this is the first time.
  mutating func stop() -> Bool {
    if isStopping { return false }
    isStopping = true
    streams.endAll()
    for connection in answers.giveUpAll() { connection.resume() }
    return true
  }
}
