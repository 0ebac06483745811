/// The mutable state of a running server.
struct ServerState: Sendable {
  /// The site being served.
  private(set) var site: any PreviewedSite
  /// The problems of the site as a whole.
  var problems: [PreviewProblem] = []
  /// The number of site updates, which identifies each state of the site.
  private(set) var generation = 0
  /// Whether the server is stopping, so that no connection may be suspended any more.
  private(set) var isStopping = false
  /// The open connections.
  var connections = ConnectionTable(limit: ServerLimits.keptConnections, bodyLimit: ServerLimits.bodyBytes)
  /// The event streams of open tabs.
  private(set) var streams = StreamTable()
  /// The queue of requests.
  var answers = AnswerQueue()
  /// The cached states of pages, valid for the current state of the site.
  private var pages: [RequestPath: PageState] = [:]

  /// Creates the state of a server that starts.
  init(site: any PreviewedSite) { self.site = site }

  /// The site with its generation.
  var moment: SiteGeneration { SiteGeneration(site: site, generation: generation) }

  /// Replaces the site.
  mutating func show(_ site: any PreviewedSite, problems: [PreviewProblem]) {
    self.site = site
    self.problems = problems
    generation += 1
    pages.removeAll(keepingCapacity: true)
    streams.endAbandoned(in: connections)
    answers.resumePostponed()
  }

  /// Postpones a request until the next state of the site, unless that is already shown.
  mutating func postpone(_ job: AnswerQueue.Job, at moment: SiteGeneration) {
    answers.postpone(job)
    if moment.generation != generation { answers.resumePostponed() }
  }

  /// Returns the cached state of a page.
  func knownState(of page: RequestPath) -> PageState? { pages[page] }

  /// Caches the state of a page, unless the site has been replaced.
  mutating func remember(_ state: PageState, of page: RequestPath, at moment: SiteGeneration) {
    guard moment.generation == generation else { return }
    // Bounds the cache.
    if pages.count >= ServerLimits.knownPages { pages.removeAll() }
    pages[page] = state
  }

  /// Adds a connection.
  mutating func open(_ connection: ConnectionID, socket: Int32) {
    for closed in connections.open(connection, socket: socket, sparing: streams.connections)
    where answers.abandon(closed) {
      closed.resume()
    }
  }

  /// Returns the next action for a connection's request, suspending the connection if it must wait.
  mutating func turn(of connection: ConnectionID, for request: HTTPRequest) -> AnswerQueue.Turn {
    if isStopping { return .gone }
    let turn = answers.turn(of: connection, for: request)
    if case .waits = turn { connection.suspend() }
    return turn
  }

  /// Stores a response and resumes its connection.
  mutating func finish(_ job: AnswerQueue.Job, with answer: RequestAnswer) {
    if answers.finish(job, with: answer) { job.connection.resume() }
  }

  /// Removes a connection.
  mutating func close(_ connection: ConnectionID) {
    streams.remove(connection)
    answers.remove(connection)
    connections.remove(connection)
  }

  /// Adds an event stream.
  mutating func listen(_ connection: ConnectionID, stream: EventStream) {
    streams.endAbandoned(in: connections)
    streams.add(stream, of: connection)
  }

  /// Ends a connection's current request.
  mutating func finish(_ connection: ConnectionID) {
    streams.remove(connection)
    connections.finish(connection)
  }

  /// Brings all tabs of a page up to date, unless the site has been replaced.
  /// - Returns: the number of tabs that must change.
  mutating func update(_ state: PageState, of page: RequestPath, at moment: SiteGeneration) -> Int {
    guard moment.generation == generation else { return 0 }
    remember(state, of: page, at: moment)
    return streams.update(state, of: page, problems: problems + state.problems)
  }

  /// Brings a new tab up to date.
  mutating func update(_ state: PageState, to connection: ConnectionID) {
    streams.update(state, to: connection, problems: problems + state.problems)
  }

  /// Navigates the tabs of all other pages to a page.
  /// - Returns: the number of these tabs.
  mutating func navigate(to path: String) -> Int { streams.navigate(to: path) }

  /// Removes and returns the next bytes to send to a tab, or suspends its connection if there are none.
  /// - Returns: `nil` if the stream has ended.
  mutating func nextBytes(for connection: ConnectionID, atMost count: Int) -> [UInt8]? {
    isStopping ? nil : streams.nextBytes(for: connection, atMost: count)
  }

  /// Resumes all suspended connections, permanently.
  /// - Returns: whether this is the first call.
  mutating func stop() -> Bool {
    if isStopping { return false }
    isStopping = true
    streams.endAll()
    for connection in answers.abandonAll() { connection.resume() }
    return true
  }
}

/// One state of the site, with its generation number.
struct SiteGeneration: Sendable {
  /// The site in this state.
  var site: any PreviewedSite
  /// The number of site updates before it.
  var generation: Int

  /// Returns the state of a page, which may require rendering it.
  func state(of page: RequestPath) -> PageState { PageState(SiteAnswer(to: page, in: site)) }
}
