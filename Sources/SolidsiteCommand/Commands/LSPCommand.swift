import CaseStudyModel
import Dispatch
import LanguageServer
import Platform
import Subprocesses
import SystemFiles

/// `solidsite lsp`: helps editors with case studies, by the Language Server Protocol.
struct LSPCommand: Subcommand {
  private static let stdio = OptionSpecification("stdio", "accepted because editors pass it; changes nothing")

  var parts: PartRegistry

  var specification: CommandSpecification {
    CommandSpecification(
      "lsp", "run a language server, for diagnostics, completion, hover and rename in editors",
      discussion: """
        Editors start it and talk to it over standard input and output, using the Language Server Protocol.
        The page 'Editors' of solidsite's own site explains how to set up VS Code, Neovim, Helix, Zed and Sublime Text.
        """,
      options: [Self.stdio, .jobs])
  }

  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let console = invocation.console
    let (parts, arguments) = (parts, invocation.arguments)
    let server = LanguageServer(
      ServerEnvironment(
        version: version, explanations: parts.explanations,
        home: { try DocumentHome(ofFile: $0, arguments, parts: parts) },
        verify: { await Self.verify($0, in: $1) },
        isRunning: { kill(pid_t(truncatingIfNeeded: $0), 0) == 0 || errno == EPERM },
        send: { message in Self.write(message) },
        log: { line in console.say(Message(verbatim: line)) },
        // A task would have to wait for a thread of the pool, which checks keep busy.
        pausing: { then in DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60), execute: then) }))
    Self.read(server.receive, pausingWhile: server.isFull)
    return await withTaskExecutorPreference(SessionThread()) { [server] in
      var server = server
      return await server.run() == 0 ? .success : .contentFailed
    }
  }

  /// Reads standard input on its own thread, because reading blocks.
  private static func read(
    _ receive: @escaping @Sendable ([UInt8]) -> Void, pausingWhile isFull: @escaping @Sendable () -> Bool
  ) {
    DispatchQueue(label: "input").async {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = uninterrupted { Platform.read(0, &buffer, buffer.count) }
        if count < 0, errno == EAGAIN {
          // The editor made the stream non-blocking.
          var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
          _ = poll(&waiting, 1, -1)
          continue
        }
        receive(Array(buffer.prefix(max(count, 0))))
        if count <= 0 { return }
        while isFull() { usleep(5_000) }
      }
    }
  }

  private static func write(_ message: [UInt8]) {
    // A client that exits also closes the input, which ends the session.
    Terminal.say(String(decoding: message, as: UTF8.self), to: .output)
  }

  private static func verify(_ slug: String, in folder: String) async -> String {
    do {
      let result = try await VerificationCall.process(root: folder, options: ["--drafts"], slugs: [slug]).run()
      return (result.text + result.errorText).split(separator: "\n").suffix(3).joined(separator: "\n")
    } catch {
      return CommandLineInterface.message(for: error).description
    }
  }
}

/// A thread that handles an editor's messages; on the shared pool, they would wait for the tasks that read the site.
final class SessionThread: TaskExecutor {
  private let queue = DispatchQueue(label: "session", qos: .userInteractive)

  /// Runs a job after the jobs before it.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
