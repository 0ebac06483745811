extension ExitStatus {
  /// The statuses in the words of the help.
  static let meanings: [(status: ExitStatus, meaning: String)] = [
    (.success, "done"), (.contentFailed, "the content has errors"), (.couldNotRun, "the work could not be done"),
    (.wrongUsage, "wrong usage"),
  ]
}
