import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work that is given the chance to clean up when somebody presses Control-C or asks the process to end.
enum Interruption {
  private enum Event<Value: Sendable>: Sendable {
    case finished(Result<Value, any Error>)
    case signal(Int32)
    case none
  }

  private static let signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]

  /// Does the work; a signal cancels it, and ends the process by that signal as soon as the work has cleaned up.
  ///
  /// A file over the limit of the process's resources becomes an error of writing, as a full disk is, instead of a signal.
  static func guarding<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    signal(SIGXFSZ, SIG_IGN)
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    let sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { continuation.yield(number) }
      source.resume()
      return source
    }
    defer {
      for source in sources { source.cancel() }
      for number in signals { signal(number, SIG_DFL) }
    }
    return try await withTaskGroup(of: Event<Value>.self) { group in
      group.addTask {
        do {
          return .finished(.success(try await work()))
        } catch {
          return .finished(.failure(error))
        }
      }
      group.addTask {
        for await number in stream { return .signal(number) }
        return .none
      }
      var received: Int32?
      for await event in group {
        switch event {
        case .finished(let result):
          if let received {
            signal(received, SIG_DFL)
            raise(received)
          }
          group.cancelAll()
          return result
        case .signal(let number):
          received = number
          group.cancelAll()
        case .none: continue
        }
      }
      return .failure(CancellationError())
    }.get()
  }
}
