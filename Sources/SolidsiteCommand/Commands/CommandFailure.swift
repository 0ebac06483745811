import CaseStudyModel

/// A failure of a command, as a sentence for the terminal; the exit status is 2.
struct CommandFailure: Error, Equatable {
  var message: Message

  init(_ message: Message) {
    self.message = message
  }
}
