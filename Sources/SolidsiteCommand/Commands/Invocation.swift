/// The input of a subcommand's run.
struct Invocation: Sendable {
  var arguments: Arguments
  var console: Console
}
