/// A command line that can't be understood; ends the program with status 64.
struct UsageError: Error, Equatable {
  /// The problem, as a sentence without a full stop.
  var message: String
  /// The command whose help would say more; `nil` where the command itself is the trouble.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
