import Dispatch
import Platform

/// Work that is given the chance to clean up when somebody presses Control-C or asks the process to end.
enum Interruption {
  private static let signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]

  /// Does the work; a signal cancels it, and ends the process by that signal as soon as the work has cleaned up.
  ///
  /// A file over the limit of the process's resources becomes an error of writing, as a full disk is, instead of a signal.
  static func guarding<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let (result, signal) = await interruptible(work)
    if let signal { end(by: signal) }
    return try result.get()
  }

  /// Does work that goes on until somebody presses Control-C or asks the process to end, which is then no failure.
  static func awaiting(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let (result, signal) = await interruptible(work)
    if signal == nil { try result.get() }
  }

  /// Does work that signals cancel.
  /// - Returns: its result, and the signal that cancelled it.
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
    // The work waits until every signal is listened to; one that came earlier would end the process without cleaning up.
    let registrations = DispatchGroup()
    let sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        continuation.yield(number)
        // Right here and not in another task, which would wait until a processor is free.
        task.cancel()
      }
      registrations.enter()
      source.setRegistrationHandler {
        // Not earlier: a signal that comes while nobody listens yet ends the process, and is not lost.
        // Elsewhere Dispatch has a handler of its own, which must stay.
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

  /// Ends the process as writing to a pipe without a reader ends programs that don't care.
  static func endWithoutReader() {
    end(by: SIGPIPE)
  }

  /// Ends the process by a signal, so that whoever waits for it learns the reason.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    // A thread of a pool, as this one is, blocks signals.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, number)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    raise(number)
  }
}
