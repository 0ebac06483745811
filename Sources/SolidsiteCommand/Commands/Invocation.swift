/// What a subcommand is run with.
struct Invocation: Sendable {
  var arguments: Arguments
  var console: Console
}
