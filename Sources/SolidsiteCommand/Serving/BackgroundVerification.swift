import Subprocesses
import Synchronization
import SystemFiles

/// Runs the claims of studies beside the preview, one run at a time; the evidence that it keeps is a change like any other.
actor BackgroundVerification {
  /// The studies that are in line, each once however often it was changed.
  private let waiting = Mutex<Set<String>>([])
  private let wishes: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let root: String
  private let options: [String]
  private let console: Console

  /// - Parameters:
  ///   - root: the site's folder.
  ///   - options: what else `verify` is told about the site.
  init(root: String, options: [String], console: Console) {
    (wishes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.root = root
    self.options = options
    self.console = console
  }

  /// Puts studies in line; one that has not changed since its last run costs nothing.
  nonisolated func verify(_ slugs: [String]) {
    if slugs.isEmpty { return }
    waiting.withLock { $0.formUnion(slugs) }
    continuation.yield()
  }

  /// Goes on until the task is cancelled, and with it the run that is under way.
  func run() async {
    for await _ in wishes {
      let slugs = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting.sorted()
      }
      // Those of this wish may have been taken with the one before; and no slugs would mean all studies.
      if slugs.isEmpty { continue }
      do {
        var results = [try await run(slugs)]
        if slugs.count > 1, results[0].end == .exit(ExitStatus.couldNotRun.rawValue) {
          // One that has got another name since keeps none of the others from being run.
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
    var verify = Subprocess(try ExecutablePath.current(), ["verify", "--root", root] + options + slugs)
    // What it has written for the compiler goes with it.
    verify.gracePeriod = .seconds(5)
    return try await verify.run()
  }
}
