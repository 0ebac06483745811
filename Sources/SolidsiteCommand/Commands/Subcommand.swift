import CaseStudyModel

/// A subcommand such as `solidsite build`.
protocol Subcommand: Sendable {
  /// The command's name, arguments and purpose.
  var specification: CommandSpecification { get }

  /// Runs the command.
  /// - Throws: `UsageError` for a wrong command line; `CommandFailure` or the error of a module for a failure.
  func run(_ invocation: Invocation) async throws -> ExitStatus
}

/// The input of a subcommand's run.
struct Invocation: Sendable {
  var arguments: Arguments
  var console: Console
}

/// A failure of a command, as a sentence for the terminal; the exit status is 2.
struct CommandFailure: Error, Equatable {
  var message: Message

  init(_ message: Message) { self.message = message }
}
