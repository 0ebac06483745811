/// The exit status of the command.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// The content has errors, or warnings where those fail too.
  case contentFailed = 1
  /// The work could not be done: an unreadable folder, a full disk.
  case couldNotRun = 2
  /// The command line is wrong; the number is that of `EX_USAGE` in sysexits.h.
  case wrongUsage = 64
}
