import Dispatch
import Platform

/// The command as a library: a program that adds parts of its own has all of solidsite's commands.
public enum Solidsite {
  /// Runs the command that the program's arguments name, and ends the program with its status.
  /// - Parameter add: adds parts to the built-in ones.
  public static func run(adding add: @Sendable (inout SiteParts) -> Void = { _ in }) -> Never {
    // Children inherit an ignored SIGCHLD; waitpid would then fail.
    signal(SIGCHLD, SIG_DFL)
    // Writing to a closed pipe must fail instead of ending the program.
    signal(SIGPIPE, SIG_IGN)
    Terminal.openStreams()
    var parts = SiteParts()
    add(&parts)
    let interface = CommandLineInterface(commands: PartRegistry(adding: parts).commands)
    // An asynchronous main would start Dispatch first, whose own descriptors take the places of closed streams.
    Task {
      let status = await interface.run(Array(CommandLine.arguments.dropFirst()))
      exit(interface.status(afterClosingOutput: status).rawValue)
    }
    dispatchMain()
  }
}
