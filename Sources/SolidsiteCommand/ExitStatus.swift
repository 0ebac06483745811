/// The exit status of the command.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// The content has errors, or warnings with `--strict`.
  case contentFailed = 1
  /// The environment failed: an unreadable folder, a full disk.
  case couldNotRun = 2
  /// The command line is wrong; the value is `EX_USAGE` of sysexits.h.
  case wrongUsage = 64
}

extension ExitStatus {
  /// The statuses in the words of the help.
  static let meanings: [(status: ExitStatus, meaning: String)] = [
    (.success, "nothing failed"), (.contentFailed, "errors in the content (or warnings, with '--strict')"),
    (.couldNotRun, "solidsite couldn't run or write its output"),
    (.wrongUsage, "invalid command line"),
  ]
}
