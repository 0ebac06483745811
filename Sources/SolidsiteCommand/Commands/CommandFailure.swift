import CaseStudyModel

/// Why the work could not be done, as a sentence for the person at the terminal; ends the program with status 2.
struct CommandFailure: Error, Equatable {
  var message: Message

  init(_ message: Message) {
    self.message = message
  }
}
