/// One of the things that the command does: `solidsite build`, `solidsite check` …
protocol Subcommand: Sendable {
  var specification: CommandSpecification { get }

  /// Does the work.
  /// - Throws: `UsageError` for a wrong command line, `CommandFailure` or the error of a module where the work can't be done.
  func run(_ invocation: Invocation) async throws -> ExitStatus
}
