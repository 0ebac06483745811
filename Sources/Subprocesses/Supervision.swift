import Platform
import SystemFiles

/// Supervises a running program: collects its output, and kills it when it exceeds a limit.
struct Supervision {
  private static let timeBetweenLooks = Duration.milliseconds(100)

  private let process: SpawnedProcess
  private let outputLimit: Int
  private let gracePeriod: Duration?
  /// The time at which it is killed after SIGTERM.
  private var killTime: ContinuousClock.Instant?
  private var result = SubprocessResult(end: .exit(0))
  /// The limit for which it was killed.
  private var breach: SubprocessResult.End?
  /// Whether it has ended and was waited for; the system may then give its identifier to another process.
  private var hasEnded = false
  /// The output, the errors and the cancellation pipe; an ended source has a negative descriptor.
  private var sources: [pollfd]

  /// Creates the supervision of a process.
  init(of process: SpawnedProcess, cancellation: Pipe, outputLimit: Int, gracePeriod: Duration?) {
    self.process = process
    self.gracePeriod = gracePeriod
    self.outputLimit = outputLimit
    sources = [process.output, process.errors, cancellation.reading].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Waits for the program to end.
  /// - Parameter isWithinLimits: checks the process ten times a second.
  mutating func wait(atMost timeLimit: Duration?, within isWithinLimits: ((Int32) -> Bool)?) -> SubprocessResult {
    let clock = ContinuousClock()
    let deadline = timeLimit.map { clock.now.advanced(by: $0) }
    var nextLook = clock.now.advanced(by: Self.timeBetweenLooks)
    var status: Int32 = 0
    var ended = waitpid(process.identifier, &status, WNOHANG)
    while ended == 0 {
      // A program usually closes its pipes when it exits; after that, waitpid is polled more often.
      receive(timeout: sources[0].fd < 0 && sources[1].fd < 0 ? 1 : 20)
      if let deadline, clock.now >= deadline { end(because: .timeOut) }
      if let isWithinLimits, clock.now >= nextLook {
        if !isWithinLimits(process.identifier) { end(because: .resourceLimit) }
        nextLook = clock.now.advanced(by: Self.timeBetweenLooks)
      }
      if let killTime, clock.now >= killTime { end(because: .cancellation) }
      ended = waitpid(process.identifier, &status, WNOHANG)
    }
    // Kills the rest of the process group; the last output may still be in the pipes.
    _ = kill(-process.identifier, SIGKILL)
    hasEnded = true
    while breach != .outputLimit, receive(timeout: 0) {}
    _ = close(process.output)
    _ = close(process.errors)
    // If another waitpid in this process took the status, it is unknown and must not count as success.
    result.end = breach ?? (ended == process.identifier ? Self.end(of: status) : .signal(SIGKILL))
    return result
  }

  /// Waits for input for at most `timeout` milliseconds and reads what is available.
  /// - Returns: whether there was any.
  @discardableResult
  private mutating func receive(timeout: Int32) -> Bool {
    if uninterrupted({ poll(&sources, nfds_t(sources.count), timeout) }) <= 0 { return false }
    if sources[2].revents != 0 {
      cancel()
      sources[2].fd = -1
    }
    for index in 0..<2 where sources[index].revents != 0 {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let source = sources[index].fd
      let count = uninterrupted { read(source, &buffer, buffer.count) }
      if count <= 0 {
        sources[index].fd = -1
      } else {
        keep(buffer[..<count], asErrors: index == 1)
      }
    }
    return true
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>, asErrors isErrors: Bool) {
    let room = outputLimit - result.output.count - result.errors.count
    if isErrors { result.errors += bytes.prefix(room) } else { result.output += bytes.prefix(room) }
    if bytes.count > room { end(because: .outputLimit) }
  }

  private mutating func cancel() {
    guard let gracePeriod, !hasEnded else { return end(because: .cancellation) }
    if breach == nil { breach = .cancellation }
    killTime = .now + gracePeriod
    _ = kill(-process.identifier, SIGTERM)
  }

  private mutating func end(because breach: SubprocessResult.End) {
    if self.breach == nil { self.breach = breach }
    if hasEnded { return }
    _ = kill(-process.identifier, SIGKILL)
    // It may have joined another group.
    _ = kill(process.identifier, SIGKILL)
  }

  /// Decodes a wait status. Source: wait(2), whose macros Swift can't import.
  private static func end(of status: Int32) -> SubprocessResult.End {
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }
}
