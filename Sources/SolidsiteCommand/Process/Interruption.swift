import Dispatch
import Platform

/// Runs work that cleans up when a signal ends the process.
enum Interruption {
  private static let signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]

  /// Runs work; a signal cancels it, and ends the process after the work has cleaned up.
  ///
  /// A file over the size limit of the process becomes a write error, like a full disk, instead of a signal.
  static func guarding<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let (result, signal) = await interruptible(work)
    if let signal { end(by: signal) }
    return try result.get()
  }

  /// Runs work that lasts until a signal ends it, which isn't a failure then.
  static func awaiting(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let (result, signal) = await interruptible(work)
    if signal == nil { try result.get() }
  }

  /// Runs work that signals cancel.
  /// - Returns: the result, and the signal that cancelled the work.
  private static func interruptible<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async -> (Result<Value, any Error>, Int32?) {
    signal(SIGXFSZ, SIG_IGN)
    let (armed, start) = AsyncStream.makeStream(of: Never.self)
    let task = Task {
      for await _ in armed {}
      return try await work()
    }
    let (received, continuation) = AsyncStream.makeStream(of: Int32.self)
    // The work starts after all handlers are registered; an earlier signal would end it without cleanup.
    let registrations = DispatchGroup()
    let sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        continuation.yield(number)
        // Cancelled here, because another task would wait for a free thread of the pool.
        task.cancel()
      }
      registrations.enter()
      source.setRegistrationHandler {
        // Not earlier, so that a signal before the registration ends the process instead of being lost. On Linux,
        // Dispatch installs its own handler, which must not be replaced.
        #if canImport(Darwin)
          signal(number, SIG_IGN)
        #endif
        registrations.leave()
      }
      source.resume()
      return source
    }
    registrations.notify(queue: .global()) { start.finish() }
    let result = await task.result
    for source in sources { source.cancel() }
    for number in signals { signal(number, SIG_DFL) }
    continuation.finish()
    for await number in received { return (result, number) }
    return (result, nil)
  }

  /// Ends the process by SIGPIPE, as writing to a closed pipe does by default.
  static func endWithoutReader() { end(by: SIGPIPE) }

  /// Ends the process by a signal, so that its parent sees the reason.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    // Threads of the pool block signals.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, number)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    raise(number)
  }
}
