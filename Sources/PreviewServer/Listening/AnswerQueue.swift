/// The requests waiting for responses, in order of arrival, and the responses waiting to be sent.
///
/// A waiting connection is suspended, so that rendering a page doesn't block a network thread. Each connection has at
/// most one request in the queue, however many it has sent: a new connection waits for at most one request from each of
/// the others.
struct AnswerQueue: Sendable {
  /// The next action of a connection.
  enum Turn {
    /// Send the response.
    case answered(RequestAnswer)
    /// Stay suspended until there is a response.
    case waits
    /// Close, because the server is stopping or out of room.
    case gone
  }

  /// A request to be answered.
  struct Job: Sendable {
    /// The connection that sent it.
    var connection: ConnectionID
    var request: HTTPRequest
    /// A serial number that distinguishes connections reusing the same memory address.
    fileprivate var number: Int
  }

  private enum Entry {
    case sleeping(number: Int)
    case answered(RequestAnswer)
    case gone
  }

  private var entries: [ConnectionID: Entry] = [:]
  private var jobs: [Job] = []
  /// The jobs that wait for the next state of the site.
  private var postponed: [Job] = []
  /// The index of the first job that no worker has taken.
  private var first = 0
  private var count = 0
  /// The number of worker threads.
  private(set) var workers = 0

  /// Returns the next action for a connection's request, which is queued if it is new.
  mutating func turn(of connection: ConnectionID, for request: HTTPRequest) -> Turn {
    switch entries[connection] {
    case nil:
      count += 1
      entries[connection] = .sleeping(number: count)
      jobs.append(Job(connection: connection, request: request, number: count))
      return .waits
    case .sleeping: return .waits
    case .answered(let answer):
      entries[connection] = nil
      return .answered(answer)
    case .gone:
      entries[connection] = nil
      return .gone
    }
  }

  /// Registers another worker if there is work for it; the worker must then call `next`.
  mutating func takesWorker(atMost limit: Int) -> Bool {
    guard workers < limit, first < jobs.count else { return false }
    workers += 1
    return true
  }

  /// Removes and returns the next request; without one, unregisters the worker.
  mutating func next() -> Job? {
    while first < jobs.count {
      let job = jobs[first]
      first += 1
      if first > 1024 {
        jobs.removeFirst(first)
        first = 0
      }
      if case .sleeping(job.number) = entries[job.connection] { return job }
    }
    workers -= 1
    return nil
  }

  /// Postpones a request.
  mutating func postpone(_ job: Job) { postponed.append(job) }

  /// Returns postponed requests to the queue.
  mutating func resumePostponed() {
    jobs += postponed
    postponed = []
  }

  /// Stores a response until its connection sends it.
  /// - Returns: whether the connection is suspended and must be resumed.
  mutating func finish(_ job: Job, with answer: RequestAnswer) -> Bool {
    guard case .sleeping(job.number) = entries[job.connection] else { return false }
    entries[job.connection] = .answered(answer)
    return true
  }

  /// Abandons a connection.
  /// - Returns: whether it is suspended and must be resumed.
  mutating func abandon(_ connection: ConnectionID) -> Bool {
    guard case .sleeping = entries[connection] else { return false }
    entries[connection] = .gone
    return true
  }

  /// Abandons all connections and returns those to resume.
  mutating func abandonAll() -> [ConnectionID] { Array(entries.keys).filter { abandon($0) } }

  /// Removes a closed connection.
  mutating func remove(_ connection: ConnectionID) {
    entries[connection] = nil
    postponed.removeAll { $0.connection == connection }
  }
}
