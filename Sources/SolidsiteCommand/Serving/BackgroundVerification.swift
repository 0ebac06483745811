import Subprocesses
import Synchronization

/// Verifies changed studies alongside the preview, one run at a time; the preview's watcher notices the new evidence.
actor BackgroundVerification {
  /// The slugs of waiting studies.
  private let waiting = Mutex<Set<String>>([])
  /// Signals that studies are waiting.
  private let requests: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let root: String
  private let options: [String]
  private let console: Console

  /// - Parameters:
  ///   - root: the site's folder.
  ///   - options: further arguments of `verify`.
  init(root: String, options: [String], console: Console) {
    (requests, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.root = root
    self.options = options
    self.console = console
  }

  /// Enqueues studies by their slugs; verifying an unchanged one costs nothing.
  nonisolated func verify(_ slugs: [String]) {
    if slugs.isEmpty { return }
    waiting.withLock { $0.formUnion(slugs) }
    continuation.yield()
  }

  /// Runs until the task is cancelled, which cancels the current run too.
  func run() async {
    for await _ in requests {
      let slugs = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting.sorted()
      }
      // The previous run may have taken these studies, and no slugs would mean all studies.
      if slugs.isEmpty { continue }
      do {
        var results = [try await run(slugs)]
        if slugs.count > 1, results[0].end == .exit(ExitStatus.couldNotRun.rawValue) {
          // A renamed study makes the whole run fail, so each study runs separately.
          results = []
          for slug in slugs { results.append(try await run([slug])) }
        }
        if results.contains(where: { $0.end == .cancellation }) { return }
        for line in results.flatMap({ $0.errorText.split(separator: "\n") }) { console.say("verify: \(line)") }
      } catch {
        console.fail("verify: \(CommandLineInterface.message(for: error))")
      }
    }
  }

  private func run(_ slugs: [String]) async throws -> SubprocessResult {
    try await VerificationCall.process(root: root, options: options, slugs: slugs).run()
  }
}
