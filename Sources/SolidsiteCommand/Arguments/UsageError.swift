/// An error in the command line; the exit status is 64.
struct UsageError: Error, Equatable {
  /// The problem, as a sentence without a full stop.
  var message: String
  /// The command whose help says more; `nil` if the command itself is wrong.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
