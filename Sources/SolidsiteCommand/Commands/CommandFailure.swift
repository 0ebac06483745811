/// Why the work could not be done, as a sentence for the person at the terminal; ends the program with status 2.
struct CommandFailure: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
