/// The requests that wait to be answered, in the order in which they came, and the answers that wait to be sent.
///
/// A connection that waits sleeps, so that no thread of the network is held while a page is rendered. Each has one request in
/// the queue at most, whatever it has sent already: so a new connection waits for one request of each other, and no more.
struct AnswerQueue: Sendable {
  /// What a connection is to do when it is asked.
  enum Turn {
    /// To send the answer.
    case answered(RequestAnswer)
    /// To sleep until there is one.
    case waits
    /// To close, because the server stops or has no room for it.
    case gone
  }

  /// A request that is to be answered.
  struct Job: Sendable {
    var connection: ConnectionID
    var request: HTTPRequest
    /// Tells it from others of a connection that has the same address in memory.
    fileprivate var number: Int
  }

  private enum Entry {
    case sleeping(number: Int)
    case answered(RequestAnswer)
    case gone
  }

  private var entries: [ConnectionID: Entry] = [:]
  private var jobs: [Job] = []
  /// The place of the first job that nobody has taken.
  private var first = 0
  private var count = 0
  private(set) var workers = 0

  /// Returns what a connection is to do about its request, which is put into the queue where it is new.
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

  /// Tells whether there is work for one more, who then has to ask for it.
  mutating func takesWorker(atMost limit: Int) -> Bool {
    guard workers < limit, first < jobs.count else { return false }
    workers += 1
    return true
  }

  /// Takes out the next request; where there is none, the worker that asks is let go.
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

  /// Keeps an answer until its connection sends it.
  /// - Returns: whether the connection sleeps, and so has to be woken.
  mutating func finish(_ job: Job, with answer: RequestAnswer) -> Bool {
    guard case .sleeping(job.number) = entries[job.connection] else { return false }
    entries[job.connection] = .answered(answer)
    return true
  }

  /// Gives a connection up.
  /// - Returns: whether it sleeps, and so has to be woken.
  mutating func giveUp(_ connection: ConnectionID) -> Bool {
    guard case .sleeping = entries[connection] else { return false }
    entries[connection] = .gone
    return true
  }

  /// Gives all connections up, and returns those that have to be woken.
  mutating func giveUpAll() -> [ConnectionID] {
    Array(entries.keys).filter { giveUp($0) }
  }

  /// Forgets a connection that is closed.
  mutating func remove(_ connection: ConnectionID) {
    entries[connection] = nil
  }
}
