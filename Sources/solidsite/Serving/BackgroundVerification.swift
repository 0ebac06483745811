import Subprocesses
import SystemFiles

/// Runs the claims of studies beside the preview, one run at a time; the evidence that it keeps is a change like any other.
struct BackgroundVerification: Sendable {
  private let requests: AsyncStream<[String]>
  private let continuation: AsyncStream<[String]>.Continuation
  private let root: String
  private let options: [String]
  private let console: Console

  /// - Parameters:
  ///   - root: the site's folder.
  ///   - options: what else `verify` is told about the site.
  init(root: String, options: [String], console: Console) {
    (requests, continuation) = AsyncStream.makeStream(of: [String].self)
    self.root = root
    self.options = options
    self.console = console
  }

  /// Puts studies in line; one that has not changed since its last run costs nothing.
  func verify(_ slugs: [String]) {
    if !slugs.isEmpty { continuation.yield(slugs) }
  }

  /// Goes on until the task is cancelled, and with it the run that is under way.
  func run() async {
    for await slugs in requests {
      do {
        let result = try await run(slugs)
        if result.end == .cancellation { return }
        for line in result.errorText.split(separator: "\n") { console.say("verify: \(line)") }
      } catch {
        console.fail("verify: \(error)")
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
