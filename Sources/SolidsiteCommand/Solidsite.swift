import Dispatch
import Platform

/// The command as a library, for programs that add parts.
public enum Solidsite {
  /// Runs the command line and exits.
  /// - Parameter add: adds parts to the built-in ones.
  public static func run(adding add: @Sendable (inout SiteParts) -> Void = { _ in }) -> Never {
    // Children inherit an ignored SIGCHLD; waitpid would then fail.
    signal(SIGCHLD, SIG_DFL)
    // Writing to a closed pipe must fail instead of ending the program.
    signal(SIGPIPE, SIG_IGN)
    Terminal.openStreams()
    var parts = SiteParts()
    add(&parts)
    let registry = PartRegistry(adding: parts)
    let interface = CommandLineInterface(commands: registry.commands) { registry.texts(for: $0) }
    // An asynchronous `main` would start Dispatch first, which could then open descriptors with the numbers of closed
    // streams.
    Task {
      let status = await interface.run(Array(CommandLine.arguments.dropFirst()))
      exit(interface.status(afterClosingOutput: status).rawValue)
    }
    dispatchMain()
  }
}
