extension ExitStatus {
  /// The statuses in the words of the help.
  static let meanings: [(status: ExitStatus, meaning: String)] = [
    (.success, "done"), (.contentFailed, "the content has errors"), (.couldNotRun, "solidsite could not run"),
    (.wrongUsage, "invalid command line"),
  ]
}
